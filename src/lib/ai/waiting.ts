/** The promise, or the signal's reason as soon as it says stop. */
export function stoppable<T>(promise: Promise<T>, stop: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const halt = (): void => reject(stop.reason);
    if (stop.aborted) halt();
    stop.addEventListener('abort', halt, { once: true });
    promise.then(resolve, reject).finally(() => stop.removeEventListener('abort', halt));
  });
}

/** The promise, or a failure after so many milliseconds. */
export function inTime<T>(promise: Promise<T>, limit: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('worker: no answer')), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
