import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import * as CrmClient from './crm-client.ts';
import { deleteCrmClient, getCrmClientFor, lockCrmClientFor } from './queries.ts';
import { requireCrm } from './require-crm.ts';
import { crmClients } from './table.ts';

export function saveCrmNotes(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  crmClientId: string,
  notes: string,
) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    await requireCrm(tx, actor);
    const before = await lockCrmClientFor(tx, actor, crmClientId);
    await save(tx, crmClients, before, CrmClient.annotate(before, notes));
    return getCrmClientFor(tx, actor, crmClientId);
  });
}

/** `forget` ends what a room above keeps of the client. */
export function removeCrmClient(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  crmClientId: string,
  forget: (tx: Tx, personId: string) => Promise<void>,
) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    await requireCrm(tx, actor);
    const client = await lockCrmClientFor(tx, actor, crmClientId);
    await forget(tx, client.id);
    await deleteCrmClient(tx, client);
    return { id: client.id };
  });
}
