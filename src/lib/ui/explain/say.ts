/** Lets a screen reader read an explanation out that somebody has asked for. */

/** A live region has to be there before its text, or nothing is read. */
const LATER = 100;

/** What is outside an open dialog is not heard: the region goes where `anchor` is. Returns what takes it away. */
export function say(anchor: Element, text: string): () => void {
  const region = document.createElement('p');
  region.className = 'vh';
  region.setAttribute('role', 'status');
  (anchor.closest('dialog') ?? document.body).prepend(region);
  const timer = setTimeout(() => (region.textContent = text), LATER);
  return () => {
    clearTimeout(timer);
    region.remove();
  };
}
