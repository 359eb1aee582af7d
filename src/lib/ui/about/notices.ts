/** What the build wrote down about the packages it ships: scripts/notices.mjs. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}
export interface Notices {
  /** Salonjass itself. */
  readonly app: Notice;
  readonly packages: readonly Notice[];
}

const isNotice = (value: unknown): value is Notice =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'version', 'licence', 'text'].every((key) => typeof Reflect.get(value, key) === 'string');

/** Throws on anything else: some hosts answer a missing file with a page of their own. */
export function readNotices(value: unknown): Notices {
  const { app, packages } = value as Partial<Notices>;
  if (!isNotice(app) || !Array.isArray(packages) || !packages.every(isNotice))
    throw new TypeError('not a list of notices');
  return { app, packages };
}

/** Licences come broken into lines for 80 columns; whole paragraphs fit every width. No word changes. */
export const unbroken = (text: string): string =>
  text.replace(/([^\n]{50,}[^\n=-])[ \t]*\n[ \t]*(?=[^\s=-])/g, '$1 ');
