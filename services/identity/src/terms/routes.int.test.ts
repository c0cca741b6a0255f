import { setUpProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import * as api from '@sidework/contracts/identity/terms/terms';
import { expect, it } from 'vitest';
import { aMemberOf, aPerson, aSetup, testIdentity } from '../../test/builders.ts';
import { aFamilyThatMayAct } from '../../test/kids.ts';
import { termsAgreements } from './table.ts';

const service = testIdentity();
type Caller = Awaited<ReturnType<typeof aPerson>>['caller'];

const agreedBy = async (caller: Caller) => (await caller.call(api.getTermsAgreement)).json();
const agree = (caller: Caller) =>
  caller.call(api.agreeToTerms, { body: { version: api.termsVersion } });

it('the form of a profile agrees to the version that was shown [D-132]', async () => {
  const ada = await aPerson(service);
  const body = { ...aSetup(), agreedTerms: '2020-01-01' };
  const old = await ada.caller.call(setUpProfile, { body: body as never });
  expect([old.statusCode, Object.keys(old.json().fields)]).toEqual([400, ['agreedTerms']]);
  expect(await agreedBy(ada.caller)).toMatchObject({ agreedVersion: null });
  const now = { ...aSetup(), agreedTerms: api.termsVersion };
  expect((await ada.caller.call(setUpProfile, { body: now })).statusCode).toBe(200);
  expect(await agreedBy(ada.caller)).toMatchObject({
    version: api.termsVersion,
    agreedVersion: api.termsVersion,
    isByGuardian: false,
  });
});

it('a guardian agrees for the child, which cannot itself [D-132]', async () => {
  const { child, guardian } = await aFamilyThatMayAct(service);
  expect((await agree(child.caller)).json().code).toBe('terms_need_guardian');
  expect(await agreedBy(child.caller)).toMatchObject({ agreedVersion: null, isAsked: false });
  expect(await agreedBy(guardian.caller)).toMatchObject({ isAsked: true });
  expect((await agree(guardian.caller)).statusCode).toBe(200);
  expect(await agreedBy(child.caller)).toMatchObject({
    agreedVersion: api.termsVersion,
    isByGuardian: true,
  });
  expect(await agreedBy(guardian.caller)).toMatchObject({ isAsked: false });
});

it('nobody agrees before it is known that they are no child', async () => {
  const ada = await aPerson(service);
  expect((await agree(ada.caller)).json().code).toBe('terms_need_profile');
});

it('a version that is not the latest is asked about once more, and the first moment stays', async () => {
  const ada = await aMemberOf(service);
  const agreedAt = new Date('2020-01-02T00:00:00.000Z');
  const old = { personId: ada.id, version: '2020-01-01', agreedAt, isByGuardian: false };
  await service.db.insert(termsAgreements).values(old);
  expect(await agreedBy(ada.caller)).toMatchObject({ agreedVersion: '2020-01-01' });
  const first = (await agree(ada.caller)).json();
  expect(first.agreedVersion).toBe(api.termsVersion);
  expect((await agree(ada.caller)).json()).toEqual(first);
});
