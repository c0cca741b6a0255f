/**
 * What the publisher of a stream knows of one of its durables, in its own database: the broker forgets what a reader has
 * missed as soon as that is cut off.
 */
export interface StreamReader {
  durable: string;
  /** The type of the events that it reads. */
  subject: string;
  /** When the broker made it: one that was made anew has forgotten what it had read. */
  createdAt: string;
  /** Whatever the stream numbered up to here it has read. */
  readUntil: number;
  /** What is numbered above `readUntil` and below this the stream will not give it any more; null where nothing is. */
  cutBelow: number | null;
}

/** The same as the broker sees it. */
export interface SeenReader {
  durable: string;
  subject: string;
  createdAt: string;
  /** Whatever is numbered up to here it has acknowledged, or was cut off. */
  acknowledged: number;
  /** Events that the stream holds for it. */
  waiting: number;
}

/** What becomes of a reader by what the broker says of it; who is new there is owed all that the outbox holds. */
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
  // Where it was cut off, the broker counts what it missed as read.
  if (known.cutBelow !== null) return known;
  return { ...known, readUntil: Math.max(known.readUntil, seen.acknowledged) };
}

/** What is numbered below `below` leaves the stream. */
export function cutOff(reader: StreamReader, below: number): StreamReader {
  if (reader.readUntil >= below - 1) return reader;
  return { ...reader, cutBelow: Math.max(reader.cutBelow ?? 0, below) };
}

/** Of what it missed all up to `upTo` is on its way again; all of it without. */
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
