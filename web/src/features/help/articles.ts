import type { HelpArticle } from '../../lib/paths.ts';
import type { Article } from './article.ts';
import { account } from './articles/account.ts';
import { business } from './articles/business.ts';
import { family } from './articles/family.ts';
import { hiring } from './articles/hiring.ts';
import { learning } from './articles/learning.ts';
import { money } from './articles/money.ts';
import { working } from './articles/working.ts';

/** Every article by its name in the address; a name that pages link to and that is missing here does not compile. */
export const articles: Record<HelpArticle, Article> = {
  ...hiring,
  ...working,
  ...money,
  ...family,
  ...learning,
  ...business,
  ...account,
};

export const articleOf = (name: string): Article | undefined =>
  new Map<string, Article>(Object.entries(articles)).get(name);
