import { sessionRevoked } from '@sidework/contracts/identity/events';
import { sql as statement } from 'drizzle-orm';
import { consumer } from './consumer.ts';
import type { Sql, Tx } from './db.ts';

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

/** Sessions ended before their tokens, in memory: each request asks. Loaded whole at start and whenever LISTEN is made anew. */
export async function watchRevokedSessions(sql: Sql) {
  const revoked = new Set<string>();
  const load = async () => {
    const rows = await sql<{ session_id: string }[]>`select session_id from revoked_sessions`;
    for (const row of rows) revoked.add(row.session_id);
  };
  const [{ schema } = { schema: '' }] = await sql<{ schema: string }[]>`
    select current_schema() as schema`;
  const listening = await sql.listen(
    `revoked_${schema}`,
    (sessionId) => revoked.add(sessionId),
    () => {
      // A reload that fails is repeated by the next time LISTEN is made; the set only ever grows.
      load().catch(() => undefined);
    },
  );
  await load();
  return {
    has: (sessionId: string) => revoked.has(sessionId),
    stop: () => listening.unlisten(),
  };
}
