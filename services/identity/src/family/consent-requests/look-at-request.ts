import { firstNameAndInitial } from '@sidework/chassis/people/plain-name';
import type { ConsentRequestView } from '@sidework/contracts/identity/family/consents';
import type { Deps } from '../../deps.ts';
import { inEvenTime } from '../../one-time-tokens/messages/in-even-time.ts';
import { getProfile } from '../../profiles/queries.ts';
import { getOpenRequest, type Link } from './link.ts';

/** Shows which child a link is about; reading does not use the link. */
export function lookAtRequest(deps: Deps, link: Link): Promise<ConsentRequestView> {
  const { db, now } = deps;
  return inEvenTime(deps, async () => {
    const { childId, expiresAt, policyVersion } = await getOpenRequest(db, link, now());
    const { fullName } = await getProfile(db, childId);
    return {
      childId,
      childName: firstNameAndInitial(fullName),
      expiresAt: expiresAt.toISOString(),
      policyVersion,
    };
  });
}
