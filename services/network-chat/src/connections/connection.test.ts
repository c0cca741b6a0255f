import { limits } from '@sidework/contracts/network-chat/limits';
import { describe, expect, it } from 'vitest';
import * as Connection from './connection.ts';

const now = new Date('2026-11-28T10:00:00.000Z');
const adult = (id: string) => ({
  id,
  accountType: 'gig_worker' as const,
  mayAct: true,
  hasLeft: false,
  guardianIds: [] as string[],
});
const child = (id: string, ...guardianIds: string[]) => ({
  ...adult(id),
  accountType: 'sidework_kids' as const,
  guardianIds,
});
const between = (requester: ReturnType<typeof adult | typeof child>, receiver: typeof requester) =>
  Connection.request({ id: 'connection', requester, receiver, standing: [], now });
const adults = between(adult('ada'), adult('ben'));
const children = between(child('mia', 'ruth'), child('tom', 'joe'));
const refusal = (code: string) => expect.objectContaining({ code });

describe('whether one person may ask another to connect', () => {
  const both = {
    requester: adult('ada'),
    receiver: adult('ben'),
    isBlocking: false,
    isBlocked: false,
  };

  it.each([
    ['nobody', { receiver: undefined }, 'person_not_found'],
    ['one who has left', { receiver: { ...adult('ben'), hasLeft: true } }, 'person_not_found'],
    ['themselves', { receiver: adult('ada') }, 'connection_to_yourself'],
    ['a child', { receiver: child('mia') }, 'connecting_not_allowed'],
    ['one who may not act', { receiver: { ...adult('ben'), mayAct: false } }, 'person_not_found'],
    ['one who has blocked them', { isBlocked: true }, 'person_not_found'],
    ['one whom they have blocked', { isBlocking: true }, 'person_blocked'],
  ])('is refused of %s', (_, change, code) => {
    expect(Connection.requireMayConnect(both)).toBe(both.receiver);
    expect(() => Connection.requireMayConnect({ ...both, ...change })).toThrow(refusal(code));
  });

  it('ends with as many refusals as the limit says', () => {
    expect(() => Connection.requireNotDeclinedTooOften(limits.rejections - 1)).not.toThrow();
    expect(() => Connection.requireNotDeclinedTooOften(limits.rejections)).toThrow(
      refusal('declined_too_often'),
    );
  });
});

describe('a request', () => {
  it('of adults needs no approval, and of children one of each side without a standing one', () => {
    expect(Connection.isReleased(adults)).toBe(true);
    expect(children).toMatchObject({ isRequesterApproved: false, isReceiverApproved: false });
    const [requester, receiver] = [child('mia', 'ruth'), child('tom', 'joe')];
    const standing = ['mia'];
    const request = Connection.request({ id: 'c', requester, receiver, standing, now });
    expect(request).toMatchObject({ isRequesterApproved: true, isReceiverApproved: false });
  });

  it('back accepts, or waits for the guardians as mutual', () => {
    expect(Connection.askAgain(adults, 'ben', now).status).toBe('accepted');
    expect(() => Connection.askAgain(adults, 'ada', now)).toThrow(refusal('connection_exists'));
    const mutual = Connection.askAgain(children, 'tom', now);
    expect(mutual).toMatchObject({ status: 'pending', isMutual: true });
    const half = Connection.approve(mutual, ['mia'], now);
    expect(half.status).toBe('pending');
    expect(Connection.approve(half, ['tom'], now).status).toBe('accepted');
    expect(() => Connection.approve(half, ['mia'], now)).toThrow(refusal('no_approval_needed'));
  });

  it.each([
    [
      'answered by its requester',
      () => Connection.answer(adults, 'ada', 'accepted', now),
      'connection_not_yours_to_answer',
    ],
    [
      'withdrawn by its receiver',
      () => Connection.requireWithdrawable(adults, 'ben', false),
      'connection_not_yours_to_withdraw',
    ],
    [
      'removed while it waits',
      () => Connection.requireRemovable(adults, 'ada', false),
      'connection_not_accepted',
    ],
    [
      'removed by a third person',
      () => Connection.requireRemovable(adults, 'eve', false),
      'connection_not_found',
    ],
  ])('is not %s', (_, act, code) => {
    expect(act).toThrow(refusal(code));
  });

  it('that is answered is answered for good', () => {
    const answered = Connection.answer(adults, 'ben', 'rejected', now);
    expect(answered).toMatchObject({ status: 'rejected', answeredAt: now });
    for (const act of [
      () => Connection.answer(answered, 'ben', 'accepted', now),
      () => Connection.refuse(answered, now),
      () => Connection.approve(answered, ['mia'], now),
      () => Connection.requireWithdrawable(answered, 'ada', false),
    ])
      expect(act).toThrow(refusal('connection_answered'));
  });
});

describe('who sees and reads a connection', () => {
  const sides = { requester: child('mia', 'ruth'), receiver: child('tom', 'joe') };
  const read = (id: string, isAdmin = false) =>
    Connection.read(children, Object.values(sides), { id, isAdmin });

  it.each([
    ['its requester', 'mia', []],
    ['a guardian of the requester', 'ruth', ['mia']],
    ['a guardian of the receiver', 'joe', ['tom']],
  ])('%s sees it', (_, id, childIds) => {
    expect(Connection.requireSeen(children, sides, id).childIds).toEqual(childIds);
    expect(read(id)).toEqual({ sideId: childIds[0] ?? id, childIds });
  });

  it.each([
    ['its receiver before the guardians have approved', 'tom'],
    ['a third person', 'eve'],
  ])('%s does not', (_, id) => {
    const missing = refusal('connection_not_found');
    expect(() => Connection.requireSeen(children, sides, id)).toThrow(missing);
    expect(() => read(id)).toThrow(missing);
  });

  it('is not found where one of the two is not known', () => {
    const unknown = { ...sides, receiver: undefined };
    expect(() => Connection.requireSeen(children, unknown, 'mia')).toThrow(
      refusal('connection_not_found'),
    );
  });

  it('an administrator reads it from the side of the requester, a look at both children', () => {
    expect(read('ann', true)).toEqual({ sideId: 'mia', childIds: ['mia', 'tom'] });
  });
});
