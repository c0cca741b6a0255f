import * as events from '@sidework/contracts/identity/events';
import {
  pauseChild,
  resumeChild,
  revokeConsent,
} from '@sidework/contracts/identity/family/guardians';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { expect, it } from 'vitest';
import { aMemberOf, testIdentity } from '../../../test/builders.ts';
import {
  aChildWithLink,
  aFamily,
  aFamilyThatMayAct,
  agree,
  type Person,
} from '../../../test/kids.ts';
import { commandLine } from '../../audit/add-entry.ts';
import { rejectChild } from '../children/reject-child.ts';
import { verifyChild } from '../children/verify-child.ts';
import { acceptConsent } from '../consents/accept-consent.ts';
import { endGuardianships } from '../consents/end-guardianships.ts';
import { rejectConsent } from '../consents/reject-consent.ts';
import { applyDueChanges } from '../due-changes/apply-due-changes.ts';

const service = testIdentity();

interface Family {
  child: Person;
  guardian: Person;
  consentId: string;
}

const whoWaitsForVerification = () => aFamily(service);
const whoMayAct = () => aFamilyThatMayAct(service);
async function whoseConsentWaits(): Promise<Family> {
  const link = await aChildWithLink(service);
  const guardian = await aMemberOf(service);
  const { consentId } = await agree(service, guardian, link, { method: 'admin_review' });
  return { child: link.child, guardian, consentId };
}

type Act = (family: Family) => Promise<unknown>;

const asks =
  (...endpoints: Endpoint[]): Act =>
  async ({ child, guardian }) => {
    for (const endpoint of endpoints) {
      const reply = await guardian.caller.call(endpoint, { params: { childId: child.id } });
      expect(reply.statusCode).toBe(200);
    }
  };
const staff =
  (decide: typeof verifyChild, of: 'child' | 'consent' = 'child'): Act =>
  ({ child, consentId }) =>
    decide(service.deps, commandLine, of === 'child' ? child.id : consentId, 'We have looked.');
const inAYear = () => new Date(service.deps.now().getTime() + 367 * 86_400_000);

const inFamily = ({ child, guardian }: Family) => ({
  childId: child.id,
  guardianIds: [guardian.id],
});
const ofGuardian = (family: Family) => ({ ...inFamily(family), guardianId: family.guardian.id });
const verification = (status: string) => (family: Family) => ({ ...inFamily(family), status });

const { consentGiven, consentRejected, consentRevoked, verificationChanged } = events;
const paused = [events.childPaused, ofGuardian] as const;
const resumed = [events.childResumed, ofGuardian] as const;
const given = [consentGiven, ofGuardian] as const;

type Told = readonly [{ type: string }, (family: Family) => object];
const cases: [string, () => Promise<Family>, Act, readonly Told[]][] = [
  ['a guardian agrees by card', whoWaitsForVerification, asks(), [given]],
  ['staff accept a consent', whoseConsentWaits, staff(acceptConsent, 'consent'), [given]],
  [
    'staff do not accept a consent',
    whoseConsentWaits,
    staff(rejectConsent, 'consent'),
    [
      [
        consentRejected,
        ({ child, guardian, consentId }) => ({
          consentId,
          childId: child.id,
          guardianId: guardian.id,
        }),
      ],
    ],
  ],
  [
    'staff verify the child',
    whoWaitsForVerification,
    staff(verifyChild),
    [given, [verificationChanged, verification('verified')]],
  ],
  [
    'staff cannot verify the child',
    whoWaitsForVerification,
    staff(rejectChild),
    [given, [verificationChanged, verification('rejected')]],
  ],
  [
    'the year of a verification is over',
    whoMayAct,
    () => applyDueChanges({ ...service.deps, now: inAYear }),
    [
      given,
      [verificationChanged, verification('verified')],
      [verificationChanged, verification('expired')],
    ],
  ],
  [
    'a guardian pauses twice and lets go on twice',
    whoWaitsForVerification,
    asks(pauseChild, pauseChild, resumeChild, resumeChild),
    [given, paused, resumed],
  ],
  [
    'a guardian takes the consent back twice',
    whoWaitsForVerification,
    asks(revokeConsent, revokeConsent),
    [given, [consentRevoked, (family) => ({ ...inFamily(family), revokedBy: family.guardian.id })]],
  ],
  [
    'the account of the only guardian ends',
    whoWaitsForVerification,
    ({ guardian }) =>
      service.db.transaction((tx) => endGuardianships(tx, guardian.id, service.deps.now())),
    [given, [consentRevoked, ({ child }) => ({ childId: child.id, guardianIds: [] })]],
  ],
];

const ofFamily: string[] = [
  consentGiven,
  consentRejected,
  consentRevoked,
  verificationChanged,
  events.childPaused,
  events.childResumed,
].map(({ type }) => type);

it.each(cases)('%s: every service is told once, with all guardians [D-5] [D-7]', async (...row) => {
  const [, aFamilyOf, act, expected] = row;
  const family = await aFamilyOf();
  await act(family);
  const told = (await service.emitted())
    .filter(({ type, data }) => ofFamily.includes(type) && data.childId === family.child.id)
    .map(({ type, data }) => [type, data]);
  expect(told).toEqual(expected.map(([{ type }, data]) => [type, data(family)]));
});
