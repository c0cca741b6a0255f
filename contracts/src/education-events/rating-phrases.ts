/** A review of a course is made of stars and these phrases, so that children write and read it as adults do. */
export const ratingPhrases = {
  clear: 'Clear',
  practical: 'Practical',
  thorough: 'Thorough',
  well_paced: 'Well paced',
  good_examples: 'Good examples',
  worth_its_price: 'Worth its price',
  rather_basic: 'Rather basic',
  goes_fast: 'Goes fast',
} as const;
export type RatingPhrase = keyof typeof ratingPhrases;

export const ratingPhraseKeys = Object.keys(ratingPhrases) as [RatingPhrase, ...RatingPhrase[]];
