import type { ShownLicense } from '@sidework/contracts/kernel/licensed';
import { categoryLabel, jobCategories } from '@sidework/contracts/marketplace/categories';
import { categoriesNamed } from '@sidework/contracts/marketplace/category-words';
import type { JobView } from '@sidework/contracts/marketplace/jobs';

const mostTrades = 3;

interface Reader {
  /** Keys of categories. */
  trades: string[];
  licenses: Pick<ShownLicense, 'name' | 'state'>[];
}

/** The reasons for a job that are known: "Plumbing", "about 4.2 mi", "licensed in NJ". */
export function reasonsFor(
  { category, distanceMiles }: Pick<JobView, 'category' | 'distanceMiles'>,
  { trades, licenses }: Reader,
): string[] {
  const states = licenses
    .filter(({ name }) => tradesOf(name, []).includes(category))
    .map(({ state }) => state);
  return [
    trades.includes(category) && categoryLabel(category),
    distanceMiles !== null && `about ${distanceMiles.toFixed(1)} mi`,
    states.length > 0 && `licensed in ${[...new Set(states)].join(', ')}`,
  ].filter((reason) => reason !== false);
}

/** The kinds of work that most words of a profession mean ("House painter" is no real estate), and those of services. */
export function tradesOf(profession: string, offered: string[]): string[] {
  const named = profession.split(/\s+/).flatMap((word) => categoriesNamed(word, jobCategories));
  const mentions = (key: string) => named.filter((each) => each === key).length;
  const mostMentions = Math.max(...named.map(mentions));
  const meant = named.filter((key) => mentions(key) === mostMentions);
  const known = [...meant, ...offered].filter((key) => key !== 'other' && isJobCategory(key));
  return [...new Set(known)].slice(0, mostTrades);
}

const isJobCategory = (key: string) => jobCategories.some((category) => category.key === key);
