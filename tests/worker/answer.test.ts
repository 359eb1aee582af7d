import { describe, expect, it } from 'vitest';
import { decide } from '../../src/service-worker/answer';

const FILES = ['', 'play/', 'rules/pandur/', '404.html', 'cards/german/CJ.svg', '_app/immutable/a.js'];

describe.each(['https://jass.example/', 'https://name.example/salonjass/'])(
  'the service worker at %s',
  (scope) => {
    const has = (url: string): boolean => FILES.some((path) => new URL(path, scope).href === url);
    const page = (path: string) => decide(new URL(path, scope).href, scope, true, has);
    const file = (path: string) => decide(new URL(path, scope).href, scope, false, has);
    const full = (path: string): string => new URL(path, scope).href;

    it.each([
      ['', ''],
      ['?von=startbildschirm', ''],
      ['play/', 'play/'],
      ['play/?game=7&x=1', 'play/'],
      ['cards/german/CJ.svg', 'cards/german/CJ.svg'],
    ])('answers the page %s with the file %s', (asked, file) => {
      expect(page(asked)).toEqual({ kind: 'file', url: full(file) });
    });

    it.each([
      ['play', 'play/'],
      ['play?game=7', 'play/?game=7'],
      ['rules/pandur?x', 'rules/pandur/?x'],
      ['play/index.html?game=7', 'play/?game=7'],
      ['index.html', ''],
      ['%', ''],
      ['nowhere/%E0%A4%A', ''],
    ])('sends %s on to %s', (asked, place) => {
      expect(page(asked)).toEqual({ kind: 'redirect', url: full(place) });
    });

    it.each(['nowhere', 'nowhere/', 'play/deeper', 'rules/'])('knows no page %s', (asked) => {
      expect(page(asked)).toEqual({ kind: 'missing', page: full('404.html') });
    });

    it('leaves files that are no pages as they are', () => {
      expect(file('play')).toEqual({ kind: 'file', url: full('play') });
      expect(file('cards/german/CJ.svg?v=2')).toEqual({
        kind: 'file',
        url: full('cards/german/CJ.svg'),
      });
    });
  },
);
