import { limits } from '@sidework/contracts/network-chat/limits';
import { describe, expect, it } from 'vitest';
import * as Conversation from './conversation.ts';

const now = new Date('2026-11-21T10:00:00Z');
const aParty = { fullName: 'Ada Example', isSetUp: true, mayAct: true, permits: null };
const adult = (id: string) => ({ ...aParty, id, accountType: 'gig_worker' as const });
const child = (id: string) => ({
  ...aParty,
  id,
  accountType: 'sidework_kids' as const,
  permits: ['messaging' as const],
});
const both = {
  sender: adult('ada'),
  receiver: adult('ben'),
  areConnected: false,
  isBlocking: false,
  isBlocked: false,
};
const children = { sender: child('ada'), receiver: child('kid'), areConnected: true };
const none = { state: 'none', requestedBy: null, requestedAt: null, lastSequence: 0 } as const;
const requested = { state: 'requested', requestedBy: 'ada', requestedAt: now } as const;

describe('whether one person may write to another', () => {
  it('is granted to two adults', () => {
    expect(() => Conversation.requireMayWrite(both)).not.toThrow();
  });

  it('is granted to two children who are connected', () => {
    expect(() => Conversation.requireMayWrite({ ...both, ...children })).not.toThrow();
  });

  it.each([
    ['a sender not known yet', { sender: undefined }, 409, 'account_not_ready'],
    [
      'a sender whose profile is not filled in as far as is known here',
      { sender: { ...adult('ada'), isSetUp: false, mayAct: false } },
      409,
      'account_not_ready',
    ],
    [
      'a sender without a confirmed address or phone',
      { sender: { ...adult('ada'), mayAct: false } },
      403,
      'contact_unconfirmed',
    ],
    ['a receiver that is nobody', { receiver: undefined }, 404, 'person_not_found'],
    ['the sender as receiver', { receiver: adult('ada') }, 422, 'message_to_yourself'],
    ['a child as receiver', { receiver: child('kid') }, 403, 'messaging_not_allowed'],
    ['a child as sender', { sender: child('ada') }, 403, 'messaging_not_allowed'],
    [
      'a child whose guardian does not permit it',
      { sender: { ...child('ada'), permits: [] }, receiver: child('kid'), areConnected: true },
      403,
      'guardian_does_not_permit',
    ],
    [
      'two children who are not connected',
      { sender: child('ada'), receiver: child('kid') },
      403,
      'messaging_not_allowed',
    ],
    [
      'a child to whom the guardian of the other permits no messages [1.7-2]',
      { ...children, receiver: { ...child('kid'), permits: [] } },
      403,
      'messaging_not_allowed',
    ],
    [
      'a child to another that may not act [1.7-2, KIDS-12]',
      { ...children, receiver: { ...child('kid'), mayAct: false } },
      403,
      'messaging_not_allowed',
    ],
    ['a receiver who has blocked the sender', { isBlocked: true }, 404, 'person_not_found'],
    ['a sender who has blocked the receiver', { isBlocking: true }, 409, 'person_blocked'],
    ['a block both ways', { isBlocking: true, isBlocked: true }, 404, 'person_not_found'],
  ])('is refused to %s', (_, change, statusCode, code) => {
    expect(() => Conversation.requireMayWrite({ ...both, ...change })).toThrow(
      expect.objectContaining({ statusCode, code }),
    );
  });
});

