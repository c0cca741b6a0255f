import MiniSearch from 'minisearch';
import type { HelpArticle } from '../../lib/paths.ts';
import { articles } from './articles.ts';

/** They stand in every text and say nothing of what is looked for. */
const emptyWords = new Set(
  'a an and are at can do does for from how i in is it me my of on or the to we what when where who why with you your'.split(
    ' ',
  ),
);

const accents = /\p{Diacritic}/gu;

const index = new MiniSearch<Record<'id' | 'title' | 'askedAs' | 'summary' | 'text', string>>({
  fields: ['title', 'askedAs', 'summary', 'text'],
  processTerm: (term) => {
    const folded = term.normalize('NFD').replace(accents, '').toLowerCase();
    return emptyWords.has(folded) ? null : folded;
  },
  searchOptions: {
    boost: { title: 4, askedAs: 4, summary: 2 },
    prefix: true,
    // Short words have too many neighbors one letter away.
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
});

index.addAll(
  Object.entries(articles).map(([id, { title, askedAs, summary, parts }]) => ({
    id,
    title,
    askedAs,
    summary,
    text: parts.flatMap(({ heading, lines }) => [heading, ...lines]).join(' '),
  })),
);

const search = (words: string, combineWith: 'AND' | 'OR'): HelpArticle[] =>
  index.search(words, { combineWith }).map(({ id }) => id);

/** The names of the articles that answer `words`, the best first: those with every word, or else those with some. */
export function searchArticles(words: string): HelpArticle[] {
  const whole = search(words, 'AND');
  return whole.length > 0 ? whole : search(words, 'OR');
}
