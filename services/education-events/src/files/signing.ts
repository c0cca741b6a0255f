import type { Db } from '@sidework/chassis/db/db';
import { proofOf as proofBy } from '@sidework/chassis/http/signed-text';
import { getSecret } from './queries.ts';

/** The proof shows that this service gave the text out. */
export async function proofOf(db: Db, key: 'tickets' | 'files', text: string): Promise<string> {
  return proofBy(await getSecret(db, key), text);
}
