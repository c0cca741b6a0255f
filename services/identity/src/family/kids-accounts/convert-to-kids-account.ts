import type { Tx } from '@sidework/chassis/db/db';
import { requireOtherAdministrator } from '../../administrators/require-other-administrator.ts';
import { forgetBusiness } from '../../businesses/queries.ts';
import type { Deps } from '../../deps.ts';
import { deleteGrantsOfUser } from '../../oauth-server/grants/queries.ts';
import { discardPicture } from '../../pictures/discard-picture.ts';
import * as Profile from '../../profiles/profile.ts';
import { rolesForUser, saveProfile, setRoles } from '../../profiles/queries.ts';
import type { Profile as ProfileRow } from '../../profiles/table.ts';
import { tellContactChanged } from '../../profiles/tell-contact-changed.ts';
import { tellProfileChanged } from '../../profiles/tell-profile-changed.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { endGuardianships } from '../consents/end-guardianships.ts';

interface Change {
  /** As it was, and locked, as the user is. */
  before: ProfileRow;
  child: ProfileRow;
  /** The session by which they said so themselves. */
  sessionId?: string;
}

/**
 * Turns an account into a kids account and removes what no child may have: an own picture, a business, children to look
 * after, staff roles and application grants. All sessions that count as an adult's end, except the one in which the
 * person said so.
 */
export async function convertToKidsAccount(
  deps: Deps,
  tx: Tx,
  { before, child, sessionId }: Change,
) {
  const { id } = child;
  const at = deps.now();
  const had = await rolesForUser(tx, id);
  if (had.includes('admin')) await requireOtherAdministrator(tx, id, at);
  const roles = Profile.rolesAfter(child, had);
  const isStaff = had.some((role) => !roles.includes(role));
  await discardPicture(tx, deps.config, before);
  await forgetBusiness(tx, id);
  await endGuardianships(tx, id, at);
  await deleteGrantsOfUser(tx, id);
  await endSessions(deps, tx, id, isStaff || !sessionId ? 'all' : { allBut: sessionId });
  await saveProfile(tx, child);
  await setRoles(tx, id, roles, at);
  await tellProfileChanged(tx, child, roles, at);
  await tellContactChanged(tx, child, at);
}
