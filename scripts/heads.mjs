// The heads of crew and passengers, for scripts/icons.mjs: in a box of 48, on a disc, each known by its outline alone.
/** @type {Record<string, string>} */
const INKS = {
  i: '#1c1712',
  s: '#edbd92',
  e: '#f6efdc',
  b: '#c9a24b',
  r: '#b3261e',
  l: '#2f6f8f',
  g: '#4c7a34',
  m: '#8a5230',
};
const DISC = '#a3c8c6';

/** Paths from back to front, each after the letter of its ink. */
export const HEADS = {
  /** Peaked cap, full white beard. */
  captain: [
    'lM3 49q2-12 21-12t21 12z',
    'sM14 18h20v10q0 10-10 10T14 28z',
    'eM13 25q-2 17 11 18 13-1 11-18-2 5-6 5-4-2-5-2t-5 2q-4 0-6-5z',
    'eM8 14q3-9 16-9t16 9l-5 4H13z',
    'iM13 17q11-3 22 0v4q5 2 2 4-13-4-26 0-3-2 2-4zM19 26h.1M29 26h.1',
    'bM24 9l2.5 3-2.5 3-2.5-3z',
  ],
  /** Felt hat with a feather, brown beard, pipe; looks to the left. */
  guide: [
    'gM5 49q1-11 14-12h14q10 2 12 12z',
    'sM16 18l-2 6-5 6 4 1 1 6 8 4 12-6V18z',
    'mM13 33q4 1 7-1 4-4 6-11l8-2q3 12-3 20-7 8-15 4-4-4-3-10z',
    'eM31 14q7-5 9-13-9 2-12 10z',
    'gM4 20q7-3 9-5 1-9 7-10 3 3 6 1 7 0 8 9 4 3 10 3-4 5-20 5T4 20z',
    'mM13 15q10 3 21-1l1 4q-12 4-23 1z',
    'iM13 34l-5 2v6H2v-7h4l6-4zM17 25h.1',
  ],
  /** A great hat with an ostrich feather, hair put up; looks to the right. */
  lady: [
    'gM6 49q2-9 12-10h9q10 1 13 10z',
    'sM31 19l1 6 4 5-3 1v4q-1 3-5 3v5h-9l-4-8V19z',
    'mM13 18q-6 3-5 9t8 7q2 4 6 1 0-6 3-9 5-2 7-8z',
    'iM2 19Q9 9 24 9t22 9q-8 5-22 5T2 19z',
    'rM13 12q1-9 11-9t11 9q-11 4-22 0z',
    'eM29 9Q32 0 41 2q6 3 4 9-3 5-9 3-5 1-7-5z',
    'iM29 27h.1',
    'eM18 39q6 3 11-1l1 4q-7 3-13 1z',
  ],
  /** A parting, a moustache turned up, white jacket and bow tie. */
  steward: [
    'eM4 49q2-10 20-11 18 1 20 11z',
    'sM19 33h10v6l-5 4-5-4zM11 23q-3-1-2 3t4 3h22q3 1 4-3t-2-3z',
    'sM13 13h22v13q0 11-11 11T13 26z',
    'iM12 24q-3-16 12-17 15 1 12 17l-2-7q-8 1-10-4-2 5-10 4zM24 31q-4-3-6 0t-6-2q2 6 7 5 3 0 5-2 2 2 5 2 5 1 7-5-3 3-6 2t-6 0z',
    'iM24 43l-8-4v9l8-4 8 4v-9zM19 23h.1M29 23h.1',
  ],
  /** The tall hat of the kitchen, round cheeks, small moustache. */
  cook: [
    'eM4 49q2-9 20-10 18 1 20 10z',
    'sM12 22h24q2 18-12 18T12 22z',
    'eM13 24l-2-9Q4 13 6 7q3-6 9-3 3-4 9-4t9 4q6-3 9 3 2 6-5 8l-2 9q-11-4-22 0z',
    'rM16 40l8 4 8-4-2 7-6-2-6 2z',
    'iM13 20q11-4 22 0v4q-11-3-22 0zM24 33q-5-1-8 2 4 2 8 0 4 2 8 0-3-3-8-2zM18 28h.1M30 28h.1',
  ],
  /** A flat cap aslant, a neckerchief, soot on the chin; looks to the left. */
  stoker: [
    'mM3 49q2-10 16-12h12q12 2 14 12z',
    'sM15 18l-1 6-5 5 4 2v6q1 4 7 4l4 4h10V18z',
    'iM13 32l8-2q6-1 6-9l8-1-1 12-12 8-8-2z',
    'rM14 41q10 0 21-9l3 6-4 3 3 6-7-4q-8 3-16 1z',
    'sM27 24q5-1 4 3t-4 3z',
    'lM6 21q-2-5 6-8 5-8 16-7 12 2 12 13l-5 2q-10-3-18-1-6 4-11 1z',
    'iM6 21q6-1 11-2l1 3q-8 3-12-1zM17 26h.1',
  ],
  /** Round cap with a pompon and two ribbons, the wide collar. */
  sailor: [
    'eM4 49q2-9 20-11 18 2 20 11z',
    'lM7 49q0-9 10-11l7 8 7-8q10 2 10 11z',
    'iM33 17l10 9-1 9-4-2-3 4-4-14z',
    'sM13 18h21v9q0 11-10 11T13 27z',
    'lM6 15q4-8 18-8t18 8q-4 4-8 4H14q-4 0-8-4z',
    'eM13 17q11-3 22 0v4q-11-3-22 0z',
    'rM24 8q-5-1-4-5t4-3q4-1 4 3t-4 5z',
    'iM20 26h.1M29 26h.1M22 33h5',
  ],
  /** Top hat, monocle and whiskers. */
  gentleman: [
    'iM4 49q2-9 20-11 18 2 20 11z',
    'eM17 38l7 11 7-11-7 3z',
    'sM14 18h20v10q0 11-10 11T14 28z',
    'eM13 20l4 2 1 9 3 5-4 4q-9-6-7-18zM35 20l-3 2-1 9-4 5 4 4q9-6 7-18z',
    'iM6 17q5 2 7-1L11 1q13-4 26 0l-2 15q2 3 7 1 0 5-18 5T6 17z',
    'rM12.5 10q11 3 23 0l-1 6q-11 3-21 0z',
    'bM29 24a4 4 0 1 0 .1 0z',
    'iM19 27h.1M29 28h.1M21 36h6',
  ],
  /** Two plaits that stick out, and a bow on top. */
  girl: [
    'lM6 49q2-9 18-11 16 2 18 11z',
    'mM13 22q-5-1-6 4-5 2-4 7-3 4 1 8 6-2 6-8 5-2 4-7zM35 22q5-1 6 4 5 2 4 7 3 4-1 8-6-2-6-8-5-2-4-7z',
    'sM13 18h22v9q0 11-11 11T13 27z',
    'mM11 25Q9 8 24 9t13 16q-2-7-8-8-5 0-5-3 0 3-5 3-6 1-8 8z',
    'rM24 9q-7-9-13-5 0 9 3 11 6-1 10-6 4 5 10 6 3-2 3-11-6-4-13 5z',
    'iM19 26h.1M29 26h.1M20 32q4 3 8 0',
  ],
};

/** @param {readonly string[]} paths */
export const headSvg = (paths) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><clipPath id="a"><circle cx="24" cy="24" r="24"/></clipPath><g clip-path="url(#a)" stroke="${INKS.i}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path fill="${DISC}" stroke="none" d="M0 0h48v48H0z"/>${paths
    .map((path) => `<path fill="${INKS[path.charAt(0)]}" d="${path.slice(1)}"/>`)
    .join('')}</g></svg>\n`;
