// The house list: information that the server gives to everybody at a table. Has no schema, so that a page can check input
// before it sends anything.

/** Information about the other players' identities: none, certain facts only, or also the odds of each side by the deal. */
export const HOUSE_LISTS = ['nothing', 'certain', 'odds'] as const;
export type HouseList = (typeof HOUSE_LISTS)[number];
