import type { Actor } from '@sidework/chassis/http/actor';
import { shownName } from '@sidework/chassis/people/shown-name';
import { milesBetween, type Place, roughly } from '@sidework/contracts/kernel/geo';
import type { JobDetail, JobView, OwnJobView } from '@sidework/contracts/marketplace/jobs';
import { pictureUrl } from '../pictures/addresses.ts';
import { seesExactPlace } from './job-visibility.ts';
import type { OwnJob } from './own-job-queries.ts';

/** A job as a listing reads it; the driver gives `createdAt` as text. */
export interface ListedJob {
  id: string;
  clientId: string;
  hiredProfessionalId?: string | null;
  isHireOver?: boolean;
  title: string;
  description: string;
  category: string;
  budgetMinCents: number | null;
  budgetMaxCents: number | null;
  location: string | null;
  latitude: number | null;
  longitude: number | null;
  isPlaceAbout: boolean;
  status: JobView['status'];
  createdAt: Date | string;
  proposalCount?: number;
  version?: number;
}

export interface JobPage {
  items: JobView[];
  nextCursor: string | null;
}

const oneDecimal = (miles: number) => Math.round(miles * 10) / 10;

/** The driver gives moments as text (`2026-11-21 09:30:00.5+00`); reading that as a date costs a third of a listing. */
export function toMoment(at: Date | string): string {
  if (typeof at !== 'string' || !at.endsWith('+00')) return new Date(at).toISOString();
  return `${at.slice(0, 10)}T${at.slice(11, 19)}.${at.slice(20, -3).padEnd(3, '0')}Z`;
}

export function toJobView(
  job: ListedJob,
  viewer?: Actor,
  origin?: Place,
  isOriginAbout = false,
): JobView {
  const rough = roughPlace(job);
  const place = viewer && seesExactPlace(job, viewer) ? exactPlace(job) : viewer && rough;
  return {
    id: job.id,
    title: job.title,
    description: job.description,
    category: job.category,
    budgetMinCents: job.budgetMinCents,
    budgetMaxCents: job.budgetMaxCents,
    location: job.location,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    distanceMiles: origin && rough ? oneDecimal(milesBetween(origin, rough)) : null,
    isDistanceAbout: job.isPlaceAbout || isOriginAbout,
    status: job.status,
    isOwn: viewer?.id === job.clientId,
    proposalCount: job.proposalCount ?? null,
    createdAt: toMoment(job.createdAt),
  };
}

function exactPlace({ latitude, longitude }: ListedJob): Place | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

function roughPlace(job: ListedJob): Place | undefined {
  const place = exactPlace(job);
  return place && { latitude: roughly(place.latitude), longitude: roughly(place.longitude) };
}

export function toOwnJobView(own: OwnJob, viewer: Actor): OwnJobView {
  const { job, waitingCount, newCount, hiredName } = own;
  const { hiredProfessionalId } = job;
  return {
    ...toJobView(job, viewer),
    expiresAt: job.expiresAt.toISOString(),
    waitingCount,
    newCount,
    hired: hiredProfessionalId ? { id: hiredProfessionalId, fullName: shownName(hiredName) } : null,
  };
}

export function toJobDetail(
  config: { FILES_URL: string },
  job: ListedJob & { expiresAt: Date; pictures: string[] },
  viewer: Actor | undefined,
  around: Pick<JobDetail, 'ownProposal' | 'isForOwnChild' | 'isFrozen'> & {
    clientName: string | null;
    jobsPosted: number;
    jobsFilled: number;
    rating: number | null;
    reviewCount: number;
  },
): JobDetail {
  const { clientName, jobsPosted, jobsFilled, rating, reviewCount } = around;
  return {
    ...toJobView(job, viewer),
    expiresAt: job.expiresAt.toISOString(),
    imageUrls: job.pictures.map((name) => pictureUrl(config, 'job', name)),
    version: viewer?.id === job.clientId ? (job.version ?? null) : null,
    client:
      viewer && clientName !== null
        ? {
            id: job.clientId,
            fullName: shownName(clientName),
            jobsPosted,
            jobsFilled,
            rating,
            reviewCount,
          }
        : null,
    ownProposal: around.ownProposal,
    isForOwnChild: around.isForOwnChild,
    isFrozen: around.isFrozen,
  };
}
