import type { Db } from '@sidework/chassis/db/db';
import { sql } from 'drizzle-orm';
import { kidsProfiles } from '../../kids/table.ts';
import { consentRequests } from '../consent-requests/table.ts';
import { consents } from '../consents/table.ts';
import { guardianLinks } from '../guardians/table.ts';
import { batch, idsOf, narrowed } from './queries.ts';

/**
 * Lists children without consent for thirty days, counted from the day when a guardian revoked it or the last unused
 * link expired. Children whose form or decision is still awaited are left out; a rejected consent gives the same thirty
 * days.
 */
export function unconsentedIds(db: Db, now: Date, only?: string): Promise<string[]> {
  const monthAgo = sql`${now.toISOString()}::timestamptz - interval '30 days'`;
  const ofChild = sql`${consents.childId} = ${kidsProfiles.profileId}`;
  const { status, submittedAt, decidedAt } = consents;
  const lastRejected = sql`(select max(${decidedAt}) from ${consents}
    where ${ofChild} and ${status} = 'rejected')`;
  const lastAsked = sql`coalesce(
    (select max(${consentRequests.expiresAt}) from ${consentRequests}
      where ${consentRequests.childId} = ${kidsProfiles.profileId}), ${kidsProfiles.createdAt})`;
  const isLookedAfter = sql`exists (select from ${guardianLinks}
    where ${guardianLinks.childId} = ${kidsProfiles.profileId} and ${guardianLinks.endedAt} is null)`;
  return idsOf(
    db,
    sql`
    select ${kidsProfiles.profileId} as id from ${kidsProfiles}
    where not ${kidsProfiles.parentConsentGiven}
      and case ${kidsProfiles.idVerificationStatus}
        when 'revoked' then greatest(${kidsProfiles.stoppedAt}, ${lastRejected}) <= ${monthAgo}
        when 'none' then greatest(${lastAsked}, ${lastRejected}) <= ${monthAgo} and not ${isLookedAfter}
        else false end
      and not exists (select from ${consents} where ${ofChild} and (${status} = 'pending'
        or (${status} = 'waiting_for_form' and ${submittedAt} > ${monthAgo})))
      ${narrowed(only)}
    limit ${batch}`,
  );
}
