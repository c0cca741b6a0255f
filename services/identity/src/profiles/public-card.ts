import { firstNameAndInitial, isPlainName } from '@sidework/chassis/people/plain-name';
import { stateIn } from '@sidework/contracts/identity/us-states';
import type { Profile } from './table.ts';

type Shown = Pick<
  Profile,
  'fullName' | 'avatarUrl' | 'profession' | 'bio' | 'location' | 'accountType' | 'isSetUp'
>;

/**
 * What other people and other services may know of somebody. Of a child that is the first name, an initial and the state; of
 * whoever has not said how old they are, no more than of a child.
 */
export function publicCardOf(profile: Shown) {
  const { fullName, avatarUrl, profession, bio, location } = profile;
  if (profile.isSetUp && profile.accountType !== 'sidework_kids')
    return { fullName, avatarUrl, profession, bio, location: townIn(location) };
  return {
    fullName: nameToOthers(profile),
    avatarUrl: profile.isSetUp ? avatarUrl : null,
    profession: null,
    bio: null,
    location: location && stateIn(location),
  };
}

/** Anybody can call themselves a number to ring or a school: what is no plain name is told to nobody. */
function nameToOthers({ fullName, accountType }: Shown): string {
  const name = firstNameAndInitial(fullName);
  if (name === '' || isPlainName(name)) return name;
  return accountType === 'sidework_kids' ? 'A child' : 'Somebody';
}

/** City and state, of a place that somebody wrote with their street: its last two parts, without a postal code. */
export function townIn(location: string | null): string | null {
  if (location === null) return null;
  const parts = location
    .split(',')
    .map((part) => part.replace(/\b\d{5}(-\d{4})?\b/g, '').trim())
    .filter((part) => part !== '' && !/\d/.test(part));
  return parts.slice(-2).join(', ') || null;
}
