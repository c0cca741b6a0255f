import type { Actor } from '@sidework/chassis/http/actor';
import { ReviewSubmission } from '@sidework/contracts/client-services/reviews';
import { describe, expect, it } from 'vitest';
import type { Service } from '../services/service.ts';
import * as Review from './review.ts';

const now = new Date('2026-11-21T10:00:00Z');
const service = {
  id: 'service',
  professionalId: 'professional',
  clientId: 'client',
  status: 'completed',
  agreement: 'accepted',
  completedAt: new Date('2026-11-20T10:00:00Z'),
} as Service;
const by = (id: string) => ({ id }) as Actor;
const around = { id: 'review', author: 'client', isByChild: false, other: undefined } as const;
const submit = (given: Partial<Service> = {}, actor = by('client')) =>
  Review.submit(around, { ...service, ...given }, { rating: 5 }, actor, now);
const opened = () => ({ ...submit(), openedAt: now });

describe('a review', () => {
  it('is of the service, its professional and its client [MYS-19, MYS-20]', () => {
    expect(submit()).toEqual({
      id: 'review',
      serviceId: 'service',
      professionalId: 'professional',
      clientId: 'client',
      rating: 5,
      comment: null,
      phrases: [],
      createdAt: now,
      reply: null,
      repliedAt: null,
      hiddenAt: null,
      replyHiddenAt: null,
      opensAt: new Date('2026-12-04T10:00:00Z'),
      openedAt: null,
      isByChild: false,
      authorBannedAt: null,
    });
  });

  it.each([
    ['professional', 'completed', 403, 'not_the_client'],
    ['stranger', 'completed', 404, 'service_not_found'],
    ['client', 'in_progress', 409, 'service_not_completed'],
    ['client', 'cancelled', 409, 'service_not_completed'],
  ] as const)(
    'is refused of a %s, of work that is %s [MYS-11, D-56]',
    (id, status, statusCode, code) => {
      expect(() => submit({ status }, by(id))).toThrow(
        expect.objectContaining({ statusCode, code }),
      );
    },
  );

  it('changes until 14 days after the completion, and not a moment longer [D-135]', () => {
    const review = submit();
    const edit = (at: string) =>
      Review.edit(review, { rating: 2, comment: 'It drips.' }, new Date(at));
    expect(edit('2026-12-04T09:59:59.999Z')).toEqual({
      ...review,
      rating: 2,
      comment: 'It drips.',
    });
    expect(() => edit('2026-12-04T10:00:00Z')).toThrow(
      expect.objectContaining({ code: 'review_final' }),
    );
  });
});

describe('a review of a child’s work [D-117]', () => {
  const words = { ...submit(), comment: 'Call 973', phrases: ['on_time' as const], reply: 'Or me' };

  it('takes no free text, and phrases each once', () => {
    expect(() => Review.requireNoWordsOfChild(true, { rating: 5, comment: 'Neat.' })).toThrow(
      expect.objectContaining({
        statusCode: 422,
        code: 'review_in_phrases',
        fields: { comment: expect.stringContaining('choose from the phrases') },
      }),
    );
    for (const [isOfChild, comment] of [
      [true, ''],
      [true, undefined],
      [false, 'Neat.'],
    ] as const)
      expect(() => Review.requireNoWordsOfChild(isOfChild, { rating: 5, comment })).not.toThrow();
    const phrases = ['careful' as const, 'careful' as const];
    expect(Review.edit(submit(), { rating: 4, phrases }, now).phrases).toEqual(['careful']);
  });

  it('gets no reply', () => {
    for (const [author, code] of [
      ['client', 'kids_do_not_reply'],
      ['professional', 'no_reply_to_kids'],
    ] as const)
      expect(() => Review.reply(opened(), 'Thanks', { author, isOfChild: true }, now)).toThrow(
        expect.objectContaining({ statusCode: 403, code }),
      );
  });

  it.each([
    ['of a child', true, { comment: null, phrases: ['on_time'], reply: null }],
    ['of an adult', false, { comment: 'Call 973', phrases: ['on_time'], reply: 'Or me' }],
  ])('shows %s no free text, also none of earlier days', (_, isOfChild, shown) => {
    expect(Review.shownWords(words, isOfChild)).toEqual(shown);
    const hidden = { ...words, hiddenAt: now };
    expect(Review.shownWords(hidden, isOfChild)).toEqual({
      comment: null,
      phrases: [],
      reply: null,
    });
  });
});

