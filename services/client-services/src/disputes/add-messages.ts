import type { Tx } from '@sidework/chassis/db/db';
import type { messagesGiven } from '@sidework/contracts/network-chat/events';
import type { z } from 'zod';
import { hasChild } from '../services/has-child.ts';
import { findService, lockService } from '../services/queries.ts';
import * as Case from './case.ts';
import { insertMessages, lockNewest, messagesOf } from './queries.ts';

type Given = z.infer<typeof messagesGiven.data>;

/** A moderator may have decided since they were chosen; then they come too late and are not added. */
export async function addMessages(tx: Tx, given: Given, at: Date): Promise<void> {
  // The sender names the service, so there may be none.
  if (!(await findService(tx, given.serviceId))) return;
  const service = await lockService(tx, given.serviceId);
  if (await hasChild(tx, service)) return;
  const dispute = await lockNewest(tx, service.id);
  if (!dispute) return;
  const known = await messagesOf(tx, [dispute.id]);
  await insertMessages(tx, Case.messagesToAdd(dispute, service, known, given, at));
}
