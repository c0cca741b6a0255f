import type { SignUpMetadata } from '@sidework/contracts/identity/accounts/auth';
import { describe, expect, it } from 'vitest';
import * as Account from './account.ts';

const opened = (metadata: SignUpMetadata, isConfirmed = true) =>
  Account.open(
    {
      id: '01960000-0000-7000-8000-000000000001',
      identityId: '01960000-0000-7000-8000-000000000002',
      email: 'ada@example.com',
      provider: 'email',
      passwordHash: 'hash',
      metadata,
      userMetadata: { ...metadata },
      isEmailConfirmed: isConfirmed,
    },
    new Date('2026-03-01T12:00:00Z'),
  );

describe('a new account', () => {
  it('is a client unless told otherwise [AUTH-10]', () => {
    const { profile, roles } = opened({});

    expect(profile).toMatchObject({ userType: 'client', accountType: 'client', isSetUp: false });
    expect(roles).toEqual([]);
  });

  it('of a professional is a gig worker with the role, until profile setup [PROF-31]', () => {
    const { profile, roles } = opened({ user_type: 'professional', profession: 'Plumber' });

    expect(profile).toMatchObject({
      userType: 'professional',
      accountType: 'gig_worker',
      profession: 'Plumber',
    });
    expect(roles).toEqual(['professional']);
  });

  it('counts as confirmed only where no mail has to be answered', () => {
    expect(opened({}).user.emailConfirmedAt).not.toBeNull();
    expect(opened({}, false).user.emailConfirmedAt).toBeNull();
  });
});