describe('both sides [D-135]', () => {
  const fortnight = new Date('2026-12-04T10:00:00Z');
  const openedAt = (at: Date, isOtherIn = false, given: Partial<Service> = {}) =>
    Review.open(submit(), { ...service, ...given }, { isOtherIn }, at).openedAt;

  it('open when both are in, or 14 days after the completion', () => {
    expect(openedAt(now)).toBeNull();
    expect(openedAt(now, true)).toEqual(now);
    expect(openedAt(new Date(fortnight.getTime() - 1))).toBeNull();
    expect(openedAt(fortnight)).toEqual(fortnight);
  });

  it('wait for work that was reopened, and count their days again', () => {
    expect(openedAt(fortnight, false, { completedAt: null })).toBeNull();
    const again = { ...service, completedAt: fortnight };
    const later = Review.open(submit(), again, { isOtherIn: false }, fortnight);
    expect(later.opensAt).toEqual(new Date('2026-12-18T10:00:00Z'));
  });

  it('are written without knowing the other: not once it is open', () => {
    const write = (other: Review.Review) =>
      Review.submit(
        { ...around, author: 'professional', other },
        service,
        { rating: 1 },
        by('professional'),
        now,
      );
    expect(write(submit()).rating).toBe(1);
    expect(() => write(opened())).toThrow(
      expect.objectContaining({ statusCode: 409, code: 'reviews_opened' }),
    );
  });

  it('are not changed once open, and not answered before', () => {
    expect(() => Review.edit(opened(), { rating: 1 }, now)).toThrow(
      expect.objectContaining({ code: 'review_final' }),
    );
    const reply = () =>
      Review.reply(submit(), 'Thanks', { author: 'client', isOfChild: false }, now);
    expect(reply).toThrow(expect.objectContaining({ code: 'review_not_found' }));
  });

  it.each([
    ['open', {}, true],
    ['not open yet', { openedAt: null }, false],
    ['hidden', { hiddenAt: now }, false],
    ['of a banned author', { authorBannedAt: now }, false],
  ])('count where they are %s: %o', (_, given, counts) => {
    expect(Review.counts({ ...opened(), ...given })).toBe(counts);
  });

  it('ask for a client who agreed to the work', () => {
    const work = { ...service, agreement: 'proposed' } as Service;
    const author = { ...around, author: 'professional' } as const;
    expect(() => Review.submit(author, work, { rating: 5 }, by('professional'), now)).toThrow(
      expect.objectContaining({ statusCode: 409, code: 'client_has_not_agreed' }),
    );
  });
});

describe('what is sent as a review', () => {
  it.each([
    ['no star', { rating: 0 }, 'Rating must be at least 1'],
    ['half a star', { rating: 2.5 }, 'Rating must be a whole number'],
    ['no rating', {}, 'Rating must be at least 1'],
    ['six stars', { rating: 6 }, 'Rating must be at most 5'],
    [
      '1001 characters',
      { rating: 5, comment: 'x'.repeat(1001) },
      'Comment must be less than 1000 characters',
    ],
  ])('is refused with %s [MYS-22, MYS-23, MYS-24, MYS-31]', (_, body, message) => {
    expect(ReviewSubmission.safeParse(body).error?.issues[0]?.message).toBe(message);
  });

  it('may have a comment of 1000 characters, and none [MYS-24, MYS-32]', () => {
    for (const comment of ['x'.repeat(1000), '', undefined])
      expect(ReviewSubmission.safeParse({ rating: 1, comment }).success).toBe(true);
  });
});
