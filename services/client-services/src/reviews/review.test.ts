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
} as Service;
const by = (id: string) => ({ id }) as Actor;
const submit = (given: Partial<Service> = {}, actor = by('client')) =>
  Review.submit('review', { ...service, ...given }, { rating: 5 }, actor, now);

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

  it('changes for 14 days, and not a moment longer [D-56]', () => {
    const review = submit();
    const edit = (at: string) =>
      Review.edit(review, { rating: 2, comment: 'It drips.' }, new Date(at));
    expect(edit('2026-12-05T09:59:59.999Z')).toEqual({
      ...review,
      rating: 2,
      comment: 'It drips.',
    });
    expect(() => edit('2026-12-05T10:00:00Z')).toThrow(
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
    expect(() => Review.reply(submit(), 'Thanks', { isOfChild: true }, now)).toThrow(
      expect.objectContaining({ statusCode: 403, code: 'kids_do_not_reply' }),
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
