import type { Tx } from '@sidework/chassis/db/db';
import { givenOf } from '../consents/consent.ts';
import { liveConsents } from '../consents/queries.ts';
import type { Consent } from '../consents/table.ts';
import type { Guardian } from '../guardians/who-asks.ts';

export async function requireOwnGiven(tx: Tx, by: Guardian, childId: string): Promise<Consent> {
  return givenOf(await liveConsents(tx, { childId, guardianId: by.actor.id }));
}
