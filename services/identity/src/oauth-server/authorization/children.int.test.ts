import { getOwnProfile, setUpProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { describe, expect, it } from 'vitest';
import { aPerson, bornYearsAgo, testIdentity } from '../../../test/builders.ts';
import { anApplication } from '../../../test/oauth-applications.ts';

const service = testIdentity();

async function aGuest() {
  const [person, app] = [await aPerson(service), await anApplication(service)];
  return { person, ...app };
}
type Guest = Awaited<ReturnType<typeof aGuest>>;

/** The rest of the kids account is missing, but it is known from here on that this is a child. */
async function saysToBeFifteen({ person }: Guest) {
  const body = {
    fullName: 'Kim Young',
    location: 'Newark, NJ',
    accountType: 'sidework_kids',
    dateOfBirth: bornYearsAgo(15),
  };
  await person.caller.call(setUpProfile, { body });
  expect((await person.caller.call(getOwnProfile)).json()).toMatchObject({
    accountType: 'sidework_kids',
  });
}

/** Makes the person a child without ending their applications. */
const isFoundToBeAChild = ({ person }: Guest) => service.sql`
  update profiles set account_type = 'sidework_kids', user_type = 'professional'
  where id = ${person.id}`;

/** Their word, given with a token that says they are grown up. */
async function wordOf({ person }: Guest, authorizationId: string) {
  const reply = await service.app.inject({
    method: 'POST',
    url: `/oauth/authorizations/${authorizationId}/consent`,
    headers: { authorization: `Bearer ${person.access_token}` },
    payload: { action: 'approve' },
  });
  return [reply.statusCode, reply.json().code];
}

const grantsOf = ({ person }: Guest) =>
  service.sql`select from oauth_grants where user_id = ${person.id}`;

describe('a child whose token was made while they counted as grown up', () => {
  it('is not asked to let an application in', async () => {
    const guest = await aGuest();
    await saysToBeFifteen(guest);

    await expect(guest.letIn(guest.person.access_token)).rejects.toThrow('not_admin');
    expect(await grantsOf(guest)).toEqual([]);
  });

  it('lets none in that asked before', async () => {
    const guest = await aGuest();
    const id = await guest.authorizationOf();
    const headers = { authorization: `Bearer ${guest.person.access_token}` };
    const shown = await service.app.inject({ url: `/oauth/authorizations/${id}`, headers });
    expect(shown.statusCode).toBe(200);
    await saysToBeFifteen(guest);

    expect(await wordOf(guest, id)).toEqual([403, 'not_admin']);
    expect(await grantsOf(guest)).toEqual([]);
  });
});

describe('an application that was let in by a child', () => {
  const invalidGrant = [400, 'invalid_grant'];

  it.each([
    ['who says so themselves', saysToBeFifteen],
    ['who is known to be one, also where the word still stands', isFoundToBeAChild],
  ])('gets nothing for its code of one %s', async (_who, becomesChild) => {
    const guest = await aGuest();
    const code = await guest.letIn(guest.person.access_token);
    await becomesChild(guest);

    const reply = await guest.exchange(code);
    expect([reply.statusCode, reply.json().error]).toEqual(invalidGrant);
  });

  it.each([
    ['who says so themselves', saysToBeFifteen],
    ['who is known to be one, also where its session still stands', isFoundToBeAChild],
  ])('has its tokens renewed no longer by one %s', async (_who, becomesChild) => {
    const guest = await aGuest();
    const { refresh_token } = await guest.tokensOf(guest.person.access_token);
    await becomesChild(guest);

    const reply = await guest.refresh(refresh_token);
    expect([reply.statusCode, reply.json().error]).toEqual(invalidGrant);
  });
});
