import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import { isBlockBetween } from '../blocks/queries.ts';
import { hasLeft } from '../people/queries.ts';
import { isMailed } from '../preferences/queries.ts';
import { notifyAtCommit } from '../realtime/at-commit.ts';
import type { Notice } from './notice.ts';
import { insertNotification, replaceMailsBefore } from './queries.ts';
import { queuePushOfNotice } from './queue-push-of-notice.ts';

/**
 * One item for one event and person, however often it is asked for; shown, mailed and pushed after the commit. `askedAt` is the
 * moment of the event, where the same may be asked again and again.
 */
export async function raiseNotification(
  tx: Tx,
  eventId: string,
  notice: Notice,
  askedAt?: Date,
): Promise<void> {
  const { receiverId, actorId, isKeptByBlock } = notice;
  if (isKeptByBlock && (await isBlockBetween(tx, receiverId, actorId))) return;
  if (await hasLeft(tx, receiverId)) return;
  const id = uuidv7();
  const isMailDue = await isMailed(tx, receiverId, notice.kind);
  const need = { needKind: notice.asks?.kind, needId: notice.asks?.subjectId, askedAt };
  const isNew = await insertNotification(tx, { id, eventId, ...notice, ...need, isMailDue });
  if (!isNew) return;
  if (isMailDue && notice.aboutId) await replaceMailsBefore(tx, { ...notice, id }, notice.aboutId);
  await queuePushOfNotice(tx, id, notice);
  await notifyAtCommit(tx, 'raised', { id, receiverId });
}
