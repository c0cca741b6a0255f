import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { limits } from '@sidework/contracts/network-chat/limits';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { raiseOwnNeed } from '../needs/own-needs.ts';
import {
  findWriter,
  insertMessage,
  lockThread,
  type SupportMessageRow,
  saveThread,
} from './queries.ts';
import { requireAdultWhoIsHere, written } from './support-thread.ts';

/** Staff find the message in their queue until one of them answers; also who may not act otherwise writes to them. */
export function writeToSupport(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id: personId }: Actor,
  { content }: { content: string },
): Promise<SupportMessageRow> {
  return db.transaction(async (tx) => {
    requireAdultWhoIsHere(await findWriter(tx, personId));
    const at = now();
    const limit = perHour(personId, 'support_messages', limits.supportMessagesPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_support_messages');
    const thread = written(await lockThread(tx, personId), { personId, content, at });
    await saveThread(tx, thread);
    const message = {
      id: uuidv7(),
      personId,
      isFromStaff: false,
      staffId: null,
      content,
      sentAt: at,
    };
    await insertMessage(tx, message);
    await raiseOwnNeed(
      tx,
      {
        kind: 'support_waits',
        subjectId: personId,
        receivers: ['moderator', 'admin'],
        title: '',
        details: {},
        path: webAddresses.supportQueue,
      },
      thread.waitsSince ?? at,
    );
    return message;
  });
}
