/** A disk that does not answer is like one that refuses: the table must not stand still. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The promise, or `NoAnswer` after so many milliseconds; what it was waiting for may still happen. */
export function inTime<T>(promise: Promise<T>, patience: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new NoAnswer('the database does not answer')), patience);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
