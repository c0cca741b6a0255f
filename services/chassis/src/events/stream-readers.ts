import type { TransactionSql } from 'postgres';
import type { Sql } from '../db/db.ts';
import type { Logger } from '../operations/logger.ts';
import type { Bus, OwnStream } from './nats.ts';
import { retention } from './outbox.ts';
import {
  caughtUp,
  cutOff,
  follow,
  isPassed,
  type SeenReader,
  type StreamReader,
} from './stream-reader.ts';

type Transaction = TransactionSql<{ bigint: number }>;

/** Above the first share of its limit the older half of a stream is cut off, until it is below the second. */
const full = 0.85;
const roomy = 0.5;

/** A reader with fewer waiting events than this gets so many more of those that were cut off, if there is room. */
const fewWaiting = 100;
const mostAtOnce = 1_000;
/** So many numbers of the stream are looked through at once for what one reader misses: its type may be rare. */
const mostLookedThrough = 50_000;
const roomForOne = 8 * 1024;

/** The result of one look at the readers. */
export interface Looked {
  /** Some reader still misses events that were cut off. */
  isMissed: boolean;
  /** Some of them are on their way again. */
  isHandedOut: boolean;
}

interface Options {
  sql: Sql;
  bus: Bus;
  log: Logger;
}

export interface ReadersOptions extends Options {
  /**
   * The last number of the stream ten seconds ago; 0 before. The readers passed an event up to this number that the
   * stream still holds and no reader waits for.
   */
  olderThan: number;
}

/**
 * Keeps room in the stream and its readers complete. The stream holds an event until all readers of its type have read
 * it. While a reader is away for long, older events leave the stream, and are published again from the outbox once it is
 * back; a new or recreated reader gets all events that the outbox holds.
 */
export async function lookAfterReaders(options: ReadersOptions): Promise<Looked> {
  const { sql, bus } = options;
  // Before the stream: what is published in between is above its last number, and missed by no reader that is new.
  const seen = await bus.ownReaders();
  const stream = await bus.ownStream();
  const atOnce = Math.ceil(Math.min(mostAtOnce, stream.maxBytes / roomForOne));
  const looked = await amongReaders(sql, async (tx) => {
    let isHandedOut = false;
    const readers = await followAll(tx, seen, stream);
    // One that comes back is another, and gets what came after what this one had read.
    await tx`
      update stream_readers set created_at = '', cut_below = null
      where durable <> all(${seen.map(({ durable }) => durable)}) and created_at <> ''`;
    for (const [at, reader] of readers.entries()) {
      const isBack = (seen[at]?.waiting ?? 0) < fewWaiting;
      if (reader.cutBelow === null || !isBack || stream.bytes > roomy * stream.maxBytes) continue;
      readers[at] = await handOutMissed(tx, reader, atOnce);
      isHandedOut = true;
    }
    await saveAll(tx, readers);
    return { isHandedOut, isMissed: readers.some(({ cutBelow }) => cutBelow !== null) };
  });
  if ((await makeRoom(options, stream)) || (await emptyWhereBroken(options, stream)))
    return { ...looked, isMissed: true };
  return (await giveAgainWhatWasPassed(options, seen, stream))
    ? { ...looked, isHandedOut: true }
    : looked;
}

/**
 * A broker that was killed can bring its durables back past events that they never delivered. These stay in the stream,
 * while no reader waits for them: they leave it, and are published again as other messages.
 */
async function giveAgainWhatWasPassed(
  { sql, bus, log, olderThan }: ReadersOptions,
  seen: SeenReader[],
  seenBefore: OwnStream,
): Promise<boolean> {
  let stream = seenBefore;
  let given = 0;
  while (stream.messages > 0 && stream.firstSequence <= olderThan && given < mostAtOnce) {
    const { firstSequence } = stream;
    const [event] = await sql<{ type: string }[]>`
      select type from outbox where stream_sequence = ${firstSequence}`;
    if (event && !isPassed(seen, event.type, firstSequence)) break;
    await sql`
      update outbox set published_at = null, stream_sequence = null, repeats = repeats + 1
      where stream_sequence = ${firstSequence}`;
    await bus.cutOwnStream(firstSequence + 1);
    stream = await bus.ownStream();
    given += 1;
  }
  if (given > 0) log.warn({ events: given }, 'durables had passed events, which follow again');
  return given > 0;
}

/** Only the publisher cuts its stream, and writes down first who misses what: the broker refuses events where it is full. */
async function makeRoom({ sql, bus, log }: Options, seenBefore: OwnStream) {
  if (seenBefore.bytes <= full * seenBefore.maxBytes) return false;
  let stream = seenBefore;
  while (stream.bytes > roomy * stream.maxBytes && stream.firstSequence <= stream.lastSequence) {
    const { firstSequence, lastSequence } = stream;
    const below = firstSequence + Math.ceil((lastSequence - firstSequence + 1) / 2);
    const behind = await cut({ sql, bus }, stream, below);
    log.warn({ below, behind }, 'the stream is full of what was not read, which follows later');
    stream = await bus.ownStream();
  }
  return true;
}

/**
 * NATS 2.9.10 once lost the text of an event that its stream still counted. No reader gets such an event, and a purge up to
 * it fails; a purge of the whole stream works. So the relay empties the stream, and publishes again what readers miss.
 */
