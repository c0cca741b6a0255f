import { randomUUID } from 'node:crypto';
import * as api from '@sidework/contracts/identity/family/guardians';
import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { aKidsSetup, setUpBy, testIdentity } from '../../../test/builders.ts';
import { aFamilyThatMayAct, type Person, toldOf } from '../../../test/kids.ts';

const service = testIdentity();

const call = (person: Person, endpoint: Endpoint, childId: string, body?: object) =>
  person.caller.call(endpoint, { params: { childId }, ...(body && { body }) });
const hour = (offset: number) =>
  new Date(service.deps.now().getTime() + offset * 3_600_000).toISOString().slice(11, 16);
/** The hours around now, in UTC. */
const aroundNow = () => ({ from: hour(-1), until: hour(1) });

describe('the quiet hours of a child', () => {
  it('go by the clock that its guardian names', async () => {
    const { child, guardian } = await aFamilyThatMayAct(service, { timeZone: 'Pacific/Auckland' });
    const body = { quietHours: aroundNow(), timeZone: 'Etc/UTC' };
    const set = await call(guardian, api.setQuietHours, child.id, body);
    expect(set.json()).toMatchObject({ timeZone: 'Etc/UTC', hindrance: 'quiet_hours' });
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: false });
  });

  it('are moved by no zone that the child names [D-7]', async () => {
    const { child, guardian } = await aFamilyThatMayAct(service, { timeZone: 'Etc/UTC' });
    await call(guardian, api.setQuietHours, child.id, { quietHours: aroundNow() });
    const { parentName, parentEmail, parentPhone, ...form } = aKidsSetup({
      timeZone: 'Pacific/Auckland',
    });
    await setUpBy(service, child.access_token, form as never);
    expect((await child.caller.call(getOwnProfile)).json()).toMatchObject({
      timeZone: 'Etc/UTC',
      kids: { hindrance: 'quiet_hours', mayAct: false },
    });
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: false });
  });
});

describe('a guardian who took their consent back', () => {
  const closed: [string, Endpoint, object?][] = [
    ['lets a paused account go on', api.resumeChild],
    ['sets quiet hours', api.setQuietHours, { quietHours: null }],
    ['sets permits', api.setPermits, { permits: [] }],
    ['invites another guardian', api.inviteGuardian, { email: `${randomUUID()}@example.com` }],
  ];
  it.each(closed)('no longer %s [1.7-9]', async (_, endpoint, body) => {
    const { child, guardian } = await aFamilyThatMayAct(service);
    await call(guardian, api.revokeConsent, child.id);
    const reply = await call(guardian, endpoint, child.id, body);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'consent_not_given']);
  });

  const open: [string, Endpoint][] = [
    ['looks at the child', api.getChild],
    ['sees where it is signed in', api.listChildSessions],
    ['sees who looked', api.listChildAccesses],
    ['pauses the account', api.pauseChild],
  ];
  it.each(open)('still %s', async (_, endpoint) => {
    const { child, guardian } = await aFamilyThatMayAct(service);
    await call(guardian, api.revokeConsent, child.id);
    expect((await call(guardian, endpoint, child.id)).statusCode).toBe(200);
  });
});
