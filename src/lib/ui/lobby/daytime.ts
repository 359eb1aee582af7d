/** Which inks the poster is printed with: the theme decides whether by day or by lamp light (src/app.css). */
export type PartOfDay = 'morning' | 'noon' | 'evening' | 'night';

/** By the clock of the visitor, 0 to 23. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 21) return 'night';
  if (hour < 10) return 'morning';
  return hour < 17 ? 'noon' : 'evening';
}
