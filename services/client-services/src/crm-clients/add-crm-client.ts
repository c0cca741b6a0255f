import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { requireActing } from '@sidework/chassis/people/people';
import type { NewCrmClient } from '@sidework/contracts/client-services/crm-clients';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { findPerson } from '../people/queries.ts';
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
    CrmClient.requireAddable(await findPerson(tx, client.clientId), professional);
    const limit = perHour(actor.id, 'new clients', addedPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_changes');
    await insertCrmClient(tx, client);
    return getCrmClientFor(tx, actor, client.id);
  });
}
