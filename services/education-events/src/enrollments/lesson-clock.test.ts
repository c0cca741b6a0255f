import { describe, expect, it } from 'vitest';
import * as LessonClock from './lesson-clock.ts';

const begun = new Date('2026-11-22T12:00:00Z');
const after = (seconds: number) => new Date(begun.getTime() + 1_000 * seconds);
const place = { userId: 'ada', enrollmentId: 'enrollment', lessonId: 'one' };
const seen = { begins: false, isActive: true };
const unseen = { begins: false, isActive: false };

/** The seconds that beats at these seconds count together. */
function counted(beats: number[], sign = seen) {
  let clock = LessonClock.start(place, begun);
  let sum = 0;
  for (const second of beats) {
    const told = LessonClock.beat(clock, place, sign, after(second));
    clock = told.clock;
    sum += told.spentMs / 1_000;
  }
  return sum;
}

describe('the time in a lesson [D-127]', () => {
  it.each([
    ['beats as the page sends them', [20, 40, 60], 60],
    ['a hundred beats in a second', Array.from({ length: 100 }, (_, n) => n / 100), 0.99],
    ['a gap counts one interval', [3_600], 30],
    ['a clock that went backwards counts nothing', [20, 5, 20], 35],
  ])('%s', (_, beats, seconds) => {
    expect(counted(beats)).toBeCloseTo(seconds);
  });

  it('stops after five minutes without a sign, until there is one', () => {
    const quiet = Array.from({ length: 30 }, (_, n) => 20 * (n + 1));
    expect(counted(quiet, unseen)).toBe(300);
    const idle = { ...LessonClock.start(place, begun), beatAt: after(590) };
    expect(LessonClock.beat(idle, place, unseen, after(600))).toMatchObject({ isIdle: true });
    expect(LessonClock.beat(idle, place, seen, after(600))).toMatchObject({ spentMs: 10_000 });
  });

  it('counts in one lesson at a time: the one that was begun last', () => {
    const clock = LessonClock.start(place, begun);
    const other = { ...place, lessonId: 'two' };
    expect(() => LessonClock.beat(clock, other, seen, after(20))).toThrow('another lesson open');
    const moved = LessonClock.beat(clock, other, { ...seen, begins: true }, after(20));
    expect(moved.spentMs).toBe(0);
    expect(() => LessonClock.beat(moved.clock, place, seen, after(40))).toThrow('another lesson');
    expect(LessonClock.beat(moved.clock, other, seen, after(40)).spentMs).toBe(20_000);
  });

  it('is missing with what is left of it', () => {
    const lesson = { minutes: 20 };
    const missing = () => LessonClock.requireSpent(lesson, 760_000);
    expect(missing).toThrow('Please spend 7:20 more in this lesson first.');
    expect(() => LessonClock.requireSpent(lesson, 1_199_001)).toThrow('0:01 more');
    LessonClock.requireSpent(lesson, 1_200_000);
    LessonClock.requireSpent({ minutes: null }, 0);
  });

  it('of a course that gives credits is missing until it is spent in all lessons', () => {
    const course = { credits: 0.2, isSample: false };
    const missing = (ms: number) => () => LessonClock.requireCreditTime(course, ms);
    expect(missing(0)).toThrow('Please spend 10 more minutes in the lessons');
    expect(missing(599_000)).toThrow('Please spend 1 more minute in');
    LessonClock.requireCreditTime(course, 600_000);
    LessonClock.requireCreditTime({ ...course, isSample: true }, 0);
    LessonClock.requireCreditTime({ ...course, credits: 0 }, 0);
  });
});
