import { people } from '@sidework/chassis/people/people';
import type { NeedKind } from '@sidework/contracts/network-chat/need-kinds';
import type { NotificationView } from '@sidework/contracts/network-chat/notifications';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { isBlockedEitherWay } from '../blocks/queries.ts';
import { isForReceiver, isGuardianOf, isHiddenByBlock } from '../needs/queries.ts';
import { needReceivers, needs } from '../needs/table.ts';
import { notifications } from './table.ts';

const receiver = sql`${notifications.receiverId}`;

/** One service or job may ask for these again under the same id; a later notice ends the earlier one. */
export const askedAgain: NeedKind[] = [
  'extension_to_answer',
  'changes_requested',
  'release_requested',
  'job_ends_soon',
];

const askedOn = (of: SQL) => sql`coalesce(${of}.asked_at, ${of}.created_at)`;

/** A need that only changed, such as its title, is raised again without a notice and still waits. */
const isAskedAnew = sql`${inArray(needs.kind, askedAgain)} and exists (
  select from notifications newer
  where newer.receiver_id = ${notifications.receiverId} and newer.need_kind = ${needs.kind}
    and newer.need_id = ${notifications.needId}
    and ${askedOn(sql`newer`)} > ${askedOn(sql`notifications`)})`;

/** Two are connected once all have said yes; null until then. */
const isConnected = (mayKnow: SQL) => sql`(
  select ${mayKnow} from connections where id = ${notifications.needId} and status = 'accepted')`;

/**
 * Whether what was asked got a yes that the reader may know of; null where it got none. A met need tells nothing of whom
 * it was about, so the connection and the room tell it.
 */
const isGranted = sql`case ${notifications.needKind}
  when 'child_hire' then (
    select ${isGuardianOf(receiver, sql`rooms.child_id`)} from rooms where id = ${notifications.needId})
  when 'child_connects' then ${isConnected(isGuardianOf(receiver, sql`requester_id`))}
  when 'child_asked_to_connect' then ${isConnected(isGuardianOf(receiver, sql`receiver_id`))}
  when 'connection_request' then ${isConnected(sql`not ${isBlockedEitherWay(receiver, sql`requester_id`)}`)}
  end`;

/**
 * Nothing is said of a child who is no longer theirs, nor between two whom a block keeps apart. A met need is forgotten
 * after two weeks; one that is not known yet may come a little later than its notice.
 */
export const ask = sql<NotificationView['ask']>`case
  when ${notifications.needId} is null then null
  when not ${isForReceiver(receiver)} or (${isHiddenByBlock(receiver)}) or not ${isGranted} then null
  when ${isGranted} then 'granted'
  when ${needs.kind} is null then
    case when ${notifications.createdAt} < now() - interval '1 day' then 'over' else 'open' end
  when ${needs.metAt} is not null or ${needs.endsAt} <= now() or ${people.hasLeft}
    or ${needReceivers.receiver} is null or (${isAskedAnew}) then 'over'
  else 'open' end`;
