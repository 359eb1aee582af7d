/** Keeps the screen on while a table is open. Where the browser cannot, nothing happens. */

/** @returns lets the screen go again */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = async (): Promise<void> => {
    if (!wanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!wanted) await lock.release();
    } catch {
      // Low battery, or not allowed here: the screen goes off as usual.
    }
  };
  // The browser takes the lock away whenever the page is hidden.
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', again);
    lock?.release().catch(() => {});
  };
}
