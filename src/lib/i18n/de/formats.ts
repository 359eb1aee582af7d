/** Dates and numbers as Switzerland writes them. Each takes milliseconds to set up: not before it is needed. */
interface Format<T> {
  format(value: T): string;
}

function late<T>(make: () => Format<T>): (value: T) => string {
  let made: Format<T> | undefined;
  return (value) => (made ??= make()).format(value);
}
const date = (options: Intl.DateTimeFormatOptions): ((value: number | Date) => string) =>
  late(() => new Intl.DateTimeFormat('de-CH', options));

/** "14:05". */
export const clock = date({ hour: '2-digit', minute: '2-digit' });
/** "12. November". */
export const dayInYear = date({ day: 'numeric', month: 'long' });
/** "12. November 1913". */
export const day = date({ day: 'numeric', month: 'long', year: 'numeric' });
/** "1.5". */
export const decimal = late<number>(
  () => new Intl.NumberFormat('de-CH', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
/** "Eicheln, Schilten und Rosen". */
export const list = late<readonly string[]>(() => new Intl.ListFormat('de-CH'));
