import type { ServiceHealth } from '@sidework/contracts/kernel/health';
import type { Database } from '../db/db.ts';
import type { Bus } from '../events/nats.ts';
import { missedAge } from '../events/stream-readers.ts';
import { storedBytes } from '../objects/stored-objects.ts';

export type Limit = NonNullable<ServiceHealth['limits']>[number];

/** From this share of a limit on, health and metrics warn. */
const near = { stream: 0.7, log: 0.7, files: 0.8 };

/**
 * A service can run out of room in the stream, of days for which the outbox keeps missed events, and of room for files.
 */
export async function limitsOf(
  { db, sql }: Database,
  bus: Bus | undefined,
  mostBytes: number,
): Promise<Limit[]> {
  const [log, files] = await Promise.all([missedAge(sql), storedBytes(db)]);
  const shares = { stream: bus?.streamShare() ?? 0, log, files: files / mostBytes };
  return (['stream', 'log', 'files'] as const).map((name) => ({
    name,
    share: shares[name],
    isNear: shares[name] >= near[name],
  }));
}
