import { describe, expect, it } from 'vitest';
import { drawn } from './draw-questions.ts';
import * as Enrollment from './enrollment.ts';
import { mark } from './enrollment-quiz.ts';
import { triesLeft } from './enrollment-tries.ts';

const now = new Date('2026-11-22T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const paid = {
  id: 1,
  educatorId: null,
  priceCents: 8_900,
  feeBps: 1_500,
  allowsKids: true,
  isSample: false,
};
const free = { ...paid, priceCents: 0 };
const adult = { id: 'adult', isChild: false };
const child = { id: 'child', isChild: true };
const enroll = (course = free, by = adult, before?: Enrollment.Enrollment) =>
  Enrollment.enroll('one', course, by, before, now);

describe('to enroll [D-64]', () => {
  it('lets an adult learn at once what costs nothing', () => {
    expect(enroll()).toMatchObject({ status: 'active', holdExpiresAt: null });
  });

  it('lets learn at once while the lessons are samples, and asks for no payment [D-126]', () => {
    const begun = enroll({ ...paid, isSample: true });
    expect(begun).toMatchObject({ status: 'active', priceCents: 0, isPaid: false });
  });

  it('waits 15 minutes for the payment of what costs', () => {
    expect(enroll(paid)).toMatchObject({
      status: 'awaiting_payment',
      holdExpiresAt: minutes(15),
    });
  });

  it('twice is to enroll once', () => {
    const first = enroll(paid);
    expect(Enrollment.enroll('two', paid, adult, first, minutes(1))).toBe(first);
  });

  it('goes on where an earlier try ran out, and a paid one is not paid twice', () => {
    const expired = Enrollment.passTime(enroll(paid), minutes(15));
    expect(expired?.status).toBe('expired');
    expect(enroll(paid, adult, expired)).toMatchObject({ id: 'one', status: 'awaiting_payment' });
    const ended = Enrollment.end({ ...enroll(paid), status: 'active', isPaid: true });
    expect(enroll(paid, adult, ended)).toMatchObject({ status: 'active', isPaid: true });
  });

  it('is not for the one who teaches it', () => {
    expect(() => enroll({ ...free, educatorId: 'adult' } as never)).toThrow('your own course');
  });
});

describe('a child [D-67]', () => {
  it('waits for its guardian, and then for the payment', () => {
    const asked = enroll(paid, child);
    expect(asked).toMatchObject({ status: 'awaiting_guardian', holdExpiresAt: minutes(48 * 60) });
    expect(Enrollment.approve(asked, 'guardian', now)).toMatchObject({
      status: 'awaiting_payment',
      approvedBy: 'guardian',
      holdExpiresAt: minutes(15),
    });
    expect(Enrollment.approve(enroll(free, child), 'guardian', now).status).toBe('active');
    expect(Enrollment.decline(asked, 'guardian', now).status).toBe('declined');
  });

  it('takes only what is open to it', () => {
    expect(() => enroll({ ...free, allowsKids: false }, child)).toThrow('young people');
  });

  it('is answered no more once the time is over', () => {
    const asked = enroll(free, child);
    expect(() => Enrollment.approve(asked, 'guardian', minutes(48 * 60))).toThrow(
      'no such request',
    );
    expect(() => Enrollment.approve(enroll(), 'guardian', now)).toThrow('no such request');
  });

  it('learns no more once consent is taken back, and keeps what it completed', () => {
    expect(Enrollment.end(enroll(free, child)).status).toBe('ended');
    const done = { ...enroll(), status: 'completed' } as const;
    expect(Enrollment.end(done)).toBe(done);
  });
});

describe('a payment', () => {
  it('lets learn, also where it came after its time', () => {
    expect(Enrollment.pay(enroll(paid))).toMatchObject({ status: 'active', isPaid: true });
    const expired = Enrollment.passTime(enroll(paid), minutes(20));
    expect(expired && Enrollment.pay(expired)?.status).toBe('active');
  });

  it.each([
    ['ended', () => Enrollment.end(enroll(paid))],
    ['was declined', () => Enrollment.decline(enroll(paid, child), 'guardian', now)],
    ['was taken down', () => Enrollment.takeDown(enroll(paid), false)],
    ['was paid already', () => ({ ...enroll(paid), status: 'active', isPaid: true }) as const],
  ])('counts for nothing where the enrollment %s', (_, become) => {
    expect(Enrollment.pay(become())).toBe(undefined);
  });

  it('that fails ends the wait', () => {
    expect(Enrollment.failPayment(enroll(paid)).status).toBe('expired');
    expect(Enrollment.failPayment(enroll()).status).toBe('active');
  });
});

