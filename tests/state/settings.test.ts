import { describe, expect, it } from 'vitest';
import { guarded, LONGEST_NAME, tidyName } from '$lib/state/settings';

const ESCAPES: Record<string, string> = {
  'the mark that turns the direction': '\u202eRosa\u202c',
  'isolates and marks of direction': '\u2066Ro\u2069\u200f\u200e\u061csa',
  'control characters': '\u0000Ro\u0007\u001b\u009bsa',
  'soft hyphens and joiners of words': 'Ro\u00ad\u2060\u200csa',
  'joiners without an emoji': '\u200dRo\u200dsa\u200d',
  'letters that show nothing': '\u3164R\u115fo\uffa0sa',
  'hidden tags': 'Rosa\u{e0041}\u{e0042}',
  'signs of private use and halves of signs': 'Ro\ue000\ud800sa',
};

describe('a name', () => {
  it.each(Object.entries(ESCAPES))('is kept without %s', (_, raw) => {
    expect(tidyName(raw)).toBe('Rosa');
  });

  it.each(['\u202e\u2066', '\u3164\u115f', '\u2800 \u2800', '\ufe0f\u200d', '\u0301\u200b'])(
    'that shows nothing is none: %j',
    (raw) => {
      expect(tidyName(raw)).toBe('');
    },
  );

  it.each(['<b>Rosa</b>', 'Rosa & Ueli', '"Rösli"', 'Žužana', 'नमस्ते', 'שרה', '👩🏻‍❤️‍💋‍👨🏼', '🏳️‍🌈', '1️⃣ Rosa'])(
    'is kept as it is: %s',
    (raw) => {
      expect(tidyName(raw)).toBe(raw.normalize('NFC'));
    },
  );

  it('does not climb out of its plate', () => {
    expect(tidyName(`a${'\u0301'.repeat(99)}`)).toBe('á\u0301\u0301\u0301');
    expect([...tidyName('👩‍'.repeat(99) + '👩')].length).toBeLessThanOrEqual(10);
    expect([...tidyName('👩🏻‍❤️‍💋‍👨🏼'.repeat(99))]).toHaveLength(10 * LONGEST_NAME);
  });

  it('is the same when it is tidied again', () => {
    for (const raw of [...Object.values(ESCAPES), '👩‍'.repeat(99), `${'a'.repeat(13)} b`])
      expect(tidyName(tidyName(raw))).toBe(tidyName(raw));
  });

  it('is tidied as well when it comes out of the store', () => {
    expect(guarded({ name: '\u202eRosa' }).name).toBe('Rosa');
    expect(guarded({ name: { toString: () => 'Rosa' } }).name).toBe('');
  });
});
