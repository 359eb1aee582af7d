/** The cards 6 to 9, and the French 10: large signs in two columns, stepped in where the index stands. */
import { CX, CY, GREEN, H, RUST, W, at, line } from './draw.mjs';
import { bloom, charges, nut, shieldBase, sign } from './signs.mjs';

const turned = ([x, y]) => [W - x, H - y];
const both = (signs) => [...signs, ...signs.map(turned).reverse()];
// Two columns of three, the top-left sign beside the clear corner; nine and ten: a block of four in each half, moved
// out of the way of it.
const three = (step, edge, y) =>
  both([
    [step, y],
    [W - edge, y],
    [edge, CY],
  ]);
const four = both([
  [87, 47],
  [184, 47],
  [87, 125],
  [184, 125],
]);
// The one in the centre has air all round.
const nine = both([
  [86, 43],
  [185, 43],
  [86, 109],
  [185, 109],
]);
const PLACES = {
  6: three(93, 51, 58),
  7: [...three(91, 49, 56), [127, 125]],
  8: [...three(91, 49, 56), ...both([[127, 125]])],
  9: [...nine, [CX, CY]],
  10: [...four, ...both([[136, 86]])],
};
const SCALES = { 6: 1.18, 7: 1.12, 8: 1.08, 9: 0.92, 10: 0.88 };

// Eared tops and broad feet need more air.
const SHIELD_SCALES = { 6: 1.18, 7: 1.04, 8: 1, 9: 0.9 };

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

// Green cups need a twig that is not as dark as they are.
const TWIGS = { H: { width: 11, colour: GREEN }, C: { width: 8, colour: RUST } };

/** Roses and acorns grow on a stem, bells and shields stand free: a second difference of silhouette. */
function stem(rank, twig) {
  const branch = ([x, y]) => {
    const foot = y + 22 * Math.sign(CY - y);
    return y === CY ? `M${x} ${y}H${CX}` : `M${x} ${y}Q${CX} ${y} ${CX} ${foot}`;
  };
  const signs = PLACES[rank].slice(0, inColumns(rank));
  const top = signs[0][1] + 22;
  const d = `M${CX} ${top}V${H - top}` + signs.map(branch).join('');
  return line(d, twig.width) + line(d, twig.width / 2, twig.colour);
}

// The leaf of the acorn hangs over to the right: set off, the whole sign stands in its place.
const aside = { C: -6 };
// Between the columns there is room for a sign, but not for its leaves.
const BARE = { H: bloom, C: nut };
const INNER = { H: 0.96, C: 1 };

/** Signs that stand in a column come first in PLACES. */
const inColumns = (rank) => (rank < '9' ? 6 : 8);

const strew = (id, list) =>
  list.map(({ x, y, turn }) => `<use href="#${id}" transform="translate(${x} ${y})${turn}"/>`).join('');

/** Half way to the stem: in the middle of the gap it would lean on a leaf. */
const onStem = (place) => ({ ...place, x: (place.x + CX) / 2, y: place.y + Math.sign(CY - place.y) * 3 });

function grown(id, rank, suit) {
  const scale = SCALES[rank];
  const all = places(rank),
    k = inColumns(rank);
  return (
    stem(rank, TWIGS[suit]) +
    `<defs><g id="${id}">${at(aside[suit] ?? 0, 0, sign('german', suit), scale)}</g>` +
    `<g id="${id}i">${at(0, 0, BARE[suit](), scale * INNER[suit])}</g></defs>` +
    strew(id, all.slice(0, k)) +
    strew(id + 'i', all.slice(k).map(onStem))
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
