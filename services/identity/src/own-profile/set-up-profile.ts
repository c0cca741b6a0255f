import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { ProfileSetup } from '@sidework/contracts/identity/own-profile/own-profile';
import { keepBusiness } from '../businesses/keep-business.ts';
import type { Deps } from '../deps.ts';
import { convertIfMinor } from '../family/kids-accounts/convert-if-minor.ts';
import { findParent } from '../family/kids-accounts/parent-queries.ts';
import { saveNamedParent } from '../family/kids-accounts/save-named-parent.ts';
import { guardianIdsOf } from '../kids/queries.ts';
import * as Profile from '../profiles/profile.ts';
import { birthOf } from '../profiles/profile-birth.ts';
import { lockLivingProfile, rolesForUser, saveProfile, setRoles } from '../profiles/queries.ts';
import type { Profile as ProfileRow } from '../profiles/table.ts';
import { tellContactChanged } from '../profiles/tell-contact-changed.ts';
import { tellProfileChanged } from '../profiles/tell-profile-changed.ts';
import { agreements } from '../terms/agreement.ts';
import { saveAgreements } from '../terms/queries.ts';

/** Account type, user type and role change together or not at all, with the section of the account type. */
export async function setUpProfile(
  deps: Deps,
  actor: Actor,
  form: ProfileSetup,
): Promise<ProfileRow> {
  await convertIfMinor(deps, actor, form.dateOfBirth);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const before = await lockLivingProfile(tx, actor.id);
    Profile.requireStaysChild(before, form);
    const birth = birthOf(before, form.dateOfBirth, now);
    const hasConsent = (await findParent(tx, actor.id))?.parentConsentGiven ?? false;
    const asAsked = Profile.setUp(before, form, { birth, hasConsent, now });
    const profile = await withGuardiansZone(tx, before, asAsked);
    const roles = Profile.rolesAfter(profile, await rolesForUser(tx, actor.id));
    await saveProfile(tx, profile);
    await setRoles(tx, actor.id, roles, now);
    await keepSection(deps, tx, profile, form);
    await keepAgreement(tx, profile, form, now);
    await tellProfileChanged(tx, profile, roles, now);
    // Until they said how old they are, no service knew how they are reached.
    if (!before.isSetUp) await tellContactChanged(tx, profile, now);
    return profile;
  });
}

async function keepSection(deps: Deps, tx: Tx, profile: ProfileRow, form: ProfileSetup) {
  if (profile.accountType === 'business_professional') await keepBusiness(tx, profile, form);
  if (profile.accountType === 'sidework_kids') await saveNamedParent(deps, tx, profile, form);
}

/** The guardian of a child agrees for it, with the consent. */
async function keepAgreement(
  tx: Tx,
  { id, accountType }: ProfileRow,
  form: ProfileSetup,
  at: Date,
) {
  if (form.agreedTerms && accountType !== 'sidework_kids')
    await saveAgreements(tx, agreements(id, [], at));
}

/** Once a guardian looks after a child, only they set the clock of its quiet hours. */
async function withGuardiansZone(tx: Tx, { id, timeZone }: ProfileRow, asAsked: ProfileRow) {
  const isLookedAfter = (await guardianIdsOf(tx, id)).length > 0;
  return isLookedAfter ? { ...asAsked, timeZone } : asAsked;
}
