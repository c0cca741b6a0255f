import type { Deps } from '../../deps.ts';
import { lockChild } from '../children/lock-child.ts';
import { requestConsent } from '../consent-requests/request-consent.ts';
import { requirePlace } from '../consents/activate-consent.ts';
import { requireOtherMailbox } from '../consents/consent.ts';
import { recordForGuardian } from '../guardians/record-for-guardian.ts';
import { requireGuardianOf } from '../guardians/require-guardian-of.ts';
import type { Guardian } from '../guardians/who-asks.ts';
import { requireOwnGiven } from './require-own-given.ts';

/** Mails a link to another parent or guardian; it takes the place of one that was not used yet. */
export async function inviteGuardian(
  deps: Deps,
  by: Guardian,
  { childId, email }: { childId: string; email: string },
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    await requireGuardianOf(tx, by, childId);
    const { profile } = await lockChild(tx, childId);
    await recordForGuardian(deps, tx, by, { childId, action: 'guardian_invited' });
    await requireOwnGiven(tx, by, childId);
    requireOtherMailbox(email, profile);
    await requirePlace(tx, childId, null);
    await requestConsent(deps, tx, { child: profile, to: email });
  });
  return null;
}
