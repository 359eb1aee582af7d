/** The pictures of a pack before they are dealt: a card whose picture is read while it flies makes the others wait. */
import { PACK_36 } from '../../engine/cards';
import type { Pack } from '../../i18n/index.svelte';
import { cardArt } from './faces';

/** As long as they are held here, the browser keeps them read and ready. */
const held = new Map<string, HTMLImageElement>();

/** Read at the same time. */
const CHAINS = 3;

/** A few pictures whenever the page has nothing else to do; the answer ends it. */
export function fetchArt(pack: Pack): () => void {
  let end = read(pack);
  // What came before the service worker was in charge would be asked for once more.
  const again = (): void => {
    end();
    held.clear();
    end = read(pack);
  };
  const workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  workers?.addEventListener('controllerchange', again);
  return () => {
    end();
    workers?.removeEventListener('controllerchange', again);
  };
}

function read(pack: Pack): () => void {
  const missing = PACK_36.map((card) => cardArt(card, pack)).filter((src) => !held.has(src));
  let ended = false;
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 50));
  function next(): void {
    const src = ended ? undefined : missing.shift();
    if (src === undefined) return;
    const image = new Image();
    held.set(src, image);
    image.onload = image.onerror = () => void idle(next);
    image.src = src;
  }
  for (let chain = 0; chain < CHAINS; chain += 1) idle(next);
  return () => (ended = true);
}
