import { sql as statement } from 'drizzle-orm';
import type { Db, Tx } from './db.ts';

/** The answer to the first request of a key; it has no status while that request runs. */
export interface KeptAnswer {
  body_hash: string;
  status: number | null;
  response: unknown;
}

export interface KeyId {
  actor: string;
  route: string;
  key: string;
}

export async function findAnswer(
  db: Db,
  { actor, route, key }: KeyId,
): Promise<KeptAnswer | undefined> {
  const [kept] = await db.execute<KeptAnswer & Record<string, unknown>>(statement`
    select body_hash, status, response from idempotency_keys
    where actor_id = ${actor} and route = ${route} and key = ${key}`);
  return kept;
}

export async function claimKey(tx: Tx, { actor, route, key }: KeyId, hash: string) {
  await tx.execute(statement`
    insert into idempotency_keys (actor_id, route, key, body_hash)
    values (${actor}, ${route}, ${key}, ${hash})`);
}

export async function keepAnswer(
  tx: Tx,
  { actor, route, key }: KeyId,
  status: number,
  answer: unknown,
) {
  await tx.execute(statement`
    update idempotency_keys set status = ${status}, response = ${JSON.stringify(answer ?? null)}::jsonb
    where actor_id = ${actor} and route = ${route} and key = ${key}`);
}

/** Removes the answers kept for a person's repeats, which hold the person's texts. */
export async function forgetAnswers(tx: Tx, actorId: string): Promise<void> {
  await tx.execute(statement`delete from idempotency_keys where actor_id = ${actorId}`);
}
