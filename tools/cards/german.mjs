/** The twelve figures of the German-Swiss pack: people of the valley. */
import {
  BLUE,
  BROWN,
  ENAMEL,
  GREEN,
  GREY,
  INK,
  RED,
  RUST,
  SKIN,
  SLATE,
  YELLOW,
  at,
  dot,
  flat,
  line,
  p,
  polar,
  range,
  spots,
} from './draw.mjs';
import { profile, moustache, fullBeard, sideBeard, lip, crowns, hand, ermine, staff } from './parts.mjs';

export const german = {
  // Fool: cap like a sun, mi-parti coat, dagged collar
  DJ: {
    back: range(6)
      .map((k) => {
        const a = 190 + k * 36;
        return (
          p(
            k % 2 ? YELLOW : RED,
            `M${polar(34, a - 22, 128, 78)}L${polar(58, a, 128, 78)} ${polar(34, a + 22, 128, 78)}Z`,
          ) + dot(YELLOW, ...polar(58, a, 128, 78).split(' '), 6)
        );
      })
      .join(''),
    body: YELLOW,
    coat: flat(RED, 'M128 122Q164 120 183 139Q200 160 204 240H128Z'),
    head: profile(
      RED,
      p(RED, 'M-16-38Q-22-22-6-16Q10-14 8 16L-2 38-8 52Q14 60 38 48Q46-6 28-34Q8-50-16-38Z') +
        flat(YELLOW, 'M8-42Q22-40 28-32Q44-6 37 46L24 51Q36 0 8-42Z') +
        line('M-27 23Q-20 24-17 17', 3),
    ),
    over:
      p(YELLOW, 'M96 122L88 150 108 138 122 160 138 138 160 154 164 124Q128 136 96 122Z') +
      [
        [88, 152],
        [122, 162],
        [160, 156],
      ]
        .map(([x, y]) => dot(ENAMEL, x, y, 5))
        .join(''),
    sleeve: RED,
    cuff: YELLOW,
    top:
      flat(YELLOW, 'M106 152Q126 150 134 136L146 152 124 196 108 192Z') +
      line('M106 152L108 192M134 134L146 152 124 198', 3),
  },
  // Messenger: flat hat with quill, satchel strap, sealed letter
  SJ: {
    body: BLUE,
    coat: line('M120 120L190 176', 14) + line('M120 120L190 176', 8, BROWN),
    head: profile(
      BROWN,
      p(ENAMEL, 'M14-34Q44-66 74-60Q62-30 20-26Z') +
        line('M16-30Q44-44 66-54', 3) +
        p(SLATE, 'M-34-26Q-30-32-22-32Q-18-52 6-52Q30-52 34-30Q44-30 42-22Q4-14-34-26Z') +
        line('M-22-32Q6-24 33-30', 5, RED),
    ),
    over:
      at(
        178,
        116,
        p(ENAMEL, 'M-22-16H22V16H-22Z') + line('M-22-16L0 2 22-16', 3) + dot(RED, 0, 4, 6),
        1,
        -14,
      ) + p(SKIN, 'M172 130Q184 122 196 130L196 150 176 146Z'),
    sleeve: BLUE,
    cuff: RED,
  },
  // Alpine herdsman: round embroidered cap, lidded pipe, puffed white sleeve
  HJ: {
    body: RED,
    coat: p(ENAMEL, 'M102 118L126 156 150 118Z') + line('M126 156V200', 3),
    head: profile(
      YELLOW,
      line('M-27 25L-38 27Q-41 28-41 34', 6) +
        p(BROWN, 'M-48 32H-34V50Q-41 56-48 50Z') +
        p(YELLOW, 'M-50 32Q-41 21-32 32Z', 'stroke-width="3"') +
        lip(YELLOW) +
        p(SLATE, 'M-22-28Q-18-50 8-48Q34-46 32-18Q6-32-22-28Z') +
        line('M-17-34Q8-42 31-26', 4, RED) +
        spots(YELLOW, 3, [-6, -43], [8, -42], [21, -37]),
    ),
    sleeve: ENAMEL,
    cuff: RED,
    top: line('M148 134q10 16 4 38M162 136q8 16 2 32M118 158q6 12 2 30', 2.5),
  },
  // Cellarer: soft blue cap falling back, green waistcoat, pewter jug
  CJ: {
    body: GREEN,
    coat: p(ENAMEL, 'M104 118L128 148 152 119Z') + spots(YELLOW, 4, [128, 162], [128, 178]),
    head: profile(
      RUST,
      p(BLUE, 'M-24-26Q-26-50 4-54Q44-58 62-30Q64-12 48-10Q40-24 30-20Q4-30-24-26Z') +
        p(YELLOW, 'M-26-22Q4-34 31-14L30-22Q4-38-25-30Z', 'stroke-width="3"') +
        dot(YELLOW, 52, -6, 6),
    ),
    over:
      p(GREY, 'M170 92H196L192 104Q208 118 204 146H166Q160 120 176 104Z') +
      p(GREY, 'M168 84Q184 74 198 84V93H168Z') +
      line('M196 100Q216 104 206 128', 5) +
      line('M170 118Q184 124 203 116', 3),
    sleeve: ENAMEL,
    cuff: GREEN,
  },
  // Cavalier: wide hat, plume, great moustache
  DQ: {
    body: RED,
    coat: p(YELLOW, 'M78 120L108 170 132 120 140 240H60Z') + spots(INK, 4, [104, 176], [102, 192]),
    head: profile(
      BROWN,
      lip(BROWN) +
        p(YELLOW, 'M-8-44Q-2-68 26-66Q50-64 48-34Q46-14 34-4Q32-24 36-34Q28-46 10-34Z') +
        line('M6-48Q34-58 40-22', 3) +
        p(SLATE, 'M-46-26Q-30-28-22-32Q-18-56 8-54Q28-52 28-32Q40-26 44-26Q44-12 22-14Q-20-8-46-26Z') +
        line('M-21-33Q4-26 28-32', 6, RED),
    ),
    over:
      p(ENAMEL, 'M70 124Q100 146 138 120L144 134Q104 164 62 140Z') +
      p(YELLOW, 'M24 108H62Q62 138 49 140V162H58V170H30V162H38V140Q24 138 24 108Z') +
      flat(RED, 'M27 110H59V116H27Z') +
      hand(43, 160),
    sleeve: RED,
    cuff: YELLOW,
  },
  // Halberdier: slashed beret with two feathers, pointed beard
  SQ: {
    back: at(
      0,
      18,
      staff('M46 192L34 92', BROWN) +
        p(GREY, 'M38 130L36 100 60 92 66 116 54 126Z') +
        p(GREY, 'M34 82L42 98 28 100Z') +
        p(GREY, 'M30 106L18 112 20 120 32 120Z'),
    ),
    body: BLUE,
    coat:
      flat(
        ENAMEL,
        'M34 152L44 142 50 200 38 206ZM60 132L72 126 78 188 66 194ZM136 124L148 128 150 170 138 172Z',
      ) +
      line('M34 152L44 142 50 200 38 206ZM60 132L72 126 78 188 66 194ZM136 124L148 128 150 170 138 172Z', 3),
    head: profile(
      SLATE,
      sideBeard(SLATE) +
        lip(SLATE) +
        p(RED, 'M0-40Q10-64 40-62Q48-44 24-30Z') +
        p(ENAMEL, 'M-10-40Q-8-66 18-66Q22-48 4-34Z') +
        p(BLUE, 'M-40-22Q-44-40-8-42Q36-46 46-24Q46-14 30-16Q-4-26-26-16Q-38-14-40-22Z') +
        line('M-24-36l-4 14M-4-40v16M16-40l4 18', 4),
    ),
    over: p(RED, 'M72 122Q102 138 136 118L140 130Q104 152 68 134Z'),
    sleeve: BLUE,
    cuff: RED,
  },
  // Mountain host: tasselled cap, long pipe, side whiskers, green coat
  HQ: {
    body: GREEN,
    coat: p(RED, 'M76 120L108 186 132 120Z') + spots(YELLOW, 4, [106, 140], [107, 156], [108, 172]),
    head: profile(
      GREY,
      p(GREY, 'M6 0L0 20-10 26-4 44Q16 40 19 10Z') +
        line('M-28 26Q-44 30-46 42', 6) +
        p(BROWN, 'M-54 36H-38V52Q-46 58-54 52Z') +
        p(RED, 'M-24-26L-16-56Q6-66 26-54L32-16Q6-32-24-26Z') +
        line('M-25-27Q6-36 32-16', 5, YELLOW) +
        line('M4-60Q34-66 37-40', 4) +
        p(YELLOW, 'M32-42H42L45-18H30Z', 'stroke-width="3"'),
    ),
    over:
      p(ENAMEL, 'M70 120L76 112H124L132 118 104 140Z') +
      staff('M42 214V122Q42 106 30 108Q21 110 22 120', BROWN) +
      hand(44, 160),
    sleeve: GREEN,
    cuff: RED,
  },
  // Hunter: tall green hat with cock feather, full beard, horn on a cord
  CQ: {
    body: BROWN,
    coat:
      line('M64 130Q96 168 138 182', 8, GREEN) +
      p(YELLOW, 'M22 196Q24 160 60 154L76 150V172L62 172Q44 178 44 200Z') +
      line('M40 162l10 16', 3),
    head: profile(
      RUST,
      p(RUST, 'M6-4L2 16-14 20-31 19-29 28-27 34Q-30 60-12 64Q14 54 18 16L17 2Z') +
        line('M-27 27h9', 3) +
        p(INK, 'M12-36Q30-64 46-54Q42-40 26-26Z') +
        p(GREEN, 'M-40-22Q-24-26-20-32L-12-62Q6-68 16-60L30-30Q38-20 44-20Q40-10 20-14Q-18-10-40-22Z') +
        line('M-20-33Q6-26 29-31', 6, RED),
    ),
    sleeve: BROWN,
    cuff: GREEN,
  },
  DK: {
    body: RED,
    hair: ENAMEL,
    beard: fullBeard(ENAMEL),
    crown: crowns.balls,
    robe: ermine,
    hold: staff('M34 216L53 118', YELLOW) + dot(YELLOW, 55, 111, 11) + line('M45 111h20', 3),
    sleeve: RED,
    cuff: YELLOW,
  },
  SK: {
    body: BLUE,
    hair: SLATE,
    beard: moustache(SLATE) + line('M-6 31h13', 3),
    crown: crowns.towers,
    robe:
      p(YELLOW, 'M58 128L72 124Q106 176 140 122L156 130Q106 206 58 128Z') +
      p(ENAMEL, 'M72 124Q106 170 140 122L130 118 106 140 82 119Z'),
    hold:
      p(ENAMEL, 'M41 176L35 116 42 99 49 114 49 176Z') +
      line('M42 120V170', 2.5) +
      p(YELLOW, 'M16 160L66 152V161L16 169Z'),
    sleeve: BLUE,
    cuff: RED,
  },
  HK: {
    body: RED,
    hair: YELLOW,
    beard: '',
    crown: crowns.leaves,
    robe:
      p(GREEN, 'M58 130Q80 120 84 118L106 172 130 118 156 130 128 240H90Z') +
      line('M84 118L106 172 130 118', 3) +
      dot(YELLOW, 106, 172, 7),
    hold:
      dot(BLUE, 44, 142, 22) +
      p(YELLOW, 'M22 138Q44 148 66 138V146Q44 156 22 146Z', 'stroke-width="3"') +
      staff('M44 120V102M36 110H52', YELLOW, 4),
    sleeve: RED,
    cuff: ENAMEL,
  },
  CK: {
    body: GREEN,
    hair: BROWN,
    beard:
      p(BROWN, 'M-28-4Q-38 50-16 78L0 62 16 78Q38 50 28-4Q22 16 1 17Q-20 16-28-4Z') +
      p(RED, 'M-7 27H9L1 32Z', 'stroke-width="2"') +
      moustache(BROWN),
    crown: crowns.points,
    robe: p(YELLOW, 'M60 128Q106 172 152 128L168 138Q106 210 46 138Z'),
    hold:
      staff('M36 214L46 126', BROWN, 9) +
      [
        [47, 124, -88],
        [50, 130, -20],
        [44, 132, 195],
      ]
        .map(([x, y, a]) => at(x, y, p(GREEN, 'M0 0Q4-12 22 0Q4 12 0 0Z', 'stroke-width="3"'), 1, a))
        .join(''),
    sleeve: GREEN,
    cuff: YELLOW,
  },
};
