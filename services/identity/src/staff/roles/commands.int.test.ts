import { runCommand } from '@sidework/chassis/operations/commands';
import { type AuthSession, issueToken } from '@sidework/contracts/identity/accounts/auth';
import { profileChanged } from '@sidework/contracts/identity/events';
import { verify } from '@sidework/contracts/identity/one-time-tokens/auth-codes';
import * as api from '@sidework/contracts/identity/own-profile/own-profile';
import { decodeJwt } from 'jose';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aChildOf,
  aMemberOf,
  anEmail,
  aPassword,
  aPerson,
  setUpBy,
  testIdentity,
} from '../../../test/builders.ts';
import { aStaffMember } from '../../../test/staff.ts';
import { identity } from '../../app.ts';

const service = testIdentity();
const tell = vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(() => tell.mockClear());
afterAll(() => tell.mockRestore());

const grantAdmin = (...args: string[]) =>
  runCommand(identity, service.deps.config, ['grant-admin', ...args]);
const told = () => tell.mock.calls.flat().join('\n');
async function rolesInTokenOf({ email }: { email: string }) {
  const body = { email, password: aPassword };
  const session = await service.visitor.call(issueToken, {
    query: { grant_type: 'password' },
    body,
  });
  const claims = decodeJwt(session.json<AuthSession>().access_token);
  return (claims.app_metadata as { roles: string[] }).roles;
}
const toldOf = async (id: string) =>
  (await service.emitted(profileChanged.type)).filter(({ data }) => data.id === id);

describe('the command "grant-admin"', () => {
  it('makes a person an administrator and tells every service', async () => {
    const { id, email, caller } = await aPerson(service, { user_type: 'professional' });
    const before = (await toldOf(id)).length;
    await grantAdmin(email);

    expect(told()).toContain(`${email} is an administrator now.`);
    const { roles } = (await caller.call(api.getOwnProfile)).json();
    expect(roles).toEqual(['admin', 'professional']);
    const events = await toldOf(id);
    expect(events).toHaveLength(before + 1);
    expect(events.at(-1)?.data).toMatchObject({ roles: ['admin', 'professional'] });
    const audited = await service.sql`
      select action, actor_id, actor_name, details from audit_log where target_id = ${id}`;
    expect(audited).toEqual([
      {
        action: 'role_granted',
        actor_id: null,
        actor_name: 'the command line',
        details: { role: 'admin' },
      },
    ]);
  });

  it('knows an address however it is written', async () => {
    const { email } = await aPerson(service);
    await grantAdmin(` ${email.toUpperCase()} `);
    expect(told()).toContain('is an administrator now');
  });

  it('grants several at once, up to the first who is refused', async () => {
    const [ada, ben] = [await aPerson(service), await aPerson(service)];
    await grantAdmin(`${ada.email},${ben.email}`);
    expect(told()).toContain(`${ada.email} is an administrator now.`);
    expect(told()).toContain(`${ben.email} is an administrator now.`);

    const [eve, nobody] = [await aPerson(service), anEmail()];
    const asked = grantAdmin(`${eve.email},${nobody}`);
    await expect(asked).rejects.toThrow(`Nobody has signed up as ${nobody}.`);
    expect(told()).toContain(`${eve.email} is an administrator now.`);
  });

  it('says so of who is one already, and tells nobody again', async () => {
    const { id, email } = await aPerson(service);
    await grantAdmin(email);
    const before = (await toldOf(id)).length;
    await grantAdmin(email);

    expect(told()).toContain(`${email} is an administrator already.`);
    expect(await toldOf(id)).toHaveLength(before);
  });

  it('grants the role once where it is asked for twice at once', async () => {
    const { id, email } = await aPerson(service);
    const before = (await toldOf(id)).length;
    await Promise.all([grantAdmin(email), grantAdmin(email)]);
    expect(await toldOf(id)).toHaveLength(before + 1);
  });

  it('makes a person a moderator where that is asked', async () => {
    const { id, email } = await aPerson(service);
    await grantAdmin(email, 'moderator');
    expect(told()).toContain(`${email} is a moderator now.`);
    expect((await toldOf(id)).at(-1)?.data).toMatchObject({ roles: ['moderator'] });
  });

  it('says of who is not ready that the role does not count yet, and it does not', async () => {
    const ada = await aPerson(service);
    await grantAdmin(ada.email);
    expect(told()).toContain('It counts once their profile and two-step verification are set up.');
    expect(await rolesInTokenOf(ada)).toEqual([]);
    await setUpBy(service, ada.access_token);
    expect(await rolesInTokenOf(ada)).toEqual(['admin']);

    const staff = await aStaffMember(service, 'moderator');
    tell.mockClear();
    await grantAdmin(staff.email);
    expect(told()).not.toContain('It counts once');
  });

  it('makes nobody staff who is banned', async () => {
    const { id, email } = await aMemberOf(service);
    await service.sql`update users set banned_until = now() + interval '1 day' where id = ${id}`;
    await expect(grantAdmin(email)).rejects.toThrow('Lift the ban first.');
    await service.sql`update users set banned_until = now() - interval '1 day' where id = ${id}`;
    await grantAdmin(email);
    expect(told()).toContain('is an administrator now');
  });

  it('makes no child staff', async () => {
    const { email } = await aChildOf(service);
    await expect(grantAdmin(email)).rejects.toThrow('Only an adult');
  });

  it.each([
    ['a role that there is not', [anEmail(), 'king'], /^There is no role "king"/],
    ['an address that nobody has', [anEmail()], /^Nobody has signed up as ada-/],
    ['no address', [], /^Give the/],
  ])('refuses %s', async (_what, args, refusal) => {
    await expect(grantAdmin(...args)).rejects.toThrow(refusal);
  });

  it('is known among the commands of identity', async () => {
    const asked = runCommand(identity, service.deps.config, ['grant']);
    await expect(asked).rejects.toThrow(
      'There is no command "grant": serve, migrate, describe, redrive, grant-admin, invite-admin, service-token, rotate-signing-keys, verify-audit.',
    );
  });
});

