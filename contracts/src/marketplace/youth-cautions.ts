interface Caution {
  categories: readonly string[];
  text: string;
  source: string;
}

/** Federal limits on kinds of work by age, with the source and the month in which it was read; a state may be stricter. */
const cautions: readonly Caution[] = [
  {
    categories: ['lawn_mowing', 'yard_work', 'raking_leaves', 'snow_shoveling'],
    text: 'Young people under 16 may not use power mowers, trimmers, edgers, snow blowers or other power-driven tools.',
    source: '29 CFR 570.33 and 570.34, as of November 2026',
  },
  {
    categories: ['lifeguarding'],
    text: 'Young people under 15 may not work as lifeguards. At 15 they may with training and certification, at pools and water parks, but not at lakes, rivers or beaches.',
    source: '29 CFR 570.34, as of November 2026',
  },
];

/** The cautions for a kind of work, as people read them before they agree to a hire. */
export const youthCautionsOf = (category: string): string[] =>
  cautions
    .filter(({ categories }) => categories.includes(category))
    .map(({ text, source }) => `${text} (${source}; your state may be stricter.)`);
