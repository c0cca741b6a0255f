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
import { isMailed } from '../preferences/queries.ts';
import { composeMail } from './compose.ts';

const atOnce = 50;
/** The hour of the evening, by the guardian's clock, up to which a digest tells. */
const hour = '18 hours';
/** Where the guardian has not said where they live. */
const usualTimeZone = 'America/New_York';
/** How far back the first digest of a child looks. */
const firstLook = '7 days';

/**
 * Mails each guardian once a day what happened to a child they look after: messages that were held, and new connections
 * (security.md 1.7-6). A day without either has no mail. Gives how many digests were due.
 */
export function queueGuardianDigests({
  db,
  now,
  config,
}: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await takeDue(tx, now());
    for (const { guardianId, childId, childName, heldCount, connected, email } of due) {
      if (!email || !(await isMailed(tx, guardianId, 'child_digest'))) continue;
      const sentence = notificationText('child_digest', {
        name: quoted(shownName(childName)),
        title: whatHappened(heldCount, connected),
      });
      const { label: subject } = notificationTable.child_digest;
      const path = webAddresses.child(childId);
      await queueMail(tx, composeMail({ to: email, subject, sentence, path }, config.PUBLIC_URL));
    }
    return due.length;
  });
}

const mostNamed = 5;

function whatHappened(heldCount: number, connected: string[]): string {
  const named = connected.slice(0, mostNamed).map((name) => quoted(shownName(name)));
  const more = connected.length - named.length;
  return [
    heldCount > 0 &&
      `${heldCount === 1 ? 'one message was' : `${heldCount} messages were`} not sent, since ${heldCount === 1 ? 'it tells' : 'they tell'} how somebody is reached`,
    named.length > 0 &&
      `${named.length + more === 1 ? 'a new connection' : 'new connections'} with ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  ]
    .filter(Boolean)
    .join('; ');
}

interface Due extends Record<string, unknown> {
  guardianId: string;
  childId: string;
  childName: string;
  heldCount: number;
  connected: string[];
  email: string | null;
}

/** The digests whose evening has come and that have something to tell, each taken by one instance. */
function takeDue(tx: Tx, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const lately = sql`${at} - interval '9 days'`;
  return tx.execute<Due>(sql`
    with touched as (
      select child_id from held_messages where at > ${lately}
      union select requester_id from connections where status = 'accepted' and answered_at > ${lately}
      union select receiver_id from connections where status = 'accepted' and answered_at > ${lately}
    ), watched as (
      select child.id as child_id, child.full_name, guardian_id,
             (date_trunc('day', (${at} at time zone zone) - interval '${sql.raw(hour)}') + interval '${sql.raw(hour)}')
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
