/** The cards 6 to 9, and the French 10: two wide columns, stepped in where the index stands. */
import { CX, CY, GREEN, H, W, at, line } from './draw.mjs';
import { bloom, charges, nut, shieldBase, sign } from './signs.mjs';

// The left column at `rows`, its top sign beside the clear corner; the right one is the same turned by 180 degrees.
const columns = (step, edge, rows) => [
  ...rows.map((y, k) => [k === 0 ? step : edge, y]),
  ...rows.map((y, k) => [W - (k === rows.length - 1 ? step : edge), y]),
];
// Where the steps leave the widest gap.
const inner = (x, y) => [
  [x, y],
  [W - x, H - y],
];
const three = columns(88, 49, [56, CY, 300]),
  four = columns(84, 47, [49, 137, 219, 307]);
const PLACES = {
  6: columns(90, 52, [58, CY, 298]),
  7: [...three, ...inner(126, 125).slice(0, 1)],
  8: [...three, ...inner(126, 125)],
  9: [...four, [CX, CY]],
  10: [...four, ...inner(128, 94)],
};
const SCALES = { 6: 1.18, 7: 1.12, 8: 1.08, 9: 1.0, 10: 0.94 };

// Eared tops and broad feet need more air.
const SHIELD_SCALES = { 6: 1.18, 7: 1.04, 8: 1.02, 9: 1 };

const places = (rank) => PLACES[rank].map(([x, y]) => ({ x, y, turn: y > CY ? ' rotate(180)' : '' }));

/** Shields share outline and chief (mirrored for every second one) and differ in the charge. */
const shields = (id, rank) =>
  `<defs><g id="${id}">${shieldBase()}</g></defs>` +
  places(rank)
    .map(({ x, y, turn }, k) => {
      const base = `<use href="#${id}"${k % 2 ? ' transform="scale(-1 1)"' : ''}/>`;
      return `<g transform="translate(${x} ${y})${turn} scale(${SHIELD_SCALES[rank]})">${base}${charges[k % charges.length]}</g>`;
    })
    .join('');

/** Roses and acorns grow on a stem, bells and shields stand free: a second difference of silhouette. */
function stem(rank) {
  const branch = ([x, y]) => {
    const foot = y + 22 * Math.sign(CY - y);
    return y === CY ? `M${x} ${y}H${CX}` : `M${x} ${y}Q${CX} ${y} ${CX} ${foot}`;
  };
  const signs = PLACES[rank].slice(0, inColumns(rank));
  const top = signs[0][1] + 22;
  const d = `M${CX} ${top}V${H - top}` + signs.map(branch).join('');
  return line(d, 12) + line(d, 6, GREEN);
}

// The leaf of the acorn hangs over to the right: set off, the whole sign stands in its place.
const aside = { C: -6 };
// Between the columns there is room for a sign, but not for its leaves.
const BARE = { H: bloom, C: nut };

/** Signs that stand in a column come first in PLACES. */
const inColumns = (rank) => (rank < '9' ? 6 : 8);

const strew = (id, list) =>
  list.map(({ x, y, turn }) => `<use href="#${id}" transform="translate(${x} ${y})${turn}"/>`).join('');

function grown(id, rank, suit) {
  const scale = SCALES[rank];
  const all = places(rank),
    k = inColumns(rank);
  return (
    stem(rank) +
    `<defs><g id="${id}">${at(aside[suit] ?? 0, 0, sign('german', suit), scale)}</g>` +
    `<g id="${id}i">${at(0, 0, BARE[suit](), scale * 0.96)}</g></defs>` +
    strew(id, all.slice(0, k)) +
    strew(id + 'i', all.slice(k))
  );
}

const free = (id, pack, rank, suit, colours) =>
  `<defs><g id="${id}">${at(0, 0, sign(pack, suit, colours), SCALES[rank])}</g></defs>` +
  strew(id, places(rank));

export function number(pack, suit, rank, colours) {
  const id = pack[0] + suit + rank;
  if (pack === 'german' && suit === 'S') return shields(id, rank);
  if (pack === 'german' && suit in BARE) return grown(id, rank, suit);
  return free(id, pack, rank, suit, colours);
}
