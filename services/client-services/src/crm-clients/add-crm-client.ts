import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { isKid, people, requireActing } from '@sidework/chassis/people/people';
import type { NewCrmClient } from '@sidework/contracts/client-services/crm-clients';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import * as CrmClient from './crm-client.ts';
import { getCrmClientFor, insertCrmClient } from './queries.ts';
import { requireCrm } from './require-crm.ts';

const addedPerHour = 60;

export function addCrmClient(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  added: NewCrmClient,
) {
  return db.transaction(async (tx) => {
    const professional = await requireActing(tx, actor);
    await requireCrm(tx, actor);
    agreeWithServer(added, { owner: { professionalId: actor.id } });
    const at = now();
    const client = CrmClient.add(uuidv7(), added, actor, at);
    await requireAddable(tx, client.clientId, isKid(professional));
    const limit = perHour(actor.id, 'new clients', addedPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_changes');
    await insertCrmClient(tx, client);
    return getCrmClientFor(tx, actor, client.id);
  });
}

/** Adults are clients of adults and children of children; who has left, or is of the others, is not there. */
async function requireAddable(tx: Tx, clientId: string, isForKid: boolean): Promise<void> {
  const [person] = await tx.select().from(people).where(eq(people.id, clientId));
  if (!person || person.hasLeft || isKid(person) !== isForKid) throw notFound('client_not_found');
}
