import type { Db, Tx } from '@sidework/chassis/db/db';
import { bandAges } from '@sidework/contracts/identity/profiles/age-bands';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { users } from '../../accounts/table.ts';
import { notBanned } from '../../bans/rules/queries.ts';
import { localTime } from '../../kids/kid.ts';
import { kidsProfiles } from '../../kids/table.ts';
import { profiles } from '../../profiles/table.ts';

export const batch = 200;

/** The last time zone to reach a day, so that no child counts as an adult a day too early. */
const lastZone = 'Etc/GMT+12';

/** Children who are 18, wherever they are. */
export function grownUpIds(db: Db, now: Date, only?: string): Promise<string[]> {
  return idsOf(
    db,
    sql`
    select ${kidsProfiles.profileId} as id from ${kidsProfiles}
    where ${kidsProfiles.dateOfBirth} <=
      (${now.toISOString()}::timestamptz at time zone ${lastZone})::date - interval '18 years'
      ${narrowed(only)}
    order by ${kidsProfiles.dateOfBirth} limit ${batch}`,
  );
}

/** Children of another age band than every service heard last: they had a birthday, or were told of before there were bands. */
export function staleBandIds(db: Db, now: Date, only?: string): Promise<string[]> {
  const { dateOfBirth, profileId, toldAgeBand } = kidsProfiles;
  const bornBefore = (age: number) =>
    sql`${dateOfBirth} <= (${now.toISOString()}::timestamptz at time zone ${lastZone})::date
      - ${`${age} years`}::interval`;
  return idsOf(
    db,
    sql`
    select ${profileId} as id from ${kidsProfiles}
    where (${toldAgeBand} is null
        or (${toldAgeBand} = 'under_14' and ${bornBefore(bandAges['14_15'])})
        or (${toldAgeBand} = '14_15' and ${bornBefore(bandAges['16_17'])}))
      ${narrowed(only)}
    limit ${batch}`,
  );
}

/** Children whose verification is over a year old. */
export function outdatedIds(db: Db, now: Date, only?: string): Promise<string[]> {
  return idsOf(
    db,
    sql`
    select ${kidsProfiles.profileId} as id from ${kidsProfiles}
    where ${kidsProfiles.idVerificationStatus} = 'verified'
      and ${kidsProfiles.verifiedUntil} <= ${now.toISOString()}::timestamptz
      ${narrowed(only)}
    limit ${batch}`,
  );
}

/**
 * Children of whom other services think otherwise than is true by now: their quiet hours began or ended, a ban did, or their
 * contact was confirmed. It says the same as `hindranceOf`, which decides.
 */
export async function staleRightsIds(db: Db, now: Date, only?: string): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { quietFrom, quietUntil } = kidsProfiles;
  const clocks = JSON.stringify(await localTimes(db, now));
  const clock = sql`coalesce(${clocks}::jsonb ->> ${profiles.timeZone}, ${localTime(now, null)})`;
  const isQuiet = sql`case when ${quietFrom} is null then false
    when ${quietFrom} < ${quietUntil} then ${quietFrom} <= ${clock} and ${clock} < ${quietUntil}
    else ${quietFrom} <= ${clock} or ${clock} < ${quietUntil} end`;
  return idsOf(
    db,
    sql`
    select ${kidsProfiles.profileId} as id
    from ${kidsProfiles}
      join ${profiles} on ${profiles.id} = ${kidsProfiles.profileId}
      join ${users} on ${users.id} = ${kidsProfiles.profileId}
    where (${kidsProfiles.toldMayAct}
        or (${kidsProfiles.idVerificationStatus} = 'verified' and ${kidsProfiles.parentConsentGiven}))
      and ${kidsProfiles.toldMayAct} <> (
        ${kidsProfiles.idVerificationStatus} = 'verified' and ${kidsProfiles.parentConsentGiven}
        and ${kidsProfiles.verifiedUntil} > ${at} and ${kidsProfiles.pausedAt} is null
        and ${profiles.isSetUp} and not ${users.isAnonymous}
        and (${users.emailConfirmedAt} is not null or ${users.phoneConfirmedAt} is not null)
        and ${notBanned(now)}
        and not (${isQuiet}))
      ${narrowed(only)}
    limit ${batch}`,
  );
}

/** The local time in each zone with quiet hours, as the rule reads it: the database knows other names of zones. */
async function localTimes(db: Db, now: Date): Promise<Record<string, string>> {
  const rows = await db
    .selectDistinct({ timeZone: profiles.timeZone })
    .from(kidsProfiles)
    .innerJoin(profiles, eq(profiles.id, kidsProfiles.profileId))
    .where(isNotNull(kidsProfiles.quietFrom));
  return Object.fromEntries(
    rows.flatMap(({ timeZone }) => (timeZone ? [[timeZone, localTime(now, timeZone)]] : [])),
  );
}

export const narrowed = (only: string | undefined) =>
  only === undefined ? sql`` : sql`and ${kidsProfiles.profileId} = ${only}`;

export async function idsOf(db: Db, query: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

/** False where another instance has the child in hand. */
export async function claimChild(tx: Tx, childId: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    select ${profiles.id} from ${profiles} where ${profiles.id} = ${childId} for update skip locked`);
  return rows.length > 0;
}
