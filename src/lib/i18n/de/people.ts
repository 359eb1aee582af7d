/** Who sits at the table, as the sentences call them. */

/** A player seen from the own chair, counter-clockwise: 0 oneself, 1 right, 2 partner, 3 left. */
export type Chair = 0 | 1 | 2 | 3;

/** The ship's crew at the table, by chair. */
export const crew = ['Du', 'Toni', 'Alois', 'Hedwig'] as const;
/** The same after "für". */
export const crewFor = ['dich', 'Toni', 'Alois', 'Hedwig'] as const;
/** What whoever deals is called. */
export const dealer = ['Geber', 'Geber', 'Geber', 'Geberin'] as const;
export const sides = ['Wir', 'Sie'] as const;
