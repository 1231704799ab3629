// What the house tells everybody at a table. Without a schema, so that a page can ask before it sends anything.

/** Of who the others are: nothing, what is certain, or how likely each side is by the deal, too. */
export const HOUSE_LISTS = ['nothing', 'certain', 'odds'] as const;
export type HouseList = (typeof HOUSE_LISTS)[number];
