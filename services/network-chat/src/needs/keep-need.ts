import type { Tx } from '@sidework/chassis/db/db';
import type { Received } from '@sidework/chassis/events/consumer';
import type { Need, NeedKey } from '@sidework/contracts/kernel/needs';
import { notifyAtCommit } from '../realtime/at-commit.ts';
import { forgetReceivers, insertReceivers, saveIfNewer } from './queries.ts';

/** Raises a need or changes one; an event that is older than the stored need changes nothing. */
export async function raiseNeed(
  tx: Tx,
  { data, sequence, occurredAt }: Pick<Received<Need>, 'data' | 'sequence' | 'occurredAt'>,
): Promise<void> {
  const { kind, subjectId, receivers, title, details, path } = data;
  const from = data.from ? new Date(data.from) : occurredAt;
  const since = from > occurredAt ? from : occurredAt;
  const isNews = await saveIfNewer(tx, {
    kind,
    subjectId,
    sequence,
    title,
    details,
    path,
    actorId: data.actorId ?? null,
    childId: data.childId ?? null,
    since,
    endsAt: data.until ? new Date(data.until) : null,
    metAt: null,
  });
  if (!isNews) return;
  const before = await forgetReceivers(tx, data);
  await insertReceivers(tx, { kind, subjectId, since }, receivers);
  await notifyAtCommit(tx, 'needs', { receivers: [...new Set([...before, ...receivers])] });
}

/** Marks a need as met. Its row stays without content, because the event that raised it may arrive later. */
export async function meetNeed(
  tx: Tx,
  {
    data: { kind, subjectId },
    sequence,
    occurredAt,
  }: Pick<Received<NeedKey>, 'data' | 'sequence' | 'occurredAt'>,
): Promise<void> {
  const isNews = await saveIfNewer(tx, {
    kind,
    subjectId,
    sequence,
    title: '',
    details: {},
    path: '',
    actorId: null,
    childId: null,
    since: occurredAt,
    endsAt: null,
    metAt: occurredAt,
  });
  if (!isNews) return;
  const receivers = await forgetReceivers(tx, { kind, subjectId });
  if (receivers.length > 0) await notifyAtCommit(tx, 'needs', { receivers });
}
