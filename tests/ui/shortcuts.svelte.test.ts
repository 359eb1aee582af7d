import { describe, expect, it } from 'vitest';
import { isOverlay, shortcut } from '../../src/lib/ui/table/shortcuts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  shortcut({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    target: document.body,
    ...more,
  });

describe('single keys at the table', () => {
  it.each([
    ['l', 'trick'],
    ['L', 'trick'],
    ['v', 'log'],
    ['b', 'bilanz'],
    ['w', 'dictionary'],
    ['m', 'menu'],
    ['z', 'undo'],
    ['x', null],
    ['Enter', null],
  ])('%s asks for %s', (key, wanted) => {
    expect(press(key)).toBe(wanted);
  });

  it('leave the browser its own: Ctrl+W closes the tab, and a held key is one press', () => {
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
      expect(press('w', more)).toBeNull();
  });

  it.each(['input', 'textarea', 'dialog'])('mean nothing in a %s', (name) => {
    const target = document.createElement(name);
    expect(press('w', { target })).toBeNull();
    const inside = target.appendChild(document.createElement('button'));
    expect(press('w', { target: inside })).toBeNull();
  });

  it('name what the history may hold, and nothing else', () => {
    expect(['menu', 'log', 'games', '', null, 7].map(isOverlay)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
