import type { Place } from '@sidework/contracts/kernel/geo';
import { parseDollars } from '@sidework/contracts/kernel/money';
import type { JobPosting } from '@sidework/contracts/marketplace/jobs';

/** What is typed into the form; named as it is sent, so that a refused field is found, though money is in dollars. */
export interface TypedJob {
  title: string;
  description: string;
  category: string;
  budgetMinCents: string;
  budgetMaxCents: string;
  location: string;
}

export const emptyJob: TypedJob = {
  title: '',
  description: '',
  category: '',
  budgetMinCents: '',
  budgetMaxCents: '',
  location: '',
};

export function toJobPosting(typed: TypedJob, place?: Place): JobPosting {
  return {
    title: typed.title,
    description: typed.description,
    category: typed.category,
    budgetMinCents: toCents(typed.budgetMinCents),
    budgetMaxCents: toCents(typed.budgetMaxCents),
    location: typed.location.trim() || null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}

function toCents(typed: string): number | null {
  return typed.trim() ? (parseDollars(typed) ?? Number.NaN) : null;
}
