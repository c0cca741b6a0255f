import { consentPolicyVersion } from '@sidework/contracts/identity/consents';
import { consentLinkTo } from './consent-link.ts';
import { demoPassword } from './people.ts';

type Json = Record<string, unknown>;
type Ask = (method: string, path: string, token?: string, body?: Json) => Promise<Json>;

export interface DemoRelative {
  email: string;
  fullName: string;
  token: string;
}

const guardian = { email: 'grace@demo.sidework.local', fullName: 'Grace Moreno' };
const child = { email: 'leo@demo.sidework.local', fullName: 'Leo Moreno' };

/** The sandbox takes it, and charges nobody. */
const card = { number: '4242 4242 4242 4242', expiry: '12/39', code: '123', name: 'Grace Moreno' };

/** A child asks, its guardian agrees from the mailbox, and staff verifies it. */
export async function joinAsFamily(ask: Ask, mailboxUrl: string, staff: string) {
  const guardianToken = await joinAs(ask, guardian, {
    ...{ location: 'Newark, NJ', accountType: 'client', dateOfBirth: '1981-09-02' },
    bio: 'Nurse, gardener, and somebody’s mother.',
  });
  const childToken = await joinAs(ask, child, {
    ...{ location: 'Newark, NJ', accountType: 'sidework_kids', dateOfBirth: birthDateOfAChild() },
    ...{ parentName: guardian.fullName, parentEmail: guardian.email },
    parentPhone: '+1 973 555 0164',
  });
  await ask('PUT', '/api/profiles/me/kids-avatar', childToken, { avatar: 'otter' });
  const link = await consentLinkTo(mailboxUrl, guardian.email);
  const { childId } = await ask('POST', '/api/consent-requests/look', undefined, link);
  await ask('POST', '/api/consent-requests/use', guardianToken, {
    ...{ ...link, childId, card, account: true, method: 'card' },
    ...{ permits: ['messaging', 'paid_work'], policyVersion: consentPolicyVersion },
  });
  const reason = 'Demo: the school ID was seen.';
  await ask('POST', `/api/admin/verifications/${childId}/verify`, staff, { reason });
  return {
    guardian: { ...guardian, token: guardianToken },
    child: { ...child, token: childToken },
  };
}

/** Signs up and sets the profile up; gives a token that knows the account type. */
async function joinAs(
  ask: Ask,
  { email, fullName }: { email: string; fullName: string },
  setup: Json,
): Promise<string> {
  const data = { full_name: fullName, user_type: 'client' };
  const session = await ask('POST', '/auth/v1/signup', undefined, {
    ...{ email, data },
    password: demoPassword,
  });
  const profile = { fullName, timeZone: 'America/New_York', ...setup };
  await ask('PUT', '/api/profiles/me', String(session.access_token), profile);
  const renewed = await ask('POST', '/auth/v1/token?grant_type=refresh_token', undefined, {
    refresh_token: session.refresh_token,
  });
  return String(renewed.access_token);
}

/** Fifteen years ago this spring, whenever the demo is made. */
const birthDateOfAChild = () => `${new Date().getFullYear() - 15}-04-18`;
