import postgres from 'postgres';
import { type Call, type Json, type Request, refusal } from '../people/caller.ts';
import { familiesAt } from '../people/family.ts';
import { assuredToken, password, renew, sessionIn, signIn } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import type { Kind, Markers } from './marker.ts';
import type { Cast, Player } from './world.ts';

const reason = 'The school ID was shown by video.';
const adults = [
  ['a client', 'client'],
  ['another client', 'client'],
  ['a professional', 'gig_worker'],
  ['an educator', 'business_professional'],
  ['an organizer', 'gig_worker'],
  ['a stranger', 'client'],
  ['a bad actor', 'gig_worker'],
] as const;
const guardians = ['a guardian', 'a second guardian', 'another guardian'] as const;

/** Signs everybody up, each with markers of their own in names, addresses and pictures. */
export async function openCast(
  platform: PlatformUnderTest,
  call: Call,
  markers: Markers,
): Promise<Cast> {
  const families = familiesAt(platform, call);
  const done = async (request: Request): Promise<Json> => {
    const answer = await call(request);
    if (answer.status >= 300) throw refusal(request, answer);
    return answer.body;
  };

  async function join(name: string, kind: Player['kind'], setup: Json): Promise<Player> {
    // Their owner is known once the account is there.
    const drafts = (['first name', 'surname', 'street', 'email', 'bio'] as Kind[]).map((each) =>
      markers.make({ kind: each, writerId: '', among: [], tellsContact: false }),
    );
    const [first = '', last = '', street = '', mail = '', bio = ''] = drafts.map(
      ({ word }) => word,
    );
    const fullName = `${capital(first)} ${capital(last)}`;
    const email = `${mail}@walk.sidework.local`;
    const userType = setup.accountType === 'client' ? 'client' : 'professional';
    const body = { email, password, data: { full_name: fullName, user_type: userType } };
    const signedUp = await done({ method: 'POST', path: '/auth/v1/signup', body });
    const { token, refreshToken } = sessionIn(signedUp);
    const id = String((signedUp.user as Json).id);
    for (const draft of drafts) draft.writerId = id;
    const profile = {
      fullName,
      timeZone: 'America/New_York',
      location: `17 ${capital(street)} Street, Newark, NJ`,
      ...(kind !== 'child' && { bio: `${capital(bio)} is what I like.` }),
      ...setup,
    };
    await done({ method: 'PUT', path: '/api/profiles/me', token, body: profile });
    const renewed = await renew(call, refreshToken);
    return { id, name, kind, email, fullName, token: renewed.token, setup: profile, guardians: [] };
  }

  const joinAdult = (name: string, accountType: string) =>
    join(name, 'adult', {
      accountType,
      dateOfBirth: '1984-03-09',
      ...(accountType !== 'client' && { profession: 'Plumber' }),
    });

  async function joinChild(name: string, guardian: Player): Promise<Player> {
    // An address of its own, so that its link is not taken for another child's.
    const about = { kind: 'email', writerId: guardian.id, among: [], tellsContact: false } as const;
    const parentEmail = `${markers.make(about).word}@walk.sidework.local`;
    const child = await join(name, 'child', {
      accountType: 'sidework_kids',
      dateOfBirth: '2011-04-12',
      parentPhone: '+1 609 555 0137',
      parentName: guardian.fullName,
      parentEmail,
    });
    const link = await families.mailedLink(parentEmail);
    const asRelative = { ...guardian, secrets: [] };
    await families.consent(asRelative, child.id, link, ['messaging', 'paid_work']);
    const path = `/api/admin/verifications/${child.id}/verify`;
    await done({ method: 'POST', path, token: staff.token, body: { reason } });
    return { ...child, guardians: [guardian], parentEmail };
  }

  const staff = { ...(await joinAdult('staff', 'client')), kind: 'staff' as const };
  const sql = postgres(platform.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`insert into identity.user_roles (user_id, role, created_at)
      values (${staff.id}, 'admin', now())`;
    // The other services hear of the role with the next change of the profile.
    const path = '/api/profiles/me';
    const own = { fullName: staff.fullName, location: 'Newark, NJ', accountType: 'client' };
    await done({ method: 'PUT', path, token: staff.token, body: own });
    staff.token = await assuredToken(sql, call, await signIn(call, staff));
  } finally {
    await sql.end();
  }

  const grown = await Promise.all(adults.map(([name, type]) => joinAdult(name, type)));
  const [one, second, other] = await Promise.all(
    guardians.map((name) => joinAdult(name, 'client')),
  );
  if (!one || !second || !other) throw new Error('A guardian is missing.');
  const [shared, sibling, paused, friend] = await Promise.all([
    joinChild('a child of two', one),
    joinChild('its sibling', one),
    joinChild('a child that is paused', other),
    joinChild('a friend', second),
  ]);
  await families.untilKnown(
    [...grown, one, second, other, shared, sibling, paused, friend].map((each) => ({
      ...each,
      secrets: [],
    })),
  );
  await done({
    method: 'POST',
    path: `/api/children/${shared.id}/guardians`,
    token: one.token,
    body: { email: second.email },
  });
  const link = await families.mailedLink(second.email);
  const permits = ['messaging', 'paid_work'];
  await families.consent({ ...second, secrets: [] }, shared.id, link, permits);
  shared.guardians.push(second);
  return {
    adults: [...grown, one, second, other],
    children: [shared, sibling, paused, friend],
    guardians: [one, second, other],
    organizers: grown.filter(({ setup }) => setup.accountType !== 'client'),
    banned: grown.at(-1) as Player,
    paused,
    staff,
  };
}

const capital = (word: string) => word.replace(/^q/, 'Q');
