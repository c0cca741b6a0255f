import { consentPolicyVersion } from '@sidework/contracts/identity/family/consents';
import { termsVersion } from '@sidework/contracts/identity/terms/terms';
import { consentCodeTo, consentLinkTo } from './consent-link.ts';
import { type Ask, eventually } from './deeds.ts';
import { demoPassword } from './people.ts';

type Json = Record<string, unknown>;

const guardian = { email: 'grace@demo.sidework.local', fullName: 'Grace Moreno' };

interface DemoChild {
  email: string;
  fullName: string;
  avatar: string;
  age: number;
  /** An address each, so that no link is taken for another child's. */
  parentEmail: string;
  method: 'card' | 'admin_review';
}

const leo: DemoChild = {
  email: 'leo@demo.sidework.local',
  fullName: 'Leo Moreno',
  avatar: 'otter',
  age: 15,
  parentEmail: guardian.email,
  method: 'card',
};
/** Waits to be verified. */
const mia: DemoChild = {
  email: 'mia@demo.sidework.local',
  fullName: 'Mia Moreno',
  avatar: 'owl',
  age: 13,
  parentEmail: 'grace.mia@demo.sidework.local',
  method: 'card',
};
/** Waits for staff to talk with its guardian. */
const noah: DemoChild = {
  email: 'noah@demo.sidework.local',
  fullName: 'Noah Moreno',
  avatar: 'fox',
  age: 16,
  parentEmail: 'grace.noah@demo.sidework.local',
  method: 'admin_review',
};

/** Friends of the first child, each with a guardian of their own among the demo people. */
const zoe: DemoChild = {
  email: 'zoe@demo.sidework.local',
  fullName: 'Zoe Park',
  avatar: 'fox',
  age: 15,
  parentEmail: 'helen.zoe@demo.sidework.local',
  method: 'card',
};
const tobi: DemoChild = {
  email: 'tobi@demo.sidework.local',
  fullName: 'Tobi Adeyemi',
  avatar: 'owl',
  age: 14,
  parentEmail: 'marcus.tobi@demo.sidework.local',
  method: 'card',
};

/** The sandbox takes this card and charges no one. */
const card = { number: '4242 4242 4242 4242', expiry: '12/39', code: '123' };

/**
 * Children ask and their guardians agree from the mailbox. Staff verifies the first child and its friends, and has the
 * others to decide about.
 */
export async function joinAsFamily(ask: Ask, mailboxUrl: string, staff: string) {
  const guardianToken = await joinAs(ask, guardian, {
    location: 'Newark, NJ',
    accountType: 'client',
    dateOfBirth: '1981-09-02',
    bio: 'Nurse, gardener, and somebody’s mother.',
  });

  const grace = { fullName: guardian.fullName, token: guardianToken };

  async function bringUp(
    { avatar, age, parentEmail, method, ...child }: DemoChild,
    parent = grace,
  ) {
    const token = await joinAs(ask, child, {
      location: 'Newark, NJ',
      accountType: 'sidework_kids',
      dateOfBirth: birthDateAt(age),
      parentName: parent.fullName,
      parentEmail,
      parentPhone: '+1 973 555 0164',
    });
    await ask('PUT', '/api/profiles/me/kids-avatar', token, { avatar });
    const link = await consentLinkTo(mailboxUrl, parentEmail);
    const { childId } = await ask('POST', '/api/consent-requests/look', undefined, link);
    const { sentTo } = await ask('POST', '/api/consent-requests/code', parent.token, link);
    await ask('POST', '/api/consent-requests/use', parent.token, {
      ...(sentTo !== null && { code: await consentCodeTo(mailboxUrl, parentEmail) }),
      ...link,
      childId,
      account: true,
      method,
      ...(method === 'card' && { card: { ...card, name: parent.fullName } }),
      permits: ['messaging', 'paid_work'],
      agreedTerms: termsVersion,
      policyVersion: consentPolicyVersion,
    });
    return { ...child, token, id: String(childId) };
  }

  async function bringUpVerified(child: DemoChild, parent = grace) {
    const joined = await bringUp(child, parent);
    const reason = 'Demo: the school ID was seen.';
    await ask('POST', `/api/admin/verifications/${joined.id}/verify`, staff, { reason });
    return joined;
  }

  const child = await bringUpVerified(leo);
  await bringUp(mia);
  await bringUp(noah);
  const helen = await signIn(ask, 'helen', 'Helen Park');
  const marcus = await signIn(ask, 'marcus', 'Marcus Adeyemi');
  const friend = await bringUpVerified(zoe, helen);
  const other = await bringUpVerified(tobi, marcus);

  // Both guardians agree to the first request, and the child accepts it. The second waits for its own guardian.
  const { id } = await eventually(() =>
    ask('POST', '/api/connections', friend.token, { receiverId: child.id }),
  );
  for (const { token } of [helen, grace])
    await eventually(() => ask('POST', `/api/connections/${id}/approve`, token));
  await ask('PATCH', `/api/connections/${id}`, child.token, { status: 'accepted' });
  await eventually(() => ask('POST', '/api/connections', child.token, { receiverId: other.id }));
  return { guardian: { ...guardian, token: guardianToken }, child };
}

async function signIn(ask: Ask, key: string, fullName: string) {
  const session = await ask('POST', '/auth/v1/token?grant_type=password', undefined, {
    email: `${key}@demo.sidework.local`,
    password: demoPassword,
  });
  return { fullName, token: String(session.access_token) };
}

/** Signs up and sets the profile up; gives a token that knows the account type. */
async function joinAs(
  ask: Ask,
  { email, fullName }: { email: string; fullName: string },
  setup: Json,
): Promise<string> {
  const data = { full_name: fullName, user_type: 'client' };
  const session = await ask('POST', '/auth/v1/signup', undefined, {
    email,
    data,
    password: demoPassword,
  });
  const profile = { fullName, timeZone: 'America/New_York', agreedTerms: termsVersion, ...setup };
  await ask('PUT', '/api/profiles/me', String(session.access_token), profile);
  const renewed = await ask('POST', '/auth/v1/token?grant_type=refresh_token', undefined, {
    refresh_token: session.refresh_token,
  });
  return String(renewed.access_token);
}

/** The age holds since January; only a demo of the first weeks of the year is a year off. */
const birthDateAt = (age: number) => `${new Date().getFullYear() - age}-01-18`;
