import { conflict, tooManyFor } from '@sidework/chassis/errors';
import type { DataExport } from './table.ts';

/* An export is gathered, and then ready until it expires, or given up. Each change gives the row after it. */

export const day = 86_400_000;
const mostADay = 3;
const keptFor = 7 * day;

/** The person whose data is exported, and the one who asked for it. */
export interface Asked {
  userId: string;
  requestedBy: string;
}

export const request = (id: string, { userId, requestedBy }: Asked, now: Date): DataExport => ({
  id,
  userId,
  requestedBy,
  state: 'gathering',
  requestedAt: now,
  readyAt: null,
  expiresAt: null,
  objectKey: null,
  size: null,
});

/** Nothing changes an export that has ended meanwhile, for example with its account. */
export const isGathering = ({ state }: Pick<DataExport, 'state'>): boolean => state === 'gathering';

/** The ZIP can be made as soon as each service has left its part. */
export const isWhole = (
  there: readonly { service: string }[],
  awaited: readonly string[],
): boolean => awaited.every((name) => there.some(({ service }) => service === name));

interface Stored {
  objectKey: string;
  size: number;
}

export const complete = (found: DataExport, { objectKey, size }: Stored, at: Date): DataExport => ({
  ...found,
  state: 'ready',
  readyAt: at,
  expiresAt: new Date(at.getTime() + keptFor),
  objectKey,
  size,
});

/** A part was spoilt on its way, so its owner asks for a new export. */
export const giveUp = (found: DataExport): DataExport => ({ ...found, state: 'failed' });

/** The file goes with the end of its time, or of the account. */
export const expire = (found: DataExport): DataExport => ({
  ...found,
  state: 'expired',
  objectKey: null,
});

export function requireNoneWaiting(isGathering: boolean): void {
  if (isGathering) throw conflict('already_requested');
}

/** The newest come first; the third of a day ago makes room for the next. */
export function requireFew(lately: Pick<DataExport, 'requestedAt'>[], now: Date): void {
  const oldest = lately[mostADay - 1];
  if (!oldest) return;
  const seconds = Math.ceil((oldest.requestedAt.getTime() + day - now.getTime()) / 1000);
  throw tooManyFor(Math.max(1, seconds), 'too_many_requests');
}

export function requireReady(
  { state, expiresAt }: Pick<DataExport, 'state' | 'expiresAt'>,
  now: Date,
) {
  if (state !== 'ready' || !expiresAt || expiresAt <= now) throw conflict('export_not_ready');
}
