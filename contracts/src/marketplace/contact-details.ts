import { saysHowReached } from '../kernel/contact-details.ts';
import { isYouthCategory } from './categories.ts';
import { marketplaceProblems } from './problems.ts';

interface WrittenJob {
  category: string;
  title: string;
  description: string;
  location?: string | null | undefined;
}

/** Gives the words beside each text of a job for children that says how its client is reached. */
export function contactInJob({ category, title, description, location }: WrittenJob) {
  return contactIn(
    category,
    { title, description, location },
    marketplaceProblems.contact_in_youth_job,
  );
}

/** The same of a proposal on a job for children, which only a child sends. */
export function contactInProposal({ category }: { category: string }, message: string) {
  return contactIn(category, { message }, marketplaceProblems.contact_in_youth_proposal);
}

function contactIn(
  category: string,
  texts: Record<string, string | null | undefined>,
  said: string,
): Record<string, string> {
  if (!isYouthCategory(category)) return {};
  const names = Object.keys(texts).filter((name) => saysHowReached(texts[name] ?? ''));
  return Object.fromEntries(names.map((name) => [name, said]));
}
