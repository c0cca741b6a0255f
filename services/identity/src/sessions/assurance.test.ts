import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { accountOf, after, someday } from '../../test/rows.ts';
import type { Factor } from '../factors/rules/table.ts';
import { requireShown } from './assurance.ts';
import type { Session } from './table.ts';

const session = (given: Partial<Session> = {}) =>
  ({ aal: 'aal1', amr: [], createdAt: someday, factorId: null, ...given }) as Session;
const factor = (status: Factor['status']) =>
  ({ id: 'one', status, factorType: 'totp', updatedAt: someday }) as Factor;

describe('whoever takes data along or ends an account', () => {
  it.each([
    ['has just signed in', {}, [], {}, 60, undefined],
    ['has signed in long ago', {}, [], {}, 1_000, 'reauthentication_needed'],
    ['is nobody in particular', {}, [], { isAnonymous: true }, 1_000, undefined],
    ['has yet to show a factor', {}, [factor('verified')], {}, 60, 'insufficient_aal'],
    ['has shown a factor', { aal: 'aal2' as const }, [factor('verified')], {}, 60, undefined],
    ['has begun to enrol a factor', {}, [factor('unverified')], {}, 60, undefined],
  ])('%s', (_what, row, factors, user, seconds, refusal) => {
    const account = { ...accountOf(user), factors };
    expect(refusalOf(() => requireShown(session(row), account, after(seconds)))).toBe(refusal);
  });
});
