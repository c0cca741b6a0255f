import type { Db } from '@sidework/chassis/db';
import { refused } from '../refusals/refusal.ts';
import type { Session } from '../sessions/table.ts';
import { findRecoveryFactor } from './queries.ts';
import type { Factor } from './table.ts';

export async function requireRecoveryFactor(db: Db, userId: string): Promise<Factor> {
  const factor = await findRecoveryFactor(db, userId);
  if (!factor) throw refused('mfa_factor_not_found', 'The user has not enrolled recovery codes');
  return factor;
}

/** Codes stand in for a lost factor, so who makes or ends them proves that theirs is not lost. */
export function requireAssured({ aal }: Session, toDo: string) {
  if (aal !== 'aal2')
    throw refused('insufficient_aal', `AAL2 required to ${toDo} recovery codes`, { status: 403 });
}
