import { streamOf } from '@sidework/contracts/kernel/event';
import {
  AckPolicy,
  connect,
  DeliverPolicy,
  DiscardPolicy,
  ErrorCode,
  type JetStreamManager,
  type NatsConnection,
  NatsError,
  nanos,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from 'nats';
import { authentication } from './nats.ts';
import type { Durable } from './nats-deliveries.ts';

const seconds = (count: number) => nanos(count * 1000);

/**
 * Milliseconds. No person waits for a migration, and one that gives up while the broker stands still for a moment ends the
 * start of the whole platform.
 */
const patience = 60_000;
const soon = 2_000;

export interface AdminOptions {
  url: string;
  seed?: string | undefined;
  service: string;
  durables: Durable[];
  /** The room of a stream that is made by this; tests make it small. */
  maxBytes?: number;
  /** On how many servers of the broker a stream is kept; its durables are kept where it is. */
  replicas?: number;
}

/** A stream that stands already is brought to these as well. */
type Bounds = Required<Pick<AdminOptions, 'maxBytes' | 'replicas'>>;

/** Hours of what a reader that is away does not read, at 200 events a second. */
const roomOfStream = 1024 * 1024 * 1024;

/** Creates or updates a service's stream and durables; the migration step runs it with the admin key, services cannot. */
export async function ensureTopology({
  url,
  seed,
  service,
  durables,
  maxBytes = roomOfStream,
  replicas = 1,
}: AdminOptions) {
  const name = `${service} migration`;
  const connection = await connect({ ...authentication(url, seed), name, timeout: patience });
  try {
    const manager = await managerOf(connection);
    const wanted = new Set([streamOf(service), ...durables.map((durable) => durable.stream)]);
    const existing = new Map<string, StreamConfig>();
    for await (const { config } of manager.streams.list()) existing.set(config.name, config);
    const bounds = { maxBytes, replicas };
    for (const name of wanted) await ensureStream(manager, name, existing.get(name), bounds);
    for (const stream of existing.keys()) await removeForsaken(manager, stream, service, durables);
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
 * Servers that are choosing which of them leads drop what they are asked meanwhile, so a short question is repeated
 * before the ones that wait long.
 */
async function managerOf(connection: NatsConnection): Promise<JetStreamManager> {
  for (const end = Date.now() + patience; ; )
    try {
      await connection.jetstreamManager({ timeout: soon });
      return await connection.jetstreamManager({ timeout: patience, checkAPI: false });
    } catch (error) {
      const isUnheard = error instanceof NatsError && error.code === ErrorCode.Timeout;
      if (!isUnheard || Date.now() > end) throw error;
    }
}

/**
 * A stream holds an event until every durable of its type has acknowledged it, and refuses events that it has no room
 * for, so its publisher makes room before (`stream-readers`). An old stream that kept everything for three days cannot
 * be changed, so it is recreated, and the outbox fills it.
 */
async function ensureStream(
  manager: JetStreamManager,
  name: string,
  existing: StreamConfig | undefined,
  { maxBytes, replicas }: Bounds,
) {
  const limits = {
    subjects: [`${name.toLowerCase().replaceAll('_', '-')}.>`],
    max_age: 0,
    max_bytes: maxBytes,
    num_replicas: replicas,
    duplicate_window: seconds(600),
    discard: DiscardPolicy.New,
  };
  const isOfBefore = existing?.retention !== RetentionPolicy.Interest || existing.deny_purge;
  if (existing && !isOfBefore) {
    await manager.streams.update(name, limits);
    return;
  }
  if (existing) await manager.streams.delete(name);
  await manager.streams.add({
    name,
    ...limits,
    storage: StorageType.File,
    retention: RetentionPolicy.Interest,
    deny_delete: true,
  });
}

/** A durable whose handler is no more would have the stream hold its events for ever. */
async function removeForsaken(
  manager: JetStreamManager,
  stream: string,
  service: string,
  durables: Durable[],
) {
  const wanted = new Set(durables.map((each) => `${each.stream} ${each.durable}`));
  for await (const { name } of manager.consumers.list(stream))
    if (name.startsWith(`${service}__`) && !wanted.has(`${stream} ${name}`))
      await manager.consumers.delete(stream, name);
}

/**
 * A durable ahead of its stream, which was set back, would skip the events that get the numbers in between. The
 * recreated durable delivers all events of the stream, and the inboxes know which were handled.
 */
async function removeWhereAhead(manager: JetStreamManager, stream: string, durable: string) {
  for await (const { name, delivered } of manager.consumers.list(stream)) {
    if (name !== durable) continue;
    const { state } = await manager.streams.info(stream);
    if (delivered.stream_seq > state.last_seq) await manager.consumers.delete(stream, durable);
    return;
  }
}
