import { conflict, tooManyFor } from '@sidework/chassis/errors';
import type { DataExport } from './table.ts';

export const day = 86_400_000;
const mostADay = 3;

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
