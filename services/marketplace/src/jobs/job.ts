import { conflict, forbidden, notFound, stale, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Place } from '@sidework/contracts/kernel/geo';
import { isYouthCategory } from '@sidework/contracts/marketplace/categories';
import { contactInJob } from '@sidework/contracts/marketplace/contact-details';
import type { JobChange, JobPosting } from '@sidework/contracts/marketplace/jobs';
import { jobDays, mostJobPictures } from '@sidework/contracts/marketplace/limits';
import type { Audience } from './audience.ts';
import type { jobRequests, jobVersions } from './table.ts';

export type Job = typeof jobRequests.$inferSelect;
/** A job when it is posted: version one, with no pictures and no hired professional. */
export type NewJob = Required<
  Omit<typeof jobRequests.$inferInsert, 'hiredProfessionalId' | 'pictures' | 'version'>
>;
export type NewVersion = typeof jobVersions.$inferInsert;

/** How a person is involved in a job of another client. */
interface Standing {
  hasProposed: boolean;
}

/** The same to whom a change is due: whether a child has ever proposed on it. */
interface StandingToChange extends Standing {
  isFrozen: boolean;
}

/** The centre of the town that `posting` names is where the job is, unless its client gave the place itself. */
export function post(
  id: string,
  posting: JobPosting,
  by: Actor,
  now: Date,
  centre?: Place,
): NewJob {
  requireNoContact(posting);
  return {
    id,
    clientId: by.id,
    ...toKept(posting, centre),
    category: posting.category,
    isYouth: isYouthCategory(posting.category),
    status: 'open',
    createdAt: now,
    ...openFrom(now),
  };
}

const dayMs = 24 * 60 * 60 * 1000;
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);

/** How long a job takes proposals, and when its client is told that this ends. */
const openFrom = (now: Date) => ({
  expiresAt: daysAfter(now, jobDays.open),
  dueAt: daysAfter(now, jobDays.open - jobDays.warning),
});

/** The columns that a client writes; a field that was left out becomes null. */
function toKept(written: Omit<JobChange, 'version'>, centre: Place | undefined) {
  const given = placeIn(written);
  return {
    title: written.title,
    description: written.description,
    budgetMinCents: written.budgetMinCents ?? null,
    budgetMaxCents: written.budgetMaxCents ?? null,
    location: written.location || null,
    latitude: (given ?? centre)?.latitude ?? null,
    longitude: (given ?? centre)?.longitude ?? null,
    isPlaceAbout: !given && centre !== undefined,
    isPlaceSought: true,
  };
}

type Coordinates = Pick<JobChange, 'latitude' | 'longitude'>;

const placeIn = ({ latitude, longitude }: Coordinates): Place | undefined =>
  latitude == null || longitude == null ? undefined : { latitude, longitude };

/** The centre of a town that comes back with a change was not given as the place itself. */
const withoutCentre = <W extends Coordinates>(written: W, job: Job): W =>
  job.isPlaceAbout && job.latitude === written.latitude && job.longitude === written.longitude
    ? { ...written, latitude: null, longitude: null }
    : written;

/** An open job whose town was looked up after it was posted. */
export const placeAt = (job: Job, centre: Place | undefined): Job => ({
  ...job,
  ...toKept(job, centre),
});

function requireNoContact(job: Parameters<typeof contactInJob>[0]): void {
  const contact = contactInJob(job);
  if (Object.keys(contact).length > 0)
    throw unprocessable('contact_in_youth_job', undefined, contact);
}

/** Refuses a change of an older version, so that a client does not overwrite what they changed in another window. */
export function change(
  job: Job,
  { version, ...written }: JobChange,
  by: Actor,
  standing: StandingToChange,
  now: Date,
  centre?: Place,
): Job {
  requireClient(job, by, standing);
  requireOpen(job, now);
  if (standing.isFrozen) throw conflict('youth_job_frozen');
  if (job.version !== version) throw stale('job_changed');
  requireNoContact({ ...written, category: job.category });
  return { ...job, ...toKept(withoutCentre(written, job), centre), version: job.version + 1 };
}

