import type { Person } from '@sidework/chassis/people/people';
import type { PersonCard } from '@sidework/contracts/kernel/values';
import type { NeedKind } from '@sidework/contracts/network-chat/need-kinds';
import type { Today, TodayItem } from '@sidework/contracts/network-chat/today';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Queue, ShownNeed, Unread } from './today-queries.ts';

/** `toCard` shows people as the reader may see them. */
export const toTodayItem = (
  { need, actor, other }: ShownNeed,
  toCard: (person: Person) => PersonCard,
): TodayItem => ({
  id: `${need.kind} ${need.subjectId}`,
  kind: need.kind as NeedKind,
  actor: actor && toCard(actor),
  ...(other && { other }),
  title: need.title,
  details: need.details,
  path: need.path,
  since: need.since.toISOString(),
});

export const queueToTodayItem = ({ details, oldest, count, ...queue }: Queue): TodayItem => ({
  ...queue,
  id: queue.kind,
  actor: null,
  details: { ...details, count },
  since: new Date(oldest).toISOString(),
});

export const unreadToTodayItem = (
  unread: Unread,
  toCard: (person: Person) => PersonCard,
): TodayItem => ({
  id: `unread_messages ${unread.conversationId}`,
  kind: 'unread_messages',
  actor: toCard(unread.actor),
  title: '',
  details: { count: unread.unreadCount },
  path: webAddresses.chatWith(unread.actor.id),
  since: new Date(unread.lastAt).toISOString(),
});

type TodayCount = Today['counts'][number];

export const toTodayCount = ({
  kind,
  count,
  oldest,
}: Pick<Queue, 'kind' | 'count' | 'oldest'>): TodayCount => ({
  kind,
  count,
  since: new Date(oldest).toISOString(),
});

/** Each conversation knows of all. */
export const unreadToTodayCount = ({ inAll, oldest }: Unread): TodayCount =>
  toTodayCount({ kind: 'unread_messages', count: inAll, oldest });
