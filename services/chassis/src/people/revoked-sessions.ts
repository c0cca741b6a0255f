import { sessionRevoked } from '@sidework/contracts/identity/events';
import { sql as statement } from 'drizzle-orm';
import type { Sql, Tx } from '../db/db.ts';
import { consumer } from '../events/consumer.ts';

/** The cause of a refused token that is sound in itself. */
export const sessionEnded = 'the session has ended';

/** Writes a session off in this service and tells every instance of it. */
export async function revokeSession(tx: Tx, sessionId: string, tokensExpireAt: string) {
  await tx.execute(statement`
    insert into revoked_sessions (session_id, tokens_expire_at)
    values (${sessionId}, ${tokensExpireAt}) on conflict do nothing`);
  await tx.execute(statement`select pg_notify('revoked_' || current_schema(), ${sessionId})`);
}

export const refuseTokensWhenSessionRevoked = consumer({
  name: 'refuse-tokens-when-session-revoked',
  event: sessionRevoked,
  async handle(tx, { data }) {
    await revokeSession(tx, data.sessionId, data.tokensExpireAt);
  },
});

/** Told whenever more sessions have ended; it asks for those that it holds. */
export type SessionsListener = (isRevoked: (sessionId: string) => boolean) => void;

const reloadPause = 1_000;
const forgetEvery = 3_600_000;

/**
 * Sessions that ended before their tokens, in memory, because each request asks. All are loaded at the start, whenever
 * LISTEN is set up again, and every hour, since the rows of expired tokens are gone by then.
 */
export async function watchRevokedSessions(sql: Sql) {
  let revoked = new Set<string>();
  const heard = new Set<string>();
  const isRevoked = (sessionId: string) => revoked.has(sessionId);
  const listeners: SessionsListener[] = [];
  const tell = () => {
    for (const listener of listeners) listener(isRevoked);
  };
  const load = async () => {
    heard.clear();
    const rows = await sql<{ session_id: string }[]>`select session_id from revoked_sessions`;
    // The rows may lack sessions that were heard of while they were read.
    revoked = new Set([...rows.map((row) => row.session_id), ...heard]);
    tell();
  };
  let open = true;
  const reload = () => {
    load().catch(() => {
      if (open) setTimeout(reload, reloadPause).unref();
    });
  };
  const [{ schema } = { schema: '' }] = await sql<{ schema: string }[]>`
    select current_schema() as schema`;
  const listening = await sql.listen(
    `revoked_${schema}`,
    (sessionId) => {
      heard.add(sessionId);
      revoked.add(sessionId);
      tell();
    },
    reload,
  );
  await load();
  const forgetting = setInterval(reload, forgetEvery).unref();
  return {
    has: isRevoked,
    onMore: (listener: SessionsListener) => void listeners.push(listener),
    async stop() {
      open = false;
      clearInterval(forgetting);
      await listening.unlisten();
    },
  };
}