describe('learning', () => {
  const three = { lessonCount: 3, completedCount: 0, hasQuiz: true };
  it.each([
    [{ ...three }, false, 0],
    [{ ...three, completedCount: 1 }, false, 25],
    [{ ...three, completedCount: 3 }, false, 75],
    [{ ...three, completedCount: 3 }, true, 100],
    [{ ...three, completedCount: 2, hasQuiz: false }, false, 66],
    [{ ...three, completedCount: 3, hasQuiz: false }, false, 100],
  ])('%j with the quiz passed: %s is %i percent', (progress, isQuizPassed, percent) => {
    expect(Enrollment.percentOf({ isQuizPassed }, progress)).toBe(percent);
  });

  it('is complete once all is done, and only once', () => {
    const all = { ...three, completedCount: 3 };
    const passed = { ...enroll(), isQuizPassed: true };
    const done = Enrollment.complete(passed, all, now);
    expect(done).toMatchObject({ status: 'completed', completedAt: now });
    expect(done && Enrollment.complete(done, all, now)).toBe(undefined);
    expect(Enrollment.complete(enroll(), all, now)).toBe(undefined);
  });

  it('comes before the quiz', () => {
    expect(() => Enrollment.requireLessonsFinished(three)).toThrow('all lessons first');
  });

  it('has three tries, and three more after 24 hours [D-127]', () => {
    const failed = { score: 0, isPassed: false };
    const later = minutes(24 * 60);
    let tried = enroll();
    expect(triesLeft(tried, now)).toBe(3);
    for (const left of [2, 1, 0]) {
      Enrollment.requireOpenQuiz(tried, tried.quizTries, now);
      tried = Enrollment.answer(tried, failed, now);
      expect(triesLeft(tried, now)).toBe(left);
    }
    expect(() => Enrollment.requireOpenQuiz(tried, 3, minutes(24 * 60 - 1))).toThrow('used up');
    expect(() => Enrollment.requireOpenQuiz(tried, 2, later)).toThrow('answered already');
    Enrollment.requireOpenQuiz(tried, 3, later);
    expect(triesLeft(tried, later)).toBe(3);
  });

  it('draws the questions of a try from a pool, others at the next [D-127]', () => {
    const pool = Array.from({ length: 12 }, (_, place) => ({ id: `q${place}` }));
    const at = (quizTries: number) => drawn(pool, { quizSize: 4 }, { id: 'one', quizTries });
    expect(at(0)).toHaveLength(4);
    expect(at(0)).toEqual(at(0));
    expect([at(1), at(2), at(3)]).not.toEqual([at(0), at(0), at(0)]);
    expect(drawn(pool, { quizSize: null }, { id: 'one', quizTries: 0 })).toEqual(pool);
  });

  it('is not open to who has not paid', () => {
    expect(() => Enrollment.requireLearning(enroll(paid))).toThrow('not open');
  });

  it('has a quiz that is passed with 70 percent, once', () => {
    const ten = Array.from({ length: 10 }, () => ({ answer: 1 }));
    const answers = (right: number) => ten.map((_, place) => (place < right ? 1 : 0));
    expect(mark(ten, answers(6), 70)).toEqual({ score: 60, isPassed: false });
    expect(mark(ten, answers(7), 70)).toEqual({ score: 70, isPassed: true });
    expect(() => mark(ten, [1], 70)).toThrow('every question');
    const passed = Enrollment.answer(enroll(), mark(ten, answers(9), 70), now);
    expect(passed).toMatchObject({ isQuizPassed: true, lastScore: 90 });
    expect(() => Enrollment.requireOpenQuiz(passed, 1, now)).toThrow('passed this quiz');
  });
});
