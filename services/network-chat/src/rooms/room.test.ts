import { describe, expect, it } from 'vitest';
import * as Room from './room.ts';

const at = new Date('2026-11-28T10:00:00.000Z');
const room: Room.Room = {
  id: 'room',
  childId: 'mia',
  clientId: 'carl',
  title: 'Mow the lawn',
  serviceId: null,
  approvedClient: null,
  openedAt: at,
  lockedAt: null,
  lastSequence: 1,
  lastMessageAt: at,
};
const found = { room, child: { id: 'mia', guardianIds: ['ruth'], mayAct: true } };
const refusal = (code: string) => expect.objectContaining({ code });

describe('a room', () => {
  it.each(['mia', 'carl', 'ruth'])('has %s as a member', (id) => {
    expect(Room.requireMember(found, id)).toBe(found);
  });

  it.each([
    ['a third person', found, 'eve'],
    ['anybody where there is none', undefined, 'mia'],
  ])('is not found by %s', (_, its, id) => {
    expect(() => Room.requireMember(its, id)).toThrow(refusal('room_not_found'));
  });

  it.each([
    ['open', found, undefined],
    ['paused', { ...found, child: { ...found.child, mayAct: false } }, 'room_paused'],
    ['locked', { ...found, room: Room.lock(room, at) }, 'room_locked'],
  ])('that is %s takes words as it should', (_, its, code) => {
    const write = () => Room.requireOpen(its);
    if (code) expect(write).toThrow(refusal(code));
    else expect(write).not.toThrow();
  });

  it('is locked at the first end of its work, and opened again', () => {
    const locked = Room.lock(room, at);
    expect(Room.lock(locked, new Date(at.getTime() + 1))).toBe(locked);
    expect(Room.unlock(locked)).toEqual(room);
  });

  it('counts its messages, and its moments never go back', () => {
    const earlier = new Date(at.getTime() - 1);
    expect(Room.withMessage(room, earlier)).toMatchObject({ lastSequence: 2, lastMessageAt: at });
  });

  it('gives the first message for a repeat, and refuses its id for other words', () => {
    const first = { roomId: 'room', senderId: 'mia', content: 'Hello' };
    expect(Room.repeated(first, { ...first })).toBe(first);
    for (const change of [{ content: 'Bye' }, { senderId: 'carl' }, { roomId: 'other' }])
      expect(() => Room.repeated(first, { ...first, ...change })).toThrow(
        refusal('message_id_taken'),
      );
  });
});
