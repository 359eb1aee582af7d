import { describe, expect, it, vi } from 'vitest';
import { Install, type InstallHost } from '$lib/state/install.svelte';

function browser(parts: Partial<InstallHost> = {}) {
  const events = new EventTarget();
  const install = new Install({
    isApp: () => false,
    isSecure: () => true,
    apple: () => null,
    events: () => events,
    ...parts,
  });
  install.listen();
  const offer = (prompt = vi.fn(() => Promise.resolve())) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    events.dispatchEvent(event);
    return { event, prompt };
  };
  return { install, events, offer };
}

describe('installing', () => {
  it.each<[string, Partial<InstallHost>, string | null]>([
    ['any browser: its menu', {}, 'menu'],
    ['iPhone and iPad', { apple: () => 'ios' }, 'ios'],
    ['Safari on a Mac', { apple: () => 'mac' }, 'mac'],
    ['a page without https', { isSecure: () => false }, 'insecure'],
    ['an iPhone on a page without https', { isSecure: () => false, apple: () => 'ios' }, 'insecure'],
    ['the installed app itself: nothing', { isApp: () => true, apple: () => 'ios' }, null],
  ])('%s', (_, parts, way) => {
    expect(browser(parts).install.way).toBe(way);
  });

  it('keeps what the browser offers, and asks at a tap only', async () => {
    const { install, offer } = browser();
    const { event, prompt } = offer();
    expect(event.defaultPrevented, 'the browser itself asks nothing').toBe(true);
    expect(install.way).toBe('prompt');
    expect(prompt).not.toHaveBeenCalled();
    await install.ask();
    expect(prompt).toHaveBeenCalledOnce();
  });

  it('uses an offer once, and falls back to the menu', async () => {
    const { install, offer } = browser();
    const { prompt } = offer();
    await Promise.all([install.ask(), install.ask()]);
    expect(prompt).toHaveBeenCalledOnce();
    expect(install.way).toBe('menu');
    offer();
    expect(install.way).toBe('prompt');
  });

  it('bears a browser that takes its offer back', async () => {
    const { install, offer } = browser();
    offer(vi.fn(() => Promise.reject(new DOMException('used up', 'InvalidStateError'))));
    await install.ask();
    expect(install.way).toBe('menu');
  });

  it('says so once it is installed, by whatever way', () => {
    const { install, events, offer } = browser();
    offer();
    events.dispatchEvent(new Event('appinstalled'));
    expect(install.way).toBe('installed');
  });
});

describe('telling iPhone, iPad and Mac apart', () => {
  const as = (vendor: string, platform: string, maxTouchPoints: number): string | null => {
    vi.stubGlobal('navigator', { vendor, platform, maxTouchPoints });
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const { way } = new Install();
    vi.unstubAllGlobals();
    return way;
  };
  it.each([
    ['Safari on an iPhone', 'Apple Computer, Inc.', 'iPhone', 5, 'ios'],
    ['Chrome on an iPhone, which is WebKit too', 'Apple Computer, Inc.', 'iPhone', 5, 'ios'],
    ['an iPad, which calls itself a Mac', 'Apple Computer, Inc.', 'MacIntel', 5, 'ios'],
    ['Safari on a Mac', 'Apple Computer, Inc.', 'MacIntel', 0, 'mac'],
    ['Chrome on a Mac', 'Google Inc.', 'MacIntel', 0, 'menu'],
    ['Firefox on a Mac', '', 'MacIntel', 0, 'menu'],
    ['GNOME Web on Linux, which is WebKit too', 'Apple Computer, Inc.', 'Linux x86_64', 0, 'menu'],
    ['Chrome on Android', 'Google Inc.', 'Linux armv81', 5, 'menu'],
  ])('%s', (_, vendor, platform, touch, way) => {
    expect(as(vendor, platform, touch)).toBe(way);
  });
});
