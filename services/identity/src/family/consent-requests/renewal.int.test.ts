import { consentRevoked } from '@sidework/contracts/identity/events';
import { revokeConsent } from '@sidework/contracts/identity/family/guardians';
import { askParent } from '@sidework/contracts/identity/kids/kids';
import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { describe, expect, it } from 'vitest';
import { aMemberOf, testIdentity } from '../../../test/builders.ts';
import { type aFamily, aFamilyThatMayAct, agree, type Person } from '../../../test/kids.ts';
import { commandLine } from '../../audit/add-entry.ts';
import { endGuardianships, voidConsents } from '../consents/end-guardianships.ts';
import { rejectConsent } from '../consents/reject-consent.ts';

const service = testIdentity();
type Family = Awaited<ReturnType<typeof aFamily>> & { renewedId: string };

const kidOf = async (child: Person) => (await child.caller.call(getOwnProfile)).json().kids;

/** A verified child whose guardian agrees once more, in a way that waits. */
async function whoAgreesAnew(): Promise<Family> {
  const family = await aFamilyThatMayAct(service);
  // The guardian uses an invitation link, or the child's own link after a year, once more.
  await service.sql`
    update kids_profiles set id_verification_status = 'expired'
    where profile_id = ${family.child.id}`;
  await family.child.caller.call(askParent);
  await service.sql`
    update kids_profiles set id_verification_status = 'verified'
    where profile_id = ${family.child.id}`;
  const renewed = await agree(service, family.guardian, family, { method: 'admin_review' });
  return { ...family, renewedId: renewed.consentId };
}

const countStopped = async ({ child }: Family) =>
  (await service.emitted(consentRevoked.type)).filter(({ data }) => data.childId === child.id)
    .length;

describe('a consent that waits in place of one that counted', () => {
  it('leaves the verification as it was', async () => {
    const family = await whoAgreesAnew();
    expect(await kidOf(family.child)).toMatchObject({
      idVerificationStatus: 'verified',
      parentConsentGiven: false,
      mayAct: false,
    });
    expect(await countStopped(family)).toBe(0);
  });

  const ends: [string, (family: Family) => Promise<unknown>][] = [
    [
      'is taken back',
      ({ child, guardian }) =>
        guardian.caller.call(revokeConsent, { params: { childId: child.id } }),
    ],
    [
      'staff rejects',
      ({ renewedId }) => rejectConsent(service.deps, commandLine, renewedId, 'Not readable'),
    ],
    [
      'goes with its guardian',
      ({ guardian }) =>
        service.db.transaction((tx) => endGuardianships(tx, guardian.id, service.deps.now())),
    ],
    [
      'is void by a ban',
      ({ guardian }) =>
        service.db.transaction((tx) => voidConsents(tx, guardian.id, service.deps.now())),
    ],
  ];
  it.each(ends)('stops the child where it %s [1.7-9]', async (_, end) => {
    const family = await whoAgreesAnew();
    await end(family);
    expect(await kidOf(family.child)).toMatchObject({
      idVerificationStatus: 'revoked',
      hindrance: 'consent_revoked',
    });
    expect(await countStopped(family)).toBe(1);
    const [row] = await service.sql`
      select stopped_at from kids_profiles where profile_id = ${family.child.id}`;
    expect(row?.stopped_at).not.toBeNull();
  });

  it('tells the guardians where staff’s answer stopped the child', async () => {
    const family = await whoAgreesAnew();
    await rejectConsent(service.deps, commandLine, family.renewedId, 'Not readable');
    const mails = await service.sql`
      select 1 from mail_queue where recipient = ${family.guardian.email}
        and body_text like '%no longer has a valid consent%'`;
    expect(mails).toHaveLength(1);
  });

  it('stops nobody where it is a stranger’s', async () => {
    const family = await whoAgreesAnew();
    await family.child.caller.call(askParent);
    const stranger = await aMemberOf(service);
    const { consentId } = await agree(service, stranger, family, { method: 'admin_review' });
    await rejectConsent(service.deps, commandLine, consentId, 'Nobody they know');
    expect(await kidOf(family.child)).toMatchObject({ idVerificationStatus: 'verified' });
    expect(await countStopped(family)).toBe(0);
  });
});
