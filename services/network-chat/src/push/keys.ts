import type { Db } from '@sidework/chassis/db/db';
import webPush from 'web-push';
import { findKeys, type KeyPair, saveFirstKeys } from './queries.ts';

/** The pair that browsers subscribe to; the first caller makes it. */
export async function openKeys(db: Db): Promise<KeyPair> {
  const known = await findKeys(db);
  if (known) return known;
  await saveFirstKeys(db, webPush.generateVAPIDKeys());
  const kept = await findKeys(db);
  if (!kept) throw new Error('The keys of push were not kept');
  return kept;
}
