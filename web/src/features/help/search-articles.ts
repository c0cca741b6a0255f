import MiniSearch from 'minisearch';
import type { HelpArticle } from '../../lib/paths.ts';
import { articles } from './articles.ts';

const accents = /\p{Diacritic}/gu;

const index = new MiniSearch<Record<'id' | 'title' | 'askedAs' | 'summary' | 'text', string>>({
  fields: ['title', 'askedAs', 'summary', 'text'],
  processTerm: (term) => term.normalize('NFD').replace(accents, '').toLowerCase(),
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

/** The names of the articles that answer `words`, the best first. Words that are in none of them are passed over. */
export const searchArticles = (words: string): HelpArticle[] =>
  index.search(words).map(({ id }) => id);
