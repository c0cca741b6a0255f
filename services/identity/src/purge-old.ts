import type { Sql } from '@sidework/chassis/db';
import type { BaseDeps } from '@sidework/chassis/service';

const retention = '7 days';
/**
 * A used token is kept while its session lasts, since its replay ends the session: whoever presents it, or whoever
 * renewed after it, has stolen it. After this long it is merely unknown, and still opens nothing.
 */
const replayRetention = '30 days';

/** So long one who answers too late is told so; anybody can begin a sign-in by passkey, so these are many. */
const challengeRetention = '1 hour';

/** Rows of one statement: few enough for the time that it has. A session takes its tokens along. */
const batch = { tokens: 1000, sessions: 100, challenges: 1000 };

/**
 * Forgets what is past its retention: links, sessions that have ended, used refresh tokens, challenges. The active token of a
 * session stays, however old. What another process is just forgetting is left to it.
 */
export async function purgeOld(sql: Sql, stopped?: AbortSignal): Promise<void> {
  const untilNoneIsLeft = async (purge: () => PromiseLike<{ count: number }>) => {
    while (!stopped?.aborted && (await purge()).count > 0);
  };
  await sql`delete from one_time_tokens where expires_at < now() - ${retention}::interval`;
  await untilNoneIsLeft(
    () => sql`
      delete from refresh_tokens where token_hash in (
        select token_hash from refresh_tokens
        where replaced_at < now() - ${replayRetention}::interval
        order by replaced_at limit ${batch.tokens} for update skip locked)`,
  );
  for (const table of ['factor_challenges', 'passkey_challenges'])
    await untilNoneIsLeft(
      () => sql`
        delete from ${sql(table)} where id in (
          select id from ${sql(table)}
          where expires_at < now() - ${challengeRetention}::interval
          order by expires_at limit ${batch.challenges} for update skip locked)`,
    );
  await untilNoneIsLeft(
    () => sql`
      with ended as (
        select id from sessions where revoked_at < now() - ${retention}::interval
        order by revoked_at limit ${batch.sessions} for update skip locked
      ), tokens as (
        delete from refresh_tokens where session_id in (select id from ended)
      )
      delete from sessions where id in (select id from ended)`,
  );
}

/** Purges every hour, until the given function is called. */
export function startPurge({ sql, log }: Pick<BaseDeps, 'sql' | 'log'>): () => Promise<void> {
  const stop = new AbortController();
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = purgeOld(sql, stop.signal).catch((error) =>
      log.warn({ err: error }, 'old rows could not be forgotten'),
    );
  }, 3_600_000).unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}
