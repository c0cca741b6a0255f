import { quoted } from '@sidework/chassis/jobs/quoted';
import { shownName } from '@sidework/chassis/people/shown-name';
import { notificationText } from '@sidework/contracts/network-chat/notification-kinds';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Deps } from '../deps.ts';
import { mailSubject } from '../notifications/sentence.ts';
import { takeUnreadToPush } from '../push/queries.ts';
import { queuePush } from '../push/queue-push.ts';

/** Someone who has the conversation open has read a message by then. */
const unreadFor = 10_000;

/**
 * Tells the browsers of people once about messages that they did not read at once; the next is told only after they have read
 * all. Returns how many people were told of.
 */
export function queueUnreadPushes({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await takeUnreadToPush(tx, new Date(now().getTime() - unreadFor));
    for (const { conversationId, receiverId, senderId, name, isOfChild } of due)
      await queuePush(tx, receiverId, 'message', () => {
        const told = { name: quoted(shownName(name ?? 'Someone')), title: '' };
        const text = mailSubject('message', notificationText('message', told), isOfChild);
        return { text, path: webAddresses.chatWith(senderId), tag: `message-${conversationId}` };
      });
    return due.length;
  });
}
