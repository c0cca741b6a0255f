import { expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import * as Viewer from './viewer.ts';

const professional = {
  audience: 'adults' as const,
  accountType: 'gig_worker' as const,
  roles: ['professional' as const],
  isAdministrator: false,
};
const client = { ...professional, accountType: 'client' as const, roles: [] };
const child = { ...professional, accountType: 'sidework_kids' as const };

it.each([
  ['an audience', () => Viewer.requireAudience('adults'), undefined],
  ['no audience', () => Viewer.requireAudience('nobody'), 'not_found'],
  ['a person in their list', () => Viewer.requireSeen({ id: 'one' }), undefined],
  ['a person outside their list', () => Viewer.requireSeen(undefined), 'not_found'],
  ['a professional’s rights', () => Viewer.requireMayPick(professional), undefined],
  ['a client’s rights', () => Viewer.requireMayPick(client), 'no_crm_access'],
  [
    'an administrator’s rights',
    () => Viewer.requireMayPick({ ...client, isAdministrator: true }),
    undefined,
  ],
  [
    'a professional’s rights before setup',
    () => Viewer.requireMayPick({ ...professional, audience: 'nobody' }),
    'no_crm_access',
  ],
  [
    'a verified child’s rights',
    () => Viewer.requireMayPick({ ...child, audience: 'kids' }),
    undefined,
  ],
  [
    'an unverified child’s rights',
    () => Viewer.requireMayPick({ ...child, audience: 'nobody' }),
    'age_verification_required',
  ],
])('a viewer with %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
