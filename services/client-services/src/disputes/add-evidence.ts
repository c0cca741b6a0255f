import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { keepObject } from '@sidework/chassis/objects/stored-objects';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { evidenceFile } from '@sidework/contracts/client-services/dispute-words';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { hasChild } from '../services/has-child.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { fileKey, storeFile } from '../services/stored-file.ts';
import * as Case from './case.ts';
import { evidenceOf, insertEvidence, lockStanding } from './queries.ts';
import { casesFor } from './view.ts';

/** A file of either side, until a moderator has decided. */
export async function addEvidence(deps: Deps, actor: Actor, serviceId: string, uploaded: Buffer) {
  const { db, now } = deps;
  // A file that may not be added is refused before the work of reading it.
  await db.transaction((tx) => mayAdd(tx, actor, serviceId));
  const { types } = evidenceFile;
  const sent = { kind: 'dispute-evidence', ownerId: actor.id, uploaded, types } as const;
  const { name: file, contentType: fileType } = await storeFile(deps, sent);
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const { service, disputeId, addedBy } = await mayAdd(tx, actor, serviceId);
    const addedAt = now();
    await insertEvidence(tx, { id: uuidv7(), disputeId, addedBy, file, fileType, addedAt });
    await keepObject(tx, fileKey('dispute-evidence', file));
    return casesFor(tx, service, actor, addedAt);
  });
}

async function mayAdd(tx: Tx, actor: Actor, serviceId: string) {
  const service = await lockServiceFor(tx, actor, serviceId);
  const isOfChild = await hasChild(tx, service);
  const dispute = await lockStanding(tx, serviceId);
  const evidence = await evidenceOf(tx, [dispute.id]);
  const addedBy = Case.requireMayAdd(dispute, service, evidence, actor, isOfChild);
  return { service, disputeId: dispute.id, addedBy };
}
