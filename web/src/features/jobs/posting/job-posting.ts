import type { Place } from '@sidework/contracts/kernel/geo';
import { parseDollars } from '@sidework/contracts/kernel/money';
import type { JobPosting, JobView } from '@sidework/contracts/marketplace/jobs';

/** The fields are named as in the request, so that a refused one is found; money is in dollars. */
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

export const isBegun = (job: TypedJob) => Object.values(job).some(Boolean);

export const toTypedJob = (job: JobView): TypedJob => ({
  title: job.title,
  description: job.description,
  category: job.category,
  budgetMinCents: toDollars(job.budgetMinCents),
  budgetMaxCents: toDollars(job.budgetMaxCents),
  location: job.location ?? '',
});

/** The place that its client gave; the centre of a town is found again by its name. */
export const placeOf = ({ latitude, longitude, isDistanceAbout }: JobView): Place | undefined =>
  latitude === null || longitude === null || isDistanceAbout ? undefined : { latitude, longitude };

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

/** `250` or `250.50`, as it would be typed. */
const toDollars = (cents: number | null) =>
  cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

function toCents(typed: string): number | null {
  return typed.trim() ? (parseDollars(typed) ?? Number.NaN) : null;
}
