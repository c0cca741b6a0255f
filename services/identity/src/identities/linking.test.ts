import { expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { accountOf, userRow } from '../../test/rows.ts';
import * as Linking from './linking.ts';

const user = userRow();
const [one] = accountOf().identities.map((each) => ({ ...each, id: 'one' }));
const own = one ? [one, { ...one, id: 'two' }] : [];

const linking = (isOn: boolean, accountType: 'client' | 'sidework_kids') => () =>
  Linking.requireLinking({ GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: isOn }, { accountType });

it.each([
  ['where linking is on', linking(true, 'client'), undefined],
  ['where linking is off', linking(false, 'client'), 'manual_linking_disabled'],
  ['to a child', linking(true, 'sidework_kids'), 'not_admin'],
  ['to nobody', () => Linking.requireTarget(undefined), 'user_not_found'],
  ['to somebody', () => Linking.requireTarget(user), undefined],
  [
    'that is theirs',
    () => Linking.requireUnlinked({ userId: user.id }, user),
    'identity_already_exists',
  ],
  [
    'that is another’s',
    () => Linking.requireUnlinked({ userId: 'another' }, user),
    'identity_already_exists',
  ],
  ['that is nobody’s', () => Linking.requireUnlinked(undefined, user), undefined],
  [
    'that another request linked',
    () => Linking.requireInserted(undefined),
    'identity_already_exists',
  ],
  ['that is away', () => Linking.requireUnlinkable(own, 'three'), 'identity_not_found'],
  [
    'that is the last',
    () => Linking.requireUnlinkable(own.slice(0, 1), 'one'),
    'single_identity_not_deletable',
  ],
  ['that is one of two', () => Linking.requireUnlinkable(own, 'two'), undefined],
  [
    'that leaves an address of another',
    () => Linking.requireFreeNext(user),
    'email_conflict_identity_not_deletable',
  ],
  ['that leaves a free address', () => Linking.requireFreeNext(undefined), undefined],
])('a provider %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
