import type { Tx } from '@sidework/chassis/db/db';
import { conflict } from '@sidework/chassis/errors';
import { liveConsents } from '../consents/queries.ts';
import type { Consent } from '../consents/table.ts';
import type { Guardian } from './who-asks.ts';

/**
 * What the guardian agreed to for a locked child. Who agrees to nothing any more, or not yet again, can look, pause, take the
 * data along and delete, and let nothing go on.
 */
export async function requireOwnGiven(tx: Tx, by: Guardian, childId: string): Promise<Consent> {
  const own = await liveConsents(tx, { childId, guardianId: by.actor.id });
  const given = own.find(({ status }) => status === 'given');
  if (!given) throw conflict('consent_not_given');
  return given;
}
