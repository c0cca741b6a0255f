import type { Actor } from '@sidework/chassis/http/actor';
import { lockUser } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import * as Profile from '../../profiles/profile.ts';
import { birthOf, isMinor } from '../../profiles/profile-birth.ts';
import { lockLivingProfile } from '../../profiles/queries.ts';
import { convertToKidsAccount } from './convert-to-kids-account.ts';

/**
 * Whoever says that they are a child has a kids account from then on, whatever becomes of the rest of their form: in a
 * transaction of its own, so that going back and being older makes nobody an adult.
 */
export function convertIfMinor(deps: Deps, { id, sessionId }: Actor, given: string | undefined) {
  const at = deps.now();
  if (given === undefined || !isMinor(birthOf({ dateOfBirth: null }, given, at))) return;
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, id);
    const before = await lockLivingProfile(tx, id);
    const birth = birthOf(before, given, at);
    if (before.accountType === 'sidework_kids') return;
    const child = Profile.asChild(before, birth, at);
    await convertToKidsAccount(deps, tx, { before, child, sessionId });
  });
}
