import { toPersonCard } from '@sidework/chassis/people/people';
import type { SupportMessage, SupportThreadView } from '@sidework/contracts/network-chat/support';
import type { ShownThread, SupportMessageRow } from './queries.ts';

export const toSupportMessage = ({
  id,
  isFromStaff,
  content,
  sentAt,
}: SupportMessageRow): SupportMessage => ({
  id,
  isFromStaff,
  content,
  sentAt: sentAt.toISOString(),
});

export const toThreadView = ({ thread, person }: ShownThread): SupportThreadView => ({
  person: toPersonCard(person),
  content: thread.lastContent,
  lastAt: thread.lastAt.toISOString(),
  waitsSince: thread.waitsSince?.toISOString() ?? null,
});
