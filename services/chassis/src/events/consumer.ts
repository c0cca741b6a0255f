import { type EventDefinition, type EventType, streamOf } from '@sidework/contracts/kernel/event';
import { sql as statement } from 'drizzle-orm';
import { z } from 'zod';
import { type Context, runInContext } from '../context.ts';
import type { Database, Tx } from '../db/db.ts';
import { databaseError, isPassing } from '../errors.ts';
import type { Logger } from '../operations/logger.ts';
import type { Tracer } from '../operations/tracer.ts';
import type { Bus } from './nats.ts';
import type { Delivery, Durable } from './nats-deliveries.ts';

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
  traceparent: z.string().optional(),
  data: z.unknown(),
});

/** Pauses before the second try and the following, in seconds; after the last the event is parked. */
const delays = [1, 2, 5, 15, 30, 60, 120];
const waits = delays.map((seconds) => seconds * 1000);

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
  tracer?: Tracer | undefined;
  /** Is told how old, in seconds, each event was when it had been handled. */
  measure?: (consumer: string, seconds: number) => void;
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
  { service, database, log, pauses = waits, tracer, measure }: ConsumerOptions,
): Promise<void> {
  if (isOfAnother(to, delivery.envelope)) {
    log.warn({ consumer: to.name }, 'an event of another type was handed out, and is let go');
    delivery.ack();
    return;
  }
  const incoming = readEnvelope(to, delivery.envelope);
  if (!incoming.success) {
    log.error({ consumer: to.name, err: incoming.error }, 'an event does not fit its contract');
    await giveUp(database, to, delivery, unfit);
    return;
  }
  const { event, context } = incoming;
  const span = tracer?.begin({
    name: `${service} ${to.name}`,
    kind: 'consumer',
    parent: context.traceparent,
    attributes: {
      'messaging.system': 'nats',
      'messaging.destination.name': to.event.type,
      'messaging.message.id': event.id,
      'sidework.attempt': delivery.attempt,
      'sidework.request_id': context.requestId,
    },
  });
  if (span) context.traceparent = span.traceparent;
  const beat = setInterval(() => delivery.working(), 3_000);
  try {
    await runInContext(context, () => database.db.transaction((tx) => handleOnce(tx, to, event)));
    delivery.ack();
    measure?.(to.name, (Date.now() - event.occurredAt.getTime()) / 1000);
    span?.end(false);
  } catch (error) {
    span?.end(true);
    const pause = pauses[delivery.attempt - 1];
    const { id: eventId } = event;
    log.warn({ consumer: to.name, eventId, attempt: delivery.attempt, err: error }, 'put off');
    if (pause !== undefined) return delivery.retryIn(pause);
    // However long the database is away or full, that is not the event's fault.
    if (isPassing(error)) return delivery.retryIn(whileAway);
    if (await giveUp(database, to, delivery, reasonOf(error)))
      log.error({ consumer: to.name, eventId }, 'an event was parked as a dead letter');
  } finally {
    clearInterval(beat);
  }
}

/**
 * True for an event of another type. A broker that lost the end of its stream in a crash uses the lost numbers again, so
 * a redelivery can bring an event that the durable does not read. The readers of that event get it as usual.
 */
function isOfAnother(to: AnyConsumer, envelope: unknown): boolean {
  const named = z.object({ type: z.string() }).safeParse(envelope);
  return named.success && named.data.type !== to.event.type;
}

/** The reason of a dead letter whose envelope cannot be read. */
export const unfit = 'does not fit its contract';

/** An envelope as `to` is handed it, with what follows it through the handler; or why it does not fit. */
export function readEnvelope(to: AnyConsumer, envelope: unknown) {
  const incoming = Incoming.safeParse(envelope);
  if (!incoming.success) return incoming;
  const data = to.event.data.safeParse(incoming.data.data);
  if (!data.success) return data;
  const { id, subject, sequence, time, requestid, traceparent } = incoming.data;
  const occurredAt = new Date(time);
  const event: Received<never> = { id, subject, sequence, occurredAt, data: data.data as never };
  const context: Context = { requestId: requestid ?? id, traceparent };
  return { success: true, event, context } as const;
}

/** Marks the event as handled by `to` and handles it, unless it was handled before. */
export async function handleOnce(tx: Tx, to: AnyConsumer, event: Received<never>): Promise<void> {
  const first = await tx.execute(statement`
    insert into inbox (consumer, event_id) values (${to.name}, ${event.id})
    on conflict do nothing returning event_id`);
  if (first.length > 0) await to.handle(tx, event);
}

/** The failure of a dead letter leaves out the query that failed, whose values may be personal data. */
export function reasonOf(error: unknown): string {
  const { message } =
    databaseError(error) ?? (error instanceof Error ? error : new Error(`${error}`));
  return message.slice(0, 500);
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
