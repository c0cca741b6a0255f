import { randomUUID } from 'node:crypto';
import { enforceRateLimit } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { takeFile } from '@sidework/chassis/uploads/intake';
import { attachmentFile } from '@sidework/contracts/network-chat/attachments';
import { limits } from '@sidework/contracts/network-chat/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import * as Attachment from './attachment.ts';
import { insertAttachment } from './queries.ts';

const size = { width: 2_000, height: 2_000, fit: 'inside', withoutEnlargement: true } as const;

/** Scans and keeps a file that a message takes afterwards; a picture is drawn again without what its camera wrote. */
export async function uploadAttachment(
  deps: Pick<Deps, 'db' | 'now' | 'objects' | 'scanner'>,
  actor: Actor,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<Attachment.Attachment> {
  const { db, now } = deps;
  const limit = { accountId: actor.id, action: 'files', count: limits.filesPerDay };
  await enforceRateLimit(db, { ...limit, seconds: 24 * 3_600, now: now() }, 'too_many_files');
  const taken = await takeFile(deps, bytes, { types: attachmentFile.types, size });
  const key = `attachments/${randomUUID()}`;
  await storeObject(deps, { kind: 'attachment', ownerId: actor.id, key, ...taken });
  const attachment = {
    id: uuidv7(),
    uploaderId: actor.id,
    messageId: null,
    name: Attachment.nameOf(name, taken.contentType),
    contentType: taken.contentType,
    size: taken.body.length,
    key,
    createdAt: now(),
  };
  await db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    await keepObject(tx, key);
    await insertAttachment(tx, attachment);
  });
  return attachment;
}
