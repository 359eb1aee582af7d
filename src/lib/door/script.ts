/** The one way by which the address of a script gets to the browser: workers, and the service worker. */
import { base } from '$app/paths';

/** What is used of Trusted Types; not every browser has them, and TypeScript does not know them yet. */
interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}
interface Policy {
  createScriptURL(url: string): unknown;
}

/** The content policy in svelte.config.js allows this name, and it once. */
const NAME = 'salonjass-script';

let policy: Policy | undefined;

/** The address as it is. Throws unless it is of this app: its own origin, below its own path. */
function own(url: string): string {
  const { href } = new URL(url, document.baseURI);
  if (!href.startsWith(`${location.origin}${base}/`))
    throw new TypeError(`not a script of this app: ${href}`);
  return url;
}

/** To be given to `new Worker` or `register`: where Trusted Types are in force, a bare address would be refused. */
export function ownScript(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (!trustedTypes) return own(url);
  policy ??= trustedTypes.createPolicy(NAME, { createScriptURL: own });
  return policy.createScriptURL(url) as string;
}
