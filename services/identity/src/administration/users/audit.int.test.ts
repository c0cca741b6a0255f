import { randomUUID } from 'node:crypto';
import type { Caller } from '@sidework/chassis/testing/service';
import * as api from '@sidework/contracts/identity/administration/auth-admin';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPassword, aPerson, testIdentity } from '../../../test/builders.ts';
import { aProgram, aUserBy } from '../../../test/programs.ts';
import { entriesAbout } from '../../../test/staff.ts';

const service = testIdentity();
let program: Caller;

beforeAll(async () => {
  program = await aProgram(service);
});

const aUser = (given?: Partial<api.NewUser>) => aUserBy(program, given);

const entriesOf = (userId: string) => entriesAbout(service, userId);

describe('the audit log', () => {
  it('has a row for each change, with who did it and no secret', async () => {
    const { id: userId, email } = await aUser();
    const params = { userId };
    await program.call(api.updateUserById, {
      params,
      body: { password: 'a new secret', ban_duration: 'none' },
    });
    await program.call(api.generateLink, { body: { type: 'recovery', email } });
    await program.call(api.deleteUser, { params, body: { should_soft_delete: true } });
    await program.call(api.deleteUser, { params, body: {} });

    const entries = await entriesOf(userId);
    expect(entries.map(({ action }) => action)).toEqual([
      'user_created',
      'user_updated',
      'link_generated',
      'user_softly_deleted',
      'user_deleted',
    ]);
    expect(entries[1]).toMatchObject({
      actor_id: null,
      actor_name: 'service_role',
      details: { fields: ['password', 'ban_duration'], banned_until: null },
    });
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`a new secret|${aPassword}|${email}`));
  });

  it('names the administrator who did it, by a second factor', async () => {
    const ada = await aPerson(service, { full_name: 'Ada Admin' });
    const claims = decodeJwt(ada.access_token);
    const token = await service.deps.signer.sign({
      ...claims,
      aal: 'aal2',
      app_metadata: { ...(claims.app_metadata as object), roles: ['admin'] },
    });
    const { id: userId } = await aUser();
    const body = { app_metadata: { plan: 'gold' } };
    await service.bearing(token).call(api.updateUserById, { params: { userId }, body });

    expect((await entriesOf(userId)).at(-1)).toMatchObject({
      action: 'user_updated',
      actor_id: ada.id,
      actor_name: 'Ada Admin',
    });
  });

  it('has a row for each look at somebody, and at the lists', async () => {
    const { id: userId } = await aUser();
    const params = { userId };
    for (const endpoint of [api.getUserById, api.listFactorsOfUser, api.listPasskeysOfUser])
      await program.call(endpoint, { params });
    const read = (await entriesOf(userId)).map(({ action }) => action);
    expect(read).toEqual(['user_created', 'user_read', 'factors_read', 'passkeys_read']);

    const headers = { 'x-request-id': randomUUID() };
    await program.call(api.listUsers, { query: { page: 2 }, headers });
    await program.call(api.listAuditEntries, { headers });
    const looked = await service.sql`
      select action, actor_name, target_id, details from audit_log
      where request_id = ${headers['x-request-id']} order by at, id`;
    const by = { actor_name: 'service_role', target_id: null };
    expect(looked).toEqual([
      { ...by, action: 'users_read', details: { page: '2' } },
      { ...by, action: 'audit_log_read', details: {} },
    ]);
  });

  it('has a row for whoever is turned away, and does not fill up with one person', async () => {
    const eve = await aPerson(service, { full_name: 'Eve Example' });
    const { id: userId } = await aUser();
    for (let times = 0; times < 25; times += 1)
      expect((await eve.caller.call(api.getUserById, { params: { userId } })).statusCode).toBe(403);
    const denied = (await entriesOf(userId)).slice(1);
    expect(denied).toHaveLength(20);
    expect(denied[0]).toEqual({
      action: 'administration_denied',
      outcome: 'denied',
      reason: null,
      actor_id: eve.id,
      actor_name: 'Eve Example',
      details: { endpoint: 'GET /admin/users/:userId' },
    });
    await service.visitor.call(api.getUserById, { params: { userId } });
    expect(await entriesOf(userId)).toHaveLength(21);
  });

  it('is told to administrators, newest first', async () => {
    const { id } = await aUser();
    const reply = await program.call(api.listAuditEntries, {
      query: { per_page: 1 },
      headers: { 'x-request-id': 'request-1' },
    });

    expect(reply.json<api.AuditEntry[]>()).toMatchObject([
      { payload: { action: 'user_created', target_id: id, actor_name: 'service_role' } },
    ]);
    expect(Number(reply.headers['x-total-count'])).toBeGreaterThan(0);
  });

  it('holds no row of a change that was refused', async () => {
    const { id: userId, email } = await aUser();
    const other = await aUser();
    await program.call(api.updateUserById, { params: { userId }, body: { email: other.email } });
    expect(await entriesOf(userId)).toHaveLength(1);
    expect((await program.call(api.getUserById, { params: { userId } })).json().email).toBe(email);
  });

  it('is added to and never changed, not even by the service itself', async () => {
    await aUser();
    const { sql } = service;
    await expect(sql`update audit_log set action = 'nothing'`).rejects.toThrow('never changed');
    await expect(sql`delete from audit_log`).rejects.toThrow('never changed');
  });
});
