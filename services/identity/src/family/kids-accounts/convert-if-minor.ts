import type { Actor } from '@sidework/chassis/http/actor';
import { lockUser } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import { birthOf, isMinor } from '../../profiles/profile-birth.ts';
import { asChild } from '../../profiles/profile-childhood.ts';
import { lockLivingProfile } from '../../profiles/queries.ts';
import { convertToKidsAccount } from './convert-to-kids-account.ts';

/**
 * A person who gives a minor's birth date gets a kids account at once, in a transaction of its own. So the rest of the
 * form does not matter, and going back to enter an earlier year makes no child an adult.
 */
export function convertIfMinor(deps: Deps, { id, sessionId }: Actor, given: string | undefined) {
  const at = deps.now();
  if (given === undefined || !isMinor(birthOf({ dateOfBirth: null }, given, at))) return;
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, id);
    const before = await lockLivingProfile(tx, id);
    const birth = birthOf(before, given, at);
    if (before.accountType === 'sidework_kids') return;
    const child = asChild(before, birth, at);
    await convertToKidsAccount(deps, tx, { before, child, sessionId });
  });
}
