import type { Db } from '@sidework/chassis/db/db';
import type { KnownGoers } from '@sidework/contracts/network-chat/known-goers';
import { sql } from 'drizzle-orm';
import { blockedEitherWay } from '../blocks/queries.ts';
import { friendsOf } from '../connections/in-common.ts';

/** So many of those who go are named. */
const mostNamed = 3;

/** A block by either, a ban and a departure hide a person; children are not kept here. */
export async function knownGoers(
  db: Db,
  viewerId: string,
  eventId: string,
  now: Date,
): Promise<KnownGoers> {
  const viewer = sql`${viewerId}::uuid`;
  const rows = await db.execute<{ fullName: string; count: number }>(sql`
    with ${friendsOf(viewer)}
    select known.full_name as "fullName", (count(*) over ())::int as count
    from friends
    join event_goers goer on goer.event_id = ${eventId} and goer.person_id = friends.friend
    join people known on known.id = friends.friend
    where goer.shown_until > ${now.toISOString()}
      and known.may_act and not known.has_left and known.account_type <> 'sidework_kids'
      and known.full_name <> '' and known.id not in (${blockedEitherWay(viewer)})
    order by lower(known.full_name), known.id limit ${mostNamed}`);
  return {
    count: rows[0]?.count ?? 0,
    firstNames: rows.map(({ fullName }) => firstNameOf(fullName)),
  };
}

const firstNameOf = (fullName: string) => fullName.trim().split(/\s+/)[0] ?? '';
