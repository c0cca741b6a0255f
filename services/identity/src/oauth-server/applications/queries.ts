import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { refused } from '../../refusals/refusal.ts';
import { uuidIn } from '../../uuid.ts';
import { type OauthClient, oauthClients } from './table.ts';

const standing = isNull(oauthClients.deletedAt);

export async function findClient(
  db: Db,
  given: string | undefined,
): Promise<OauthClient | undefined> {
  const id = uuidIn(given);
  if (!id) return undefined;
  const [client] = await db
    .select()
    .from(oauthClients)
    .where(and(eq(oauthClients.id, id), standing));
  return client;
}

export async function getClient(db: Db, given: string | undefined): Promise<OauthClient> {
  const client = await findClient(db, given);
  if (!client) throw refused('oauth_client_not_found');
  return client;
}

/** As it stays until the end of the transaction: who changes it or takes it away waits. */
export async function standingClient(tx: Tx, id: string): Promise<OauthClient | undefined> {
  const [client] = await tx
    .select()
    .from(oauthClients)
    .where(and(eq(oauthClients.id, id), standing))
    .for('share');
  return client;
}

/** Changes of one application, and what is granted to it meanwhile, queue up here. */
export async function lockClient(tx: Tx, given: string): Promise<OauthClient> {
  const { id } = await getClient(tx, given);
  const [client] = await tx
    .select()
    .from(oauthClients)
    .where(and(eq(oauthClients.id, id), standing))
    .for('update');
  if (!client) throw refused('oauth_client_not_found');
  return client;
}

export const clientsOnPage = (
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<OauthClient[]> =>
  db
    .select()
    .from(oauthClients)
    .where(standing)
    .orderBy(desc(oauthClients.createdAt), desc(oauthClients.id))
    .limit(limit)
    .offset(offset);

export async function countClients(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(oauthClients).where(standing);
  return row?.total ?? 0;
}

export async function insertClient(tx: Tx, client: OauthClient) {
  await tx.insert(oauthClients).values(client);
}

export async function saveClient(tx: Tx, { id, ...client }: OauthClient) {
  await tx.update(oauthClients).set(client).where(eq(oauthClients.id, id));
}
