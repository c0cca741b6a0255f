import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { shownName } from '@sidework/chassis/people/shown-name';
import {
  notificationTable,
  notificationText,
} from '@sidework/contracts/network-chat/notification-kinds';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { isChild } from '../people/children.ts';
import { isMailed } from '../preferences/queries.ts';
import { composeMail } from './compose.ts';

const atOnce = 50;
const unreadFor = 10 * 60_000;

/**
 * Mails people whose messages stayed unread for ten minutes, once until they have read all, also where several instances
 * run it; returns of how many conversations it mailed.
 */
export function queueUnreadMails({
  db,
  now,
  config,
}: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await takeDue(tx, new Date(now().getTime() - unreadFor));
    for (const { receiverId, senderId, name, email } of due) {
      if (!email || !(await isMailed(tx, receiverId, 'message'))) continue;
      const sentence = notificationText('message', {
        name: quoted(shownName(name ?? 'Somebody')),
        title: '',
      });
      const { label: subject } = notificationTable.message;
      const path = webAddresses.chatWith(senderId);
      await queueMail(tx, composeMail({ to: email, subject, sentence, path }, config.PUBLIC_URL));
    }
    return due.length;
  });
}

interface Due extends Record<string, unknown> {
  receiverId: string;
  senderId: string;
  name: string | null;
  email: string | null;
}

/** Sends no mail across a block, and none to children, who are told in the app only. */
function takeDue(tx: Tx, unreadSince: Date) {
  return tx.execute<Due>(sql`
    with due as (
      select conversation_id, user_id from conversation_members
      where unread_count > 0 and not is_mailed and not is_ignored and unread_since <= ${unreadSince.toISOString()}::timestamptz
      order by unread_since limit ${atOnce} for update skip locked
    ), taken as (
      update conversation_members member set is_mailed = true from due
      where member.conversation_id = due.conversation_id and member.user_id = due.user_id
      returning member.user_id, member.other_id
    )
    select user_id as "receiverId", other_id as "senderId", full_name as name,
           case when not exists (
             select from blocks where (blocker_id = user_id and blocked_id = other_id)
               or (blocker_id = other_id and blocked_id = user_id))
             and not ${isChild(sql`user_id`)} then email end as email
    from taken
    left join people on people.id = other_id
    left join contacts on contacts.id = user_id`);
}
