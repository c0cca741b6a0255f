import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Sql } from '@sidework/chassis/db/db';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { forgetOldConsents } from './family/consents/forget-old-consents.ts';
import { deviceDays } from './known-devices/device-cookie.ts';

const retention = '7 days';
/**
 * A used token is kept during its session, because its replay means theft and ends the session. After this time it is
 * merely unknown and opens nothing.
 */
const replayRetention = '30 days';

/** Rows that simply expire: the table, the column that counts, and how long a row stays after it. */
const passing = [
  // So long one who answers too late is told so; anybody can begin a sign-in by passkey, so these are many.
  { table: 'factor_challenges', since: 'expires_at', kept: '1 hour' },
  { table: 'passkey_challenges', since: 'expires_at', kept: '1 hour' },
  { table: 'flow_states', since: 'created_at', kept: '1 day' },
  { table: 'oauth_authorizations', since: 'expires_at', kept: retention },
  { table: 'rate_limits', since: 'arrives_at', kept: '0' },
  // Four times as long as they count.
  { table: 'password_attempts', since: 'at', kept: '1 hour' },
  { table: 'known_devices', since: 'last_used_at', kept: `${deviceDays} days` },
] as const;

/** Rows of one statement: few enough for the time that it has. A session takes its tokens along. */
const batch = { tokens: 1000, sessions: 100, passing: 1000 };

type Purge = () => PromiseLike<{ count: number }>;

/** Each deletes some rows past their retention and says how many. Rows that another process has locked are skipped. */
const purges = (sql: Sql): Purge[] => [
  () => sql`
    delete from one_time_tokens where ctid = any (array(
      select ctid from one_time_tokens where expires_at < now() - ${retention}::interval
      limit ${batch.passing} for update skip locked))`,
  () => sql`
    delete from refresh_tokens where token_hash in (
      select token_hash from refresh_tokens
      where replaced_at < now() - ${replayRetention}::interval
      order by replaced_at limit ${batch.tokens} for update skip locked)`,
  ...passing.map(
    ({ table, since, kept }): Purge =>
      () =>
        sql`
        delete from ${sql(table)} where ctid = any (array(
          select ctid from ${sql(table)} where ${sql(since)} < now() - ${kept}::interval
          order by ${sql(since)} limit ${batch.passing} for update skip locked))`,
  ),
  () => sql`
    delete from oauth_clients where id in (
      select id from oauth_clients as client
      where registration_type = 'dynamic' and created_at < now() - ${retention}::interval
        and not exists (select from oauth_grants where client_id = client.id)
        and not exists (select from oauth_authorizations where client_id = client.id)
      order by created_at limit ${batch.passing} for update skip locked)`,
  () => sql`
    with ended as (
      select id from sessions where revoked_at < now() - ${retention}::interval
      order by revoked_at limit ${batch.sessions} for update skip locked
    ), tokens as (
      delete from refresh_tokens where session_id in (select id from ended)
    )
    delete from sessions where id in (select id from ended)`,
];

/**
 * Deletes rows past their retention: links, ended sessions, used refresh tokens, expiring rows, and self-registered
 * applications without a grant. The active token of a session stays. A table that cannot be cleared now does not keep the
 * others from it; the first failure is thrown after the last table.
 */
export async function purgeOld(sql: Sql, stopped?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const purge of purges(sql))
    try {
      while (!stopped?.aborted && (await purge()).count > 0);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

/** Purges at the start and every hour. */
export const purgeOldJob: BackgroundJob<Pick<BaseDeps, 'sql' | 'db' | 'now'>> = {
  name: 'purge-old',
  every: 3_600_000,
  async run(deps, stopping) {
    try {
      await purgeOld(deps.sql, stopping);
    } finally {
      await forgetOldConsents(deps);
    }
  },
};
