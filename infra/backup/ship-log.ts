import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tolerate } from '../local/tolerate.ts';
import type { Place } from './place.ts';
import { seal } from './sealed.ts';

export const logNameOf = (piece: string) => `log/${piece}.zst.age`;

/** Moves what Postgres put aside of its write-ahead log to the backups. Gives how many pieces. */
export async function shipLog(spool: string, place: Place, recipient: string): Promise<number> {
  const entries = (await readdir(spool).catch(tolerate('ENOENT'))) ?? [];
  const whole = entries.filter((name) =>
    /^[0-9A-F]{8}(\.history|[0-9A-F]{16}(\.[0-9A-F]{8}\.backup)?)$/.test(name),
  );
  for (const piece of whole.sort()) {
    const path = join(spool, piece);
    await place.put(logNameOf(piece), await seal(createReadStream(path), [recipient]));
    await rm(path);
  }
  return whole.length;
}
