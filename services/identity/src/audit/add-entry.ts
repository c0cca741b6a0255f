import { type Actor, isProgram } from '@sidework/chassis/actor';
import type { Tx } from '@sidework/chassis/db';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { profiles } from '../profiles/table.ts';
import { sourceOf } from '../source.ts';
import { auditLog } from './table.ts';

/** Who acts in administration, and by which request. */
export interface Administrator {
  actor: Actor;
  requestId: string;
  address: string;
}

export const administratorOf = (
  request: FastifyRequest,
  { config }: Pick<Deps, 'config'>,
): Administrator => ({
  actor: request.actor,
  requestId: request.id,
  address: sourceOf(request, config).address,
});

export interface Deed {
  /** What was done, as `noun_verbed`. */
  action: string;
  targetId?: string;
  /** Which fields, and what anybody may read of them: no address, no secret. */
  details?: Record<string, unknown>;
}

/** Written in the transaction of what it tells of: neither is there without the other. */
export async function addAuditEntry(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { actor, requestId, address }: Administrator,
  { action, targetId, details = {} }: Deed,
): Promise<void> {
  await tx.insert(auditLog).values({
    id: uuidv7(),
    actorId: isProgram(actor) ? null : actor.id,
    actorName: isProgram(actor) ? actor.role : await nameOf(tx, actor.id),
    action,
    targetId: targetId ?? null,
    details,
    requestId,
    address,
    at: now(),
  });
}

async function nameOf(tx: Tx, id: string): Promise<string> {
  const [profile] = await tx
    .select({ fullName: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, id));
  return profile?.fullName || 'an administrator';
}
