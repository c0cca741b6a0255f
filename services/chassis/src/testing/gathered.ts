import type { GatheredRow } from '@sidework/contracts/kernel/own-data';
import { filesIn } from '../people/gathered-part.ts';

/** The rows of all files of a part of an export, by their names. */
export async function gatheredIn(part: Buffer): Promise<Record<string, GatheredRow[]>> {
  const rows: Record<string, GatheredRow[]> = {};
  for await (const file of filesIn([part])) {
    const own: GatheredRow[] = [];
    for await (const row of file.rows) own.push(row);
    rows[file.name] = own;
  }
  return rows;
}
