import { seenBy } from '../conversations/conversation.ts';
import { toMessageView } from '../conversations/message-view.ts';
import type { Deps } from '../deps.ts';
import { doBothShowReading } from '../preferences/queries.ts';
import { listenAtCommit, type Topics } from '../realtime/at-commit.ts';
import { push } from '../realtime/push.ts';
import { findShownMessage } from './queries.ts';

/** Tells both people of a message that was written in a longer transaction, once that is committed. */
export async function pushWritten(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  messageId: string,
): Promise<void> {
  const message = await findShownMessage(db, messageId);
  if (!message) return;
  const { senderId, receiverId } = message;
  const isReadingShown = await doBothShowReading(db, senderId, receiverId);
  // Said again after a lost answer, it can be read already.
  for (const memberId of [receiverId, senderId]) {
    const seen = seenBy(message, memberId, isReadingShown);
    push(live, [memberId], { type: 'message', message: toMessageView(seen) });
  }
}

/** Shows a changed message to the open windows of its two people, until the returned function is called. */
export function startPushingChanges({
  db,
  sql: listener,
  hub,
  log,
}: Pick<Deps, 'db' | 'sql' | 'hub' | 'log'>) {
  async function show({ messageId, memberIds }: Topics['messages']) {
    const here = memberIds.filter((memberId) => hub.socketsOf(memberId) > 0);
    const message = here.length > 0 && (await findShownMessage(db, messageId));
    if (!message) return;
    const { senderId, receiverId } = message;
    const isReadingShown = await doBothShowReading(db, senderId, receiverId);
    for (const memberId of here) {
      const seen = seenBy(message, memberId, isReadingShown);
      hub.show(memberId, { type: 'message_changed', message: toMessageView(seen) });
    }
  }

  const heard = (note: Topics['messages']) => {
    // The change is stored, so the window finds it when it reads the next time.
    show(note).catch((err) => log.warn({ err }, 'a changed message could not be pushed'));
  };
  return listenAtCommit(listener, 'messages', heard, () => hub.resync());
}