/** The version of a youth job that a change replaces. Jobs that only adults read keep no versions. */
export const replacedBy = (before: Job, after: Job, id: string, replacedAt: Date): NewVersion[] =>
  before.isYouth && JSON.stringify(before) !== JSON.stringify({ ...after, version: before.version })
    ? [{ ...before, id, jobRequestId: before.id, replacedAt }]
    : [];

/** Whether who proposed would now answer something else. */
export const concernsProposers = (before: Job, after: Job) =>
  (['title', 'budgetMinCents', 'budgetMaxCents'] as const).some(
    (name) => before[name] !== after[name],
  );

/** A picture says what no filter reads, so that a job for young people has none. */
export function requireMayAddPicture(
  job: Job | undefined,
  by: Actor,
  standing: Standing,
  now: Date,
): asserts job is Job {
  if (!job) throw notFound('job_not_found');
  requireClient(job, by, standing);
  requireOpen(job, now);
  if (job.isYouth) throw conflict('youth_job_has_no_pictures');
  if (job.pictures.length >= mostJobPictures) throw conflict('job_has_enough_pictures');
}

export function addPicture(job: Job, name: string, by: Actor, standing: Standing, now: Date): Job {
  requireMayAddPicture(job, by, standing, now);
  return { ...job, pictures: [...job.pictures, name] };
}

/** Also of a job that is over. */
export function removePicture(job: Job, name: string, by: Actor, standing: Standing): Job {
  requireClient(job, by, standing);
  if (!job.pictures.includes(name)) throw notFound('not_found');
  return { ...job, pictures: job.pictures.filter((each) => each !== name) };
}

export function close(job: Job, by: Actor, standing: Standing, now: Date): Job {
  requireClient(job, by, standing);
  requireOpen(job, now);
  return closeForClient(job);
}

/** For a client who may hire no more, or is gone. */
export const closeForClient = (job: Job): Job => ({
  ...job,
  status: 'closed',
  version: job.version + 1,
});

/** Its end is no version of what its client wrote. It counts from now, so that asking twice gives no more time. */
export function extend(job: Job, by: Actor, standing: Standing, now: Date): Job {
  requireClient(job, by, standing);
  requireOpen(job, now);
  return { ...job, ...openFrom(now) };
}

/** Time ends an open job that is due, or has its client told of the end, which comes next. */
export function passTime(job: Job, now: Date): Job {
  return isOver(job, now)
    ? { ...job, status: 'expired', version: job.version + 1 }
    : { ...job, dueAt: job.expiresAt };
}

export function fill(job: Job, by: Actor, hiredProfessionalId: string, now: Date): Job {
  requireClient(job, by, { hasProposed: false });
  return fillForClient(job, hiredProfessionalId, now);
}

/** By the word that the client gave before. */
export function fillForClient(job: Job, hiredProfessionalId: string, now: Date): Job {
  requireOpen(job, now);
  return { ...job, status: 'filled', hiredProfessionalId, version: job.version + 1 };
}

/** While a guardian is asked the job does not end: a no comes back to an open job, with some days left. */
export function waitFor(job: Job, until: Date): Job {
  const expiresAt = daysAfter(until, jobDays.warning);
  return job.expiresAt >= expiresAt ? job : { ...job, expiresAt, dueAt: until };
}

/** A person who proposed is told that the job is not theirs; for other people it does not exist. */
function requireClient(job: Job, by: Actor, { hasProposed }: Standing): void {
  if (job.clientId === by.id) return;
  throw hasProposed ? forbidden('not_your_job') : notFound('job_not_found');
}

const isOver = ({ expiresAt }: Pick<Job, 'expiresAt'>, now: Date) => expiresAt <= now;

/** A job whose time is over counts as over in every decision, also before its row says so. */
export function requireOpen(job: Job, now: Date): void {
  if (job.status !== 'open' || isOver(job, now)) throw conflict('job_not_open');
}

/** Whether a job is of those that children see, or of those that the others do. */
export const isFor = (job: Pick<Job, 'isYouth'>, { isChild }: Pick<Audience, 'isChild'>) =>
  job.isYouth === isChild;

/** While a guardian is asked about a hire, the job takes no other. */
export function requireNoHireWaiting(awaitsGuardian: boolean): void {
  if (awaitsGuardian) throw conflict('job_awaits_guardian');
}
