import type { Tx } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { usualTimeZone } from '@sidework/chassis/people/time-zones';
import { notificationKinds } from '@sidework/contracts/network-chat/notification-kinds';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { contacts } from '../contacts/table.ts';
import { notifications } from '../notifications/table.ts';
import { isChild } from '../people/queries.ts';

const atOnce = 50;

export async function takeDueNotifications(tx: Tx, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = await tx
    .select({ id: notifications.id })
    .from(notifications)
    // The text of a kind that only a newer release knows is not known here, so that release mails it.
    .where(
      and(
        sql`${notifications.isMailDue} and coalesce(${notifications.mailDueAt} <= ${at}, true)`,
        inArray(notifications.kind, notificationKinds),
      ),
    )
    .orderBy(notifications.id)
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const areDue = inArray(
    notifications.id,
    due.map(({ id }) => id),
  );
  await tx.update(notifications).set({ isMailDue: false }).where(areDue);
  return (
    tx
      .select({
        notification: notifications,
        name: people.fullName,
        email: contacts.email,
        isOfChild: isChild(notifications.actorId),
      })
      .from(notifications)
      .leftJoin(people, eq(people.id, notifications.actorId))
      // Children are told in the app only.
      .leftJoin(
        contacts,
        and(
          eq(contacts.id, notifications.receiverId),
          sql`not ${isChild(notifications.receiverId)}`,
        ),
      )
      .where(areDue)
  );
}

interface DueUnread extends Record<string, unknown> {
  receiverId: string;
  senderId: string;
  name: string | null;
  email: string | null;
  isOfChild: boolean;
}

/** Sends no mail across a block, and none to children, who are told in the app only. */
export function takeDueUnread(tx: Tx, unreadSince: Date) {
  return tx.execute<DueUnread>(sql`
    with due as (
      select conversation_id, user_id from conversation_members
      where unread_count > 0 and not is_mailed and not is_ignored and not is_muted and unread_since <= ${unreadSince.toISOString()}::timestamptz
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
             and not ${isChild(sql`user_id`)} then email end as email,
           ${isChild(sql`other_id`)} as "isOfChild"
    from taken
    left join people on people.id = other_id
    left join contacts on contacts.id = user_id`);
}

/** A digest covers the day up to this hour by the guardian's clock. */
const digestHour = '18 hours';
/** The first digest of a child looks back so far. */
const firstLook = '7 days';

interface DueDigest extends Record<string, unknown> {
  guardianId: string;
  childId: string;
  childName: string;
  heldCount: number;
  connected: string[];
  email: string | null;
}

/** Takes the digests that are due and not empty; the insert lets only one instance take each. */
export function takeDueDigests(tx: Tx, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const lately = sql`${at} - interval '9 days'`;
  return tx.execute<DueDigest>(sql`
    with touched as (
      select child_id from held_messages where at > ${lately}
      union select requester_id from connections where status = 'accepted' and answered_at > ${lately}
      union select receiver_id from connections where status = 'accepted' and answered_at > ${lately}
    ), watched as (
      select child.id as child_id, child.full_name, guardian_id,
             (date_trunc('day', (${at} at time zone zone) - interval '${sql.raw(digestHour)}') + interval '${sql.raw(digestHour)}')
               at time zone zone as up_to
      from touched
      join people child on child.id = touched.child_id and child.account_type = 'sidework_kids'
      cross join unnest(child.guardian_ids) guardian_id
      left join time_zones on person_id = guardian_id
      cross join coalesce(time_zone, ${usualTimeZone}) zone
    ), due as (
      select watched.*, coalesce(told_up_to, up_to - interval '${sql.raw(firstLook)}') as since
      from watched left join guardian_digests using (guardian_id, child_id)
    ), news as (
      select due.*, (
               select count(*)::int from held_messages held
               where held.child_id = due.child_id and held.at > since and held.at <= up_to) as held_count,
             array(
               select other.full_name from connections
               join people other on other.id in (requester_id, receiver_id) and other.id <> due.child_id
               where status = 'accepted' and due.child_id in (requester_id, receiver_id)
                 and answered_at > since and answered_at <= up_to
               order by answered_at, other.id) as connected
      from due where since < up_to
    ), taken as (
      insert into guardian_digests as digest (guardian_id, child_id, told_up_to)
      select guardian_id, child_id, up_to from news where held_count > 0 or connected <> '{}'
      order by guardian_id, child_id limit ${atOnce}
      on conflict (guardian_id, child_id) do update set told_up_to = excluded.told_up_to
      where digest.told_up_to < excluded.told_up_to
      returning guardian_id, child_id
    )
    select guardian_id as "guardianId", child_id as "childId", news.full_name as "childName",
           held_count as "heldCount", connected, email
    from taken join news using (guardian_id, child_id)
    left join people guardian on guardian.id = guardian_id and guardian.account_type <> 'sidework_kids'
    left join contacts on contacts.id = guardian.id
    order by guardian_id, child_id`);
}
