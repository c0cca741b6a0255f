import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../db/db.ts';
import {
  claimKey,
  findAnswer,
  type KeptAnswer,
  type KeyId,
  keepAnswer,
} from '../db/idempotency-keys.ts';
import type { Driver, Fragment } from '../db/prepare-once.ts';
import { conflict, databaseError, invalid, unprocessable } from '../errors.ts';
import { keepRefusedWords } from '../people/child-gate.ts';

/**
 * Runs `work` in one transaction with a note of its answer, where the request carries an `Idempotency-Key`: a repeat
 * of the same request gets the first answer again (`Idempotent-Replayed: true`), another body under the same key is
 * 422, a first request still running 409. Without a key it only runs `work`. A refusal leaves no note.
 */
export async function once<D extends { db: Db }, R>(
  deps: D,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (deps: D) => Promise<R>,
): Promise<R> {
  const id = keyOf(request);
  if (!id) return work(deps);
  const hash = hashOf(request);

  const kept = await findAnswer(deps.db, id);
  if (kept) return replay<R>(kept, hash, reply);
  let isClaimed = false;
  try {
    return await deps.db.transaction(async (tx: Tx) => {
      isClaimed = false;
      await claimKey(tx, id, hash);
      isClaimed = true;
      const answer = await work({ ...deps, db: tx });
      await keepAnswer(tx, id, reply.statusCode, answer);
      return answer;
    });
  } catch (error) {
    await keepRefusedWords(error);
    // The first request held the key's row until it committed: its answer stands now.
    if (isClaimed || !isTaken(error)) throw error;
    const first = await findAnswer(deps.db, id);
    if (first) return replay<R>(first, hash, reply);
    throw conflict('idempotency_in_flight');
  }
}

/** The key of a request for a statement that claims it by `claiming`. */
export interface Claim extends KeyId {
  hash: string;
  status: number;
}

/**
 * `once` for work that is one statement with `claiming` in it, which spares the transaction around it. The work gives
 * nothing where the key is taken, or where the statement found nothing to write for.
 */
export async function onceByStatement<R>(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (claim: Claim | undefined) => Promise<R | undefined>,
): Promise<R> {
  const id = keyOf(request);
  const claim = id && { ...id, hash: hashOf(request), status: reply.statusCode };
  const answer = await workOrReplay(db, reply, claim, work);
  if (answer !== undefined) return answer;
  // The key is free: the account became known, or a first request failed, after the statement had looked.
  const second = await workOrReplay(db, reply, claim, work);
  if (second !== undefined) return second;
  throw conflict(claim ? 'idempotency_in_flight' : 'account_not_ready');
}

/** A repeat is answered as the first was, also where it would be refused by now. */
async function workOrReplay<R>(
  db: Db,
  reply: FastifyReply,
  claim: Claim | undefined,
  work: (claim: Claim | undefined) => Promise<R | undefined>,
): Promise<R | undefined> {
  const first = () => claim && findAnswer(db, claim);
  try {
    const answer = await work(claim);
    if (answer !== undefined) return answer;
  } catch (error) {
    const kept = await first();
    if (kept && claim) return replay<R>(kept, claim.hash, reply);
    throw claim && isTaken(error) ? conflict('idempotency_in_flight') : error;
  }
  const kept = await first();
  return kept && claim && replay<R>(kept, claim.hash, reply);
}

/** Part of a statement that keeps `answer` under the key, and gives a row, for the row of `from`; none if the key is taken. */
export function claiming(
  sql: Driver,
  { actor, route, key, hash, status }: Claim,
  answer: unknown,
  from: Fragment,
): Fragment {
  return sql`
    insert into idempotency_keys (actor_id, route, key, body_hash, status, response)
    select ${actor}::uuid, ${route}, ${key}, ${hash}, ${status}::int, ${JSON.stringify(answer)}::jsonb
    from ${from}
    on conflict do nothing
    returning true`;
}

function keyOf(request: FastifyRequest): KeyId | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key.length < 16 || key.length > 255)
    throw invalid('invalid_input', 'An Idempotency-Key has 16 to 255 characters.');
  return { actor: request.actor.id, route: `${request.method} ${request.url}`, key };
}

const hashOf = ({ body }: FastifyRequest) =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');

/** Whether the row of the key was taken (23505) or was still locked when waiting for it ended (55P03). */
function isTaken(error: unknown): boolean {
  const refusal = databaseError(error);
  return refusal?.constraint_name === 'idempotency_keys_pk' || refusal?.code === '55P03';
}

function replay<R>(kept: KeptAnswer, hash: string, reply: FastifyReply): R {
  if (kept.body_hash !== hash) throw unprocessable('idempotency_key_reused');
  if (kept.status === null) throw conflict('idempotency_in_flight');
  reply.code(kept.status).header('idempotent-replayed', 'true');
  return kept.response as R;
}
