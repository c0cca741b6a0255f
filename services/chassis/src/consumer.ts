import { type EventDefinition, type EventType, streamOf } from '@sidework/contracts/kernel/event';
import { sql as statement } from 'drizzle-orm';
import { z } from 'zod';
import { runInContext } from './context.ts';
import type { Database, Tx } from './db.ts';
import { isPassing } from './errors.ts';
import type { Logger } from './logger.ts';
import type { Bus, Delivery, Durable } from './nats.ts';

/** An event as a handler sees it; `sequence` counts the events of `subject`, for handlers that mind their order. */
export interface Received<D> {
  id: string;
  subject: string;
  sequence: number;
  occurredAt: Date;
  data: D;
}

/** One handler of one event; its name and the service's make the durable. */
export interface Consumer<D = never> {
  name: string;
  event: EventDefinition<EventType, z.ZodType<D>>;
  handle(tx: Tx, event: Received<D>): Promise<void>;
}

export type AnyConsumer = Consumer<never>;

/** Declares a handler. It runs in a transaction that also marks the event as handled, so its effect commits once. */
export function consumer<D>(definition: Consumer<D>): AnyConsumer {
  return definition as unknown as AnyConsumer;
}

const Incoming = z.object({
  id: z.uuid(),
  type: z.string(),
  subject: z.string(),
  sequence: z.number().int(),
  time: z.iso.datetime(),
  requestid: z.string().optional(),
  data: z.unknown(),
});

/** Pauses before the second try and the following, in seconds; after the last the event is parked. */
const delays = [1, 2, 5, 15, 30, 60, 120];

/** The pause where the database does not answer and the tries are used up, in milliseconds. */
const whileAway = 10_000;

export const durableOf = (service: string, { name, event }: AnyConsumer): Durable => ({
  stream: streamOf(event.type),
  durable: `${service}__${name}`,
  subject: event.type,
});

export interface ConsumerOptions {
  service: string;
  database: Database;
  log: Logger;
  /** Pauses between tries, in milliseconds; tests shorten them. */
  pauses?: number[];
}

/** Starts every consumer of a service on the bus; they end with it. */
export function startConsumers(bus: Bus, consumers: AnyConsumer[], options: ConsumerOptions): void {
  for (const each of consumers)
    bus.consume(durableOf(options.service, each), 16, (delivery) =>
      deliver(each, delivery, options),
    );
}

/** One delivery: handled and acknowledged, or put off, or parked as a dead letter after the last try. */
export async function deliver(
  to: AnyConsumer,
  delivery: Delivery,
  { database, log, pauses = delays.map((seconds) => seconds * 1000) }: ConsumerOptions,
): Promise<void> {
  const incoming = Incoming.safeParse(delivery.envelope);
  const data = incoming.success ? to.event.data.safeParse(incoming.data.data) : incoming;
  if (!incoming.success || !data.success) {
    log.error({ consumer: to.name, err: data.error }, 'an event does not fit its contract');
    await giveUp(database, to, delivery, 'does not fit its contract');
    return;
  }
  const { id, subject, sequence, time, requestid } = incoming.data;
  const beat = setInterval(() => delivery.working(), 10_000);
  try {
    await runInContext({ requestId: requestid ?? id }, () =>
      handleOnce(database, to, {
        id,
        subject,
        sequence,
        occurredAt: new Date(time),
        data: data.data as never,
      }),
    );
    delivery.ack();
  } catch (error) {
    const pause = pauses[delivery.attempt - 1];
    log.warn({ consumer: to.name, eventId: id, attempt: delivery.attempt, err: error }, 'put off');
    if (pause !== undefined) return delivery.retryIn(pause);
    // However long the database is away or full, that is not the event's fault.
    if (isPassing(error)) return delivery.retryIn(whileAway);
    const reason = error instanceof Error ? error.message : String(error);
    if (await giveUp(database, to, delivery, reason))
      log.error({ consumer: to.name, eventId: id }, 'an event was parked as a dead letter');
  } finally {
    clearInterval(beat);
  }
}

async function handleOnce(database: Database, to: AnyConsumer, event: Received<never>) {
  await database.db.transaction(async (tx) => {
    const first = await tx.execute(statement`
      insert into inbox (consumer, event_id) values (${to.name}, ${event.id})
      on conflict do nothing returning event_id`);
    if (first.length > 0) await to.handle(tx, event);
  });
}

/** Parks it as a dead letter; false where that cannot be written now, and is left to a later delivery. */
async function giveUp(database: Database, to: AnyConsumer, delivery: Delivery, reason: string) {
  try {
    await park(database, to, delivery, reason);
  } catch {
    delivery.retryIn(whileAway);
    return false;
  }
  delivery.end();
  return true;
}

async function park({ sql }: Database, to: AnyConsumer, { envelope }: Delivery, reason: string) {
  const { id } = z
    .object({ id: z.string() })
    .catch({ id: `unreadable-${Date.now()}` })
    .parse(envelope);
  await sql`
    insert into dead_letters (consumer, event_id, envelope, reason)
    values (${to.name}, ${id}, ${JSON.stringify(envelope ?? null)}::jsonb, ${reason})
    on conflict (consumer, event_id) do update set reason = excluded.reason, parked_at = now()`;
}

/** How many events are parked. */
export async function deadLetterCount({ sql }: Database): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from dead_letters`;
  return row?.count ?? 0;
}