async function emptyWhereBroken(
  { sql, bus, log, olderThan }: ReadersOptions,
  stream: OwnStream,
): Promise<boolean> {
  const { firstSequence, messages } = stream;
  if (messages === 0 || firstSequence > olderThan) return false;
  if (await bus.canGive(firstSequence)) return false;
  const now = await bus.ownStream();
  // The broker also answers that there is none where its last reader has just acknowledged it.
  if (now.messages === 0 || now.firstSequence !== firstSequence) return false;
  const behind = await cut({ sql, bus }, now, now.lastSequence + 1);
  log.warn({ firstSequence, behind }, 'the stream could not give an event, and gets it anew');
  return true;
}

/** Writes down who misses what is numbered below `below`, and purges that. Returns the durables that had events waiting. */
async function cut(
  { sql, bus }: Pick<Options, 'sql' | 'bus'>,
  stream: OwnStream,
  below: number,
): Promise<string[]> {
  const seen = await bus.ownReaders();
  await amongReaders(sql, async (tx) => {
    const readers = await followAll(tx, seen, stream);
    await saveAll(
      tx,
      readers.map((reader) => cutOff(reader, below)),
    );
  });
  await bus.cutOwnStream(below);
  return seen.filter(({ waiting }) => waiting > 0).map(({ durable }) => durable);
}

/** One instance at a time: what it knows of the readers it changes by what it has just seen of them. */
function amongReaders<T>(sql: Sql, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('stream_readers ' || current_schema()))`;
    return work(tx);
  }) as Promise<T>;
}

async function followAll(tx: Transaction, seen: SeenReader[], { lastSequence }: OwnStream) {
  const rows = await tx<StreamReader[]>`
    select durable, subject, created_at as "createdAt", read_until as "readUntil", cut_below as "cutBelow"
    from stream_readers`;
  const known = new Map(rows.map((row) => [row.durable, row]));
  return seen.map((each) => follow(known.get(each.durable), each, lastSequence));
}

async function saveAll(tx: Transaction, readers: StreamReader[]): Promise<void> {
  if (readers.length === 0) return;
  const column = <K extends keyof StreamReader>(name: K) => readers.map((each) => each[name]);
  await tx`
    insert into stream_readers as kept (durable, subject, created_at, read_until, cut_below)
    select * from unnest(${column('durable')}::text[], ${column('subject')}::text[],
      ${column('createdAt')}::text[], ${column('readUntil')}::bigint[], ${column('cutBelow')}::bigint[])
    on conflict (durable) do update set subject = excluded.subject, created_at = excluded.created_at,
      read_until = excluded.read_until, cut_below = excluded.cut_below
    where (kept.created_at, kept.read_until, kept.cut_below)
      is distinct from (excluded.created_at, excluded.read_until, excluded.cut_below)`;
}

/** The next of what it misses counts as unpublished, and is to the broker another message than before. */
async function handOutMissed(
  tx: Transaction,
  reader: StreamReader,
  atOnce: number,
): Promise<StreamReader> {
  const cutBelow = reader.cutBelow ?? 0;
  const from = await nextNumber(tx, reader);
  const below = Math.min(cutBelow, from + mostLookedThrough);
  const rows = await tx<{ sequence: number }[]>`
    with missed as (
      select id, stream_sequence from outbox
      where type = ${reader.subject} and published_at is not null
        and stream_sequence >= ${from} and stream_sequence < ${below}
      order by stream_sequence limit ${atOnce})
    update outbox set published_at = null, stream_sequence = null, repeats = repeats + 1
    from missed where outbox.id = missed.id
    returning missed.stream_sequence as sequence`;
  if (rows.length >= atOnce)
    return caughtUp(reader, Math.max(...rows.map(({ sequence }) => sequence)));
  return caughtUp(reader, below < cutBelow ? below - 1 : undefined);
}

/** The first number above what it has read that the outbox still holds, of whatever type. */
async function nextNumber(tx: Transaction, { readUntil }: StreamReader): Promise<number> {
  const [row] = await tx<{ next: number | null }[]>`
    select min(stream_sequence) as next from outbox where stream_sequence > ${readUntil}`;
  return row?.next ?? readUntil + 1;
}

/** The readers of a stream that was emptied or set back get their missed events with the republished ones. */
export async function forgetLostNumbers(tx: Transaction, lastWhole: number): Promise<void> {
  const last = Math.max(0, lastWhole);
  await tx`
    update stream_readers set read_until = least(read_until, ${last}), cut_below = least(cut_below, ${last} + 1)`;
}

/**
 * The age of the oldest event that a reader may miss, as a share of how long the outbox keeps it; 0 where none does. Its
 * type is not asked for, since the search for a rare one would read the whole outbox.
 */
export async function missedAge(sql: Sql): Promise<number> {
  const [row] = await sql<{ share: number | null }[]>`
    select max(extract(epoch from now() - missed.published_at)
      / extract(epoch from ${retention}::interval))::float8 as share
    from stream_readers reader cross join lateral (
      select published_at from outbox
      where stream_sequence > reader.read_until and stream_sequence < reader.cut_below
      order by stream_sequence limit 1) missed
    where reader.cut_below is not null`;
  return row?.share ?? 0;
}
