import { queueMail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { shownName } from '@sidework/chassis/people/shown-name';
import { notificationText } from '@sidework/contracts/network-chat/notification-kinds';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Deps } from '../deps.ts';
import { isMailed } from '../preferences/queries.ts';
import { composeMail } from './compose.ts';
import { takeDueUnread } from './queries.ts';

const unreadFor = 10 * 60_000;

/**
 * Mails people once about messages that stayed unread for ten minutes; the next mail comes only after they have read all.
 * Returns the number of conversations.
 */
export function queueUnreadMails({
  db,
  now,
  config,
}: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await takeDueUnread(tx, new Date(now().getTime() - unreadFor));
    for (const { receiverId, senderId, name, email, isOfChild } of due) {
      if (!email || !(await isMailed(tx, receiverId, 'message'))) continue;
      const sentence = notificationText('message', {
        name: quoted(shownName(name ?? 'Someone')),
        title: '',
      });
      const path = webAddresses.chatWith(senderId);
      const content = { to: email, kind: 'message' as const, sentence, path, isOfChild };
      await queueMail(tx, composeMail(content, config.PUBLIC_URL));
    }
    return due.length;
  });
}
