import type { Db, Sql } from '@sidework/chassis/db/db';
import { type Actor, mayPass } from '@sidework/chassis/http/actor';
import { isKid } from '@sidework/chassis/people/people';
import { approvedName, nameForChildren } from '@sidework/chassis/people/plain-name';
import type { ApprovedCard } from '@sidework/contracts/kernel/values';
import { isYouthCategory } from '@sidework/contracts/marketplace/categories';
import type { JobSearch } from '@sidework/contracts/marketplace/jobs';
import { type Fragment, fixed } from '../search/fragments.ts';
import type { Job } from './job.ts';
import { findAccount } from './queries.ts';

/** The reader of jobs. Children see youth jobs and no others; an adult sees the youth jobs that they posted. */
export interface Audience {
  id: string | undefined;
  isChild: boolean;
  /** A moderator, who is shown a youth job by its id. */
  isStaff?: boolean;
}

const visitors: Audience = { id: undefined, isChild: false };

/** The reader as the token describes them. A token is minutes old, so every listing checks it by `unlessKnownOtherwise`. */
export function believedAudience(viewer: Actor | undefined): Audience {
  return viewer ? { id: viewer.id, isChild: isKid(viewer) } : visitors;
}

/**
 * Holds unless the replica knows the reader with another account type than their token says. A condition on nothing that
 * the listing reads, it is answered once, before any job is; to ask for it apart from the listing would double what a
 * page costs.
 */
export function unlessKnownOtherwise(sql: Sql, { id, isChild }: Audience): Fragment {
  if (id === undefined) return everybody(sql);
  return sql`not exists (select from people where id = ${id} and ${isChild ? isAdult(sql) : isKnownKid(sql)})`;
}

const everybody = fixed((sql) => sql`true`);
const isAdult = fixed((sql) => sql`account_type <> 'sidework_kids'`);
const isKnownKid = fixed((sql) => sql`account_type = 'sidework_kids'`);

/**
 * A token is minutes old and the replica a second, so that the replica's word stands; of whom it does not know yet, the
 * token says enough: an adult's shows no youth jobs.
 */
export async function audienceOf(db: Db, viewer: Actor | undefined): Promise<Audience> {
  if (!viewer) return visitors;
  const known = await findAccount(db, viewer.id);
  const isChild = isKid(known ?? viewer);
  return { id: viewer.id, isChild, isStaff: !isChild && mayPass('moderator', viewer) };
}

/** A child that was hired reads its client's whole name as its guardian read it (D-108). */
export function clientNameFor(
  { id, isChild }: Audience,
  job: Pick<Job, 'clientId' | 'hiredProfessionalId'>,
  fullName: string | null,
  askedClient: ApprovedCard | null,
) {
  if (!isChild || job.clientId === id || !fullName) return fullName;
  const isApproved = job.hiredProfessionalId === id && askedClient;
  return isApproved ? approvedName(askedClient) : nameForChildren(fullName);
}

/** Whether anything of a category is this one's to see; else it need not be read through to find nothing. */
export function mayHold({ category }: Pick<JobSearch, 'category'>, { id, isChild }: Audience) {
  if (category === undefined) return true;
  return isYouthCategory(category) ? isChild || id !== undefined : !isChild;
}