describe('a conversation [D-32]', () => {
  it('begins as a request', () => {
    expect(Conversation.admit(none, 'ada', now)).toEqual({ ...none, ...requested });
  });

  it('is opened by an answer, which keeps who had asked', () => {
    const answered = Conversation.admit({ ...requested, lastSequence: 3 }, 'ben', now);
    expect(answered).toEqual({ ...requested, lastSequence: 3, state: 'open' });
  });

  it('takes three messages of a request', () => {
    const after = (lastSequence: number) => () =>
      Conversation.admit({ ...requested, lastSequence }, 'ada', now);
    expect(after(limits.messagesPerRequest - 1)).not.toThrow();
    expect(after(limits.messagesPerRequest)).toThrow(
      expect.objectContaining({ statusCode: 409, code: 'request_not_answered' }),
    );
  });

  it('counts the first words after a proposal, and no later ones, as those to a stranger', () => {
    const first = { ...requested, lastSequence: 0 };
    const later = new Date(now.getTime() + 60_000);
    expect(Conversation.admit(first, 'ada', later)).toEqual({ ...first, requestedAt: later });
    const counted = [
      none,
      first,
      { ...first, lastSequence: 1 },
      { ...first, state: 'open' as const },
    ];
    expect(counted.map((each) => Conversation.isFirstToStranger(each, 'ada'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(Conversation.isFirstToStranger(first, 'ben')).toBe(false);
  });

  it('that is open stays as it is', () => {
    const open = { ...requested, state: 'open' as const, lastSequence: 99 };
    expect(Conversation.admit(open, 'ada', now)).toBe(open);
  });

  it.each([
    ['none', null, 'none', 'none'],
    ['a request', { ...requested, lastSequence: 1 }, 'request_sent', 'request_received'],
    ['a proposal without a message', { ...requested, lastSequence: 0 }, 'none', 'open'],
    ['an open one', { ...requested, state: 'open' as const, lastSequence: 1 }, 'open', 'open'],
  ])('that is %s is seen so from each side', (_, conversation, fromAda, fromBen) => {
    const seen = ['ada', 'ben'].map((id) => Conversation.stateFor(conversation, id));
    expect(seen).toEqual([fromAda, fromBen]);
  });

  it.each([
    ['none', null, false, false],
    ['made and empty', none, false, false],
    ['a request', { ...requested, lastSequence: 1 }, false, true],
    ['an open one', { ...requested, state: 'open' as const, lastSequence: 1 }, true, true],
  ])(
    'that is %s shows whether the other is there, reads or types as it should',
    (_, conversation, toAda, toBen) => {
      const shows = ['ada', 'ben'].map((id) => Conversation.showsOther(conversation, id));
      expect(shows).toEqual([toAda, toBen]);
    },
  );

  it('is accepted by whom it was asked of, once', () => {
    const request = { ...requested, lastSequence: 1 };
    const accepted = Conversation.accept(request, 'ben');
    expect(accepted.state).toBe('open');
    const refusedTo = (by: string, conversation: typeof accepted | undefined) =>
      expect(() => Conversation.accept(conversation, by)).toThrow();
    refusedTo('ada', request);
    refusedTo('ben', accepted);
    refusedTo('ben', undefined);
  });
});

describe('the number of strangers a day', () => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

  it('leaves room for the twentieth and none for the next, until the oldest is a day old', () => {
    const last = Array.from({ length: limits.strangersPerDay }, (_, at) => hoursAgo(at));
    expect(() => Conversation.requireFewStrangers(last.slice(1), now)).not.toThrow();
    expect(() => Conversation.requireFewStrangers(last, now)).toThrow(
      expect.objectContaining({
        statusCode: 429,
        code: 'too_many_strangers',
        retryAfterSeconds: 5 * 3600,
      }),
    );
  });
});

describe('a change of one’s own side', () => {
  it.each([
    [{ isMuted: true }, { isMuted: true }],
    [{ isMuted: false }, { isMuted: false }],
    [{ isArchived: true }, { isArchived: true }],
    [{ isArchived: true, upTo: 3 }, { isArchived: true }],
    [{ isArchived: true, upTo: 2 }, { isArchived: false }],
    [{ isArchived: false, upTo: 2 }, { isArchived: false }],
  ])('%j of a conversation with three messages is %j', (asked, change) => {
    expect(Conversation.changeOfMember({ lastSequence: 3 }, asked)).toEqual(change);
  });
});
