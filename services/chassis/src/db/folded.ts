import { searchWords } from '@sidework/contracts/kernel/search-words';
import { and, type SQL, sql } from 'drizzle-orm';

/**
 * Whether a text that was folded when it was written has every word of a search. The pattern of a word is made once: a plan
 * that is kept would make it for each row.
 */
export const hasWords = (folded: SQL, search: string): SQL | undefined =>
  and(...searchWords(search).map((word) => sql`${folded} like (select containing(${word}))`));
