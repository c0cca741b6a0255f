import type { Db } from '@sidework/chassis/db/db';
import { type Actor, isProgram } from '@sidework/chassis/http/actor';
import { firstNameAndInitial } from '@sidework/chassis/people/plain-name';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import type { Profile } from '../profiles/table.ts';
import { sourceOf } from '../source.ts';
import { findNamed, insertEntry } from './queries.ts';

/** The author of an audit entry, and the request. */
export interface Administrator {
  /** Undefined for the service's command line. */
  actor?: Actor;
  /** A name to keep instead of the account's: if no account acts, or if its name must not outlive it. */
  name?: string;
  requestId: string;
  address: string | null;
}

/** No request and no account: the machine itself says who may. */
export const commandLine: Administrator = { requestId: '', address: null };

/** The author of changes that happen because time has passed. */
export const scheduler: Administrator = { name: 'Sidework', requestId: '', address: null };

export const administratorOf = (
  request: FastifyRequest,
  { config }: Pick<Deps, 'config'>,
): Administrator => ({
  actor: request.actor,
  requestId: request.id,
  address: sourceOf(request, config).address,
});

export interface NewEntry {
  /** The action, as `noun_verbed`. */
  action: string;
  targetId?: string | undefined;
  /** The reason, if the action asks for one. */
  reason?: string | undefined;
  /** `done` where it is left out. */
  outcome?: 'done' | 'denied';
  /** Which fields, and what anybody may read of them: no address, no secret. */
  details?: Record<string, unknown>;
}

/** Written in the transaction of what it tells of, where that changes anything: neither is there without the other. */
export async function addAuditEntry(
  { now }: Pick<Deps, 'now'>,
  db: Db,
  { actor, name, requestId, address }: Administrator,
  { action, targetId, reason, outcome, details = {} }: NewEntry,
): Promise<void> {
  await insertEntry(db, {
    id: uuidv7(),
    actorId: !actor || isProgram(actor) ? null : actor.id,
    actorName: name ?? (await nameOf(db, actor)),
    action,
    targetId: targetId ?? null,
    reason: reason ?? null,
    ...(outcome && { outcome }),
    details,
    requestId,
    address,
    at: now(),
  });
}

async function nameOf(db: Db, actor: Actor | undefined): Promise<string> {
  if (!actor) return 'the command line';
  return isProgram(actor) ? actor.role : nameInLog(db, actor.id);
}

/** As the log names a person for good: an adult by their name, a child by its first name and an initial. */
export async function nameInLog(db: Db, id: string): Promise<string> {
  const profile = await findNamed(db, id);
  if (!profile?.fullName) return 'someone without a name';
  return nameOfAny(profile);
}

export const nameOfAny = ({ fullName, accountType }: Pick<Profile, 'fullName' | 'accountType'>) =>
  accountType === 'sidework_kids' ? firstNameAndInitial(fullName) : fullName;
