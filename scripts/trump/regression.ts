/**
 * Least squares with a pull to zero, over rows of which most entries are 0 and the others count how often a feature
 * occurs. The last unknown, the constant, is free of the pull.
 */
export class Regression {
  readonly #products: Float64Array;
  readonly #targets: Float64Array;
  readonly size: number;
  rows = 0;

  constructor(features: number) {
    this.size = features + 1;
    this.#products = new Float64Array(this.size * this.size);
    this.#targets = new Float64Array(this.size);
  }

  add(features: readonly number[], target: number): void {
    const all = [...features, this.size - 1];
    for (const a of all) {
      this.#targets[a]! += target;
      for (const b of all) this.#products[a * this.size + b]! += 1;
    }
    this.rows++;
  }

  /** Gauss, with the pull that so many rows would have. */
  solve(pull: number): Float64Array {
    const n = this.size;
    const a = this.#products.slice();
    const x = this.#targets.slice();
    for (let i = 0; i < n - 1; i++) a[i * n + i]! += pull;
    for (let i = 0; i < n; i++) eliminate(a, x, n, i);
    for (let i = n - 1; i >= 0; i--) {
      for (let j = i + 1; j < n; j++) x[i]! -= a[i * n + j]! * x[j]!;
      x[i]! /= a[i * n + i]!;
    }
    return x;
  }
}

function eliminate(a: Float64Array, x: Float64Array, n: number, i: number): void {
  for (let row = i + 1; row < n; row++) {
    const by = a[row * n + i]! / a[i * n + i]!;
    if (by === 0) continue;
    for (let k = i; k < n; k++) a[row * n + k]! -= by * a[i * n + k]!;
    x[row]! -= by * x[i]!;
  }
}

export function predict(weights: Float64Array, features: readonly number[]): number {
  return features.reduce((sum, feature) => sum + weights[feature]!, weights[weights.length - 1]!);
}
