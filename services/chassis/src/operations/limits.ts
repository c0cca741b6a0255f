import type { ServiceHealth } from '@sidework/contracts/kernel/health';
import type { Sql } from '../db/db.ts';
import type { Bus } from '../events/nats.ts';
import { missedAge } from '../events/stream-readers.ts';

export type Limit = NonNullable<ServiceHealth['limits']>[number];

/** From this share of a limit on, health and metrics warn. */
const near = 0.7;

/** What the events of a service can run out of: room in the stream, and the days that the outbox keeps what was missed. */
export async function limitsOf(sql: Sql, bus: Bus | undefined): Promise<Limit[]> {
  const shares = { stream: bus?.streamShare() ?? 0, log: await missedAge(sql) };
  return (['stream', 'log'] as const).map((name) => ({
    ...{ name, share: shares[name] },
    isNear: shares[name] >= near,
  }));
}
