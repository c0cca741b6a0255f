import type { Db, Tx } from '@sidework/chassis/db/db';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { messages } from '../messages/table.ts';
import type { Attachment } from './attachment.ts';
import { messageAttachments, signingKeys } from './table.ts';

const { id, uploaderId, messageId, createdAt } = messageAttachments;

export async function insertAttachment(tx: Tx, attachment: Attachment): Promise<void> {
  await tx.insert(messageAttachments).values(attachment);
}

/** The person's files that no message has taken yet, locked until the commit. */
export const lockUnsent = (tx: Tx, personId: string, ids: string[]): Promise<Attachment[]> =>
  tx
    .select()
    .from(messageAttachments)
    .where(and(inArray(id, ids), eq(uploaderId, personId), isNull(messageId)))
    .orderBy(id)
    .for('update');

export async function attach(tx: Tx, files: Attachment[], toMessage: string): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map((file) => file.id);
  await tx.update(messageAttachments).set({ messageId: toMessage }).where(inArray(id, ids));
}

export async function findAttachment(db: Db, attachmentId: string) {
  const [row] = await db
    .select({ attachment: messageAttachments, message: messages })
    .from(messageAttachments)
    .leftJoin(messages, eq(messages.id, messageId))
    .where(eq(id, attachmentId));
  return row && { ...row.attachment, message: row.message };
}

export async function linkSecret(db: Db): Promise<string> {
  const [key] = await db
    .select({ secret: signingKeys.secret })
    .from(signingKeys)
    .where(eq(signingKeys.name, 'attachments'));
  if (!key) throw new Error('There is no key to sign links to files with.');
  return key.secret;
}

/** Removes unsent files with their objects; gives how many. */
async function discard(tx: Tx, which: SQL | undefined, limit: number): Promise<number> {
  const unsent = await tx
    .select({ id, key: messageAttachments.key })
    .from(messageAttachments)
    .where(and(isNull(messageId), which))
    .orderBy(asc(createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const { key } of unsent) await discardObject(tx, key);
  if (unsent.length > 0)
    await tx.delete(messageAttachments).where(
      inArray(
        id,
        unsent.map((file) => file.id),
      ),
    );
  return unsent.length;
}

export const discardOlder = (tx: Tx, than: Date, limit: number) =>
  discard(tx, lt(createdAt, than), limit);

/** A person uploads so few in a day that all of them are removed at once. */
export const discardUnsentOf = (tx: Tx, personId: string) =>
  discard(tx, eq(uploaderId, personId), 1_000);

/** The files of a message as a view has them, read by index where there are any. */
export const attachmentsOf = sql<Pick<Attachment, 'id' | 'name' | 'contentType' | 'size'>[] | null>`
  case when ${messages.attachmentCount} > 0 then (
    select json_agg(json_build_object('id', file.id, 'name', file.name, 'contentType', file.content_type,
                                      'size', file.size) order by file.created_at, file.id)
    from ${messageAttachments} file where file.message_id = ${messages.id}) end`;
