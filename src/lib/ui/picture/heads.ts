/** Crew and passengers: static/heads has a picture of each, which scripts/heads.mjs draws. */
export type HeadName =
  'captain' | 'guide' | 'lady' | 'steward' | 'cook' | 'stoker' | 'sailor' | 'gentleman' | 'girl';