describe('the command "invite-admin"', () => {
  const inviteAdmin = (...args: string[]) =>
    runCommand(identity, service.deps.config, ['invite-admin', ...args]);
  const linkTold = () => new URL(/https?:\S+/.exec(told())?.[0] ?? '');
  const open = (link: URL) =>
    service.visitor.call(verify, {
      body: { type: 'invite', token_hash: link.searchParams.get('token_hash') ?? '' },
    });

  it('prints a link that opens an account with the role, once', async () => {
    const email = anEmail();
    await inviteAdmin(email);
    const link = linkTold();
    expect(link.href).toMatch(`${service.deps.config.PUBLIC_URL}/auth?type=invite&token_hash=`);

    const { access_token } = (await open(link)).json<AuthSession>();
    const claims = decodeJwt(access_token);
    expect(claims.email).toBe(email);
    // It counts once a profile and a second step are there, as for every administrator.
    expect((claims.app_metadata as { roles: string[] }).roles).toEqual([]);
    await setUpBy(service, access_token);
    const { roles } = (await service.bearing(access_token).call(api.getOwnProfile)).json();
    expect(roles).toContain('admin');
    expect((await open(link)).statusCode).toBe(403);
  });

  it('ends the link before it', async () => {
    const email = anEmail();
    await inviteAdmin(email);
    const first = linkTold();
    tell.mockClear();
    await inviteAdmin(email);
    expect((await open(first)).statusCode).toBe(403);
    expect((await open(linkTold())).statusCode).toBe(200);
  });

  it('refuses an address that somebody confirmed', async () => {
    const { email } = await aMemberOf(service);
    await expect(inviteAdmin(email)).rejects.toThrow('has an account already');
  });

  it('refuses what is no address, and none', async () => {
    await expect(inviteAdmin('ada')).rejects.toThrow();
    await expect(inviteAdmin()).rejects.toThrow('Give the');
  });
});
