/** The orders of a list of gigs; without one, words are answered by the best match, and the rest by the newest. */
export const gigSorts = ['best', 'newest', 'nearest', 'rating', 'price'] as const;
export type GigSort = (typeof gigSorts)[number];
