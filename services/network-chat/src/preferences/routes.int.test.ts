import type { Actor } from '@sidework/chassis/http/actor';
import {
  notificationKinds,
  notificationTable,
} from '@sidework/contracts/network-chat/notification-kinds';
import {
  listNotificationPreferences,
  setNotificationPreference,
} from '@sidework/contracts/network-chat/notifications';
import { describe, expect, it } from 'vitest';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();

const listed = async (by: Actor) =>
  (await service.as(by).call(listNotificationPreferences)).json().items;
const set = (by: Actor, kind: string, body: object) =>
  service.as(by).call(setNotificationPreference, { params: { kind }, body });

describe('GET /notification-preferences', () => {
  it('gives every kind as its own table says until its person decides', async () => {
    expect(await listed(await service.person())).toEqual(
      notificationKinds.map((kind) => {
        const { mail } = notificationTable[kind];
        return { kind, mail, push: mail };
      }),
    );
  });
});

describe('PUT /notification-preferences/:kind', () => {
  it('turns the mails of a kind off and on, for its person alone', async () => {
    const [person, other] = [await service.person(), await service.person()];
    const off = await set(person, 'message', { mail: false });
    expect(off.json()).toEqual({ kind: 'message', mail: false, push: true });
    expect(await listed(person)).toContainEqual({ kind: 'message', mail: false, push: true });
    expect(await listed(other)).toContainEqual({ kind: 'message', mail: true, push: true });
    await set(person, 'message', { mail: true });
    expect(await listed(person)).toContainEqual({ kind: 'message', mail: true, push: true });
  });

  it('refuses a visitor, a kind there is not, and what is no switch', async () => {
    const person = await service.person();
    const call = { params: { kind: 'message' }, body: { mail: false } };
    expect((await service.visitor.call(setNotificationPreference, call)).statusCode).toBe(401);
    expect((await set(person, 'weather', { mail: true })).statusCode).toBe(404);
    expect((await set(person, 'message', { mail: 'yes' })).statusCode).toBe(400);
    expect((await set(person, 'message', { mail: true, userId: person.id })).statusCode).toBe(400);
  });
});
