import { streamOf } from '@sidework/contracts/kernel/event';
import {
  AckPolicy,
  connect,
  DeliverPolicy,
  DiscardPolicy,
  type JetStreamManager,
  nanos,
  RetentionPolicy,
  StorageType,
} from 'nats';
import { authentication } from './nats.ts';
import type { Durable } from './nats-deliveries.ts';

const seconds = (count: number) => nanos(count * 1000);

export interface AdminOptions {
  url: string;
  seed?: string | undefined;
  service: string;
  durables: Durable[];
}

/** Creates or updates a service's stream and durables; the migration step runs it with the admin key, services cannot. */
export async function ensureTopology({ url, seed, service, durables }: AdminOptions) {
  const connection = await connect({ ...authentication(url, seed), name: `${service} migration` });
  try {
    const manager = await connection.jetstreamManager({ timeout: 10_000 });
    const wanted = new Set([streamOf(service), ...durables.map((durable) => durable.stream)]);
    const existing = new Set((await manager.streams.list().next()).map((info) => info.config.name));
    for (const name of wanted) {
      const publisher = name.toLowerCase().replaceAll('_', '-');
      const limits = {
        subjects: [`${publisher}.>`],
        max_age: seconds(3 * 24 * 3600),
        max_bytes: 1024 * 1024 * 1024,
        duplicate_window: seconds(600),
        discard: DiscardPolicy.New,
      };
      if (existing.has(name)) await manager.streams.update(name, limits);
      else
        await manager.streams.add({
          name,
          ...limits,
          storage: StorageType.File,
          retention: RetentionPolicy.Limits,
          deny_delete: true,
          deny_purge: true,
        });
    }
    for (const { stream, durable, subject } of durables) {
      await removeWhereAhead(manager, stream, durable);
      await manager.consumers.add(stream, {
        durable_name: durable,
        filter_subject: subject,
        ack_policy: AckPolicy.Explicit,
        deliver_policy: DeliverPolicy.All,
        // So long does an event wait that got lost on its way to an instance; one at work beats far more often.
        ack_wait: seconds(10),
        max_deliver: -1,
        max_ack_pending: 64,
      });
    }
  } finally {
    await connection.close();
  }
}

/**
 * A durable that is ahead of its stream, which was set back, would pass over what is published anew under the numbers
 * in between. Made anew, it delivers all that the stream holds, and the inboxes know what was handled.
 */
async function removeWhereAhead(manager: JetStreamManager, stream: string, durable: string) {
  const known = await manager.consumers.list(stream).next();
  const found = known.find(({ name }) => name === durable);
  if (!found) return;
  const { state } = await manager.streams.info(stream);
  if (found.delivered.stream_seq > state.last_seq) await manager.consumers.delete(stream, durable);
}
