/**
 * A publisher keeps this about each durable of its stream in its own database, because the broker forgets which events a
 * durable missed once they are cut off.
 */
export interface StreamReader {
  durable: string;
  /** The type of the events that it reads. */
  subject: string;
  /** The moment at which the broker created the durable; a recreated one has forgotten its progress. */
  createdAt: string;
  /** It has read all events up to this number. */
  readUntil: number;
  /** It will not get the events above `readUntil` and below this from the stream; null where there are none. */
  cutBelow: number | null;
}

/** The same as the broker sees it. */
export interface SeenReader {
  durable: string;
  subject: string;
  createdAt: string;
  /** The durable has acknowledged all events up to this number, or they were cut off. */
  acknowledged: number;
  /** Events that the stream holds for it. */
  waiting: number;
}

/** A new durable is owed all events that the outbox holds, and a known one advances by its acknowledgements. */
export function follow(
  known: StreamReader | undefined,
  seen: SeenReader,
  lastSequence: number,
): StreamReader {
  const { durable, subject, createdAt } = seen;
  if (known?.createdAt !== createdAt)
    return {
      durable,
      subject,
      createdAt,
      readUntil: known?.readUntil ?? 0,
      cutBelow: lastSequence + 1,
    };
  // The broker counts events that were cut off as read, so its number is ignored until they are caught up.
  if (known.cutBelow !== null) return known;
  return { ...known, readUntil: Math.max(known.readUntil, seen.acknowledged) };
}

/** Events numbered below `below` leave the stream. */
export function cutOff(reader: StreamReader, below: number): StreamReader {
  if (reader.readUntil >= below - 1) return reader;
  return { ...reader, cutBelow: Math.max(reader.cutBelow ?? 0, below) };
}

/** The missed events up to `upTo` are published again; without `upTo`, all of them are. */
export function caughtUp(reader: StreamReader, upTo?: number): StreamReader {
  if (upTo !== undefined) return { ...reader, readUntil: upTo };
  return {
    ...reader,
    readUntil: Math.max(reader.readUntil, (reader.cutBelow ?? 1) - 1),
    cutBelow: null,
  };
}

/** Whether no reader will take what the stream holds of this type under this number: each is past it, or waits for nothing. */
export function isPassed(seen: SeenReader[], type: string, sequence: number): boolean {
  return seen
    .filter(({ subject }) => subject === type)
    .every(({ acknowledged, waiting }) => acknowledged >= sequence || waiting === 0);
}
