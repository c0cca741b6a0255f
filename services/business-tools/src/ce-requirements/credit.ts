import { isComplete } from '@sidework/contracts/business-tools/expiry';
import type { CourseCategory } from '@sidework/contracts/education-events/course-options';
import type { Requirement } from './requirement.ts';
import type { ceCredits } from './table.ts';

export type Credit = typeof ceCredits.$inferSelect;

/** A requirement with the state of its license. */
export interface Countable {
  requirement: Requirement;
  licenseState: string | null;
}

/** A finished course as far as it counts. */
export interface Education {
  category: CourseCategory;
  subject: string;
  states: readonly string[];
  completedOn: string;
}

/** The requirements that a finished course counts for: one of each license, or of each state without a license. */
export function matching(requirements: Countable[], education: Education): Requirement[] {
  const byLicense = new Map<string, Requirement[]>();
  for (const countable of requirements.filter((each) => counts(each, education))) {
    const key = countable.requirement.relatedLicenseId ?? stateOf(countable) ?? '';
    byLicense.set(key, [...(byLicense.get(key) ?? []), countable.requirement]);
  }
  return [...byLicense.values()].flatMap((some) => some.sort(inOrder).slice(0, 1));
}

/** A requirement that names no profession is counted by hand alone. */
function counts(countable: Countable, { category, subject, states, completedOn }: Education) {
  const { profession, subject: needed, startsOn, deadline } = countable.requirement;
  const state = stateOf(countable);
  return (
    profession === category &&
    (state === null || states.includes(state)) &&
    (needed === null || folded(needed) === folded(subject)) &&
    completedOn <= deadline &&
    (startsOn === null || startsOn <= completedOn)
  );
}

/** The period that ends first comes first, in it hours that are missing, and among those a named subject. */
const inOrder = (one: Requirement, other: Requirement) =>
  one.deadline.localeCompare(other.deadline) ||
  Number(isComplete(one)) - Number(isComplete(other)) ||
  Number(one.subject === null) - Number(other.subject === null) ||
  one.id.localeCompare(other.id);

const stateOf = ({ requirement, licenseState }: Countable) => requirement.state ?? licenseState;
const folded = (words: string) => words.normalize('NFKC').trim().toLowerCase();
