import { describe, expect, it } from 'vitest';
import { aDraft } from '../../test/builders.ts';
import { needsOf } from './needs.ts';
import * as Submission from './submission.ts';

const educator = { id: 'educator' };
const admin = { id: 'admin' };
const now = new Date('2026-11-22T12:00:00Z');
const draft = Submission.draft('one', aDraft({ title: 'Books' }), educator, now);
const submitted = Submission.submit(draft, educator, now);
const inReview = Submission.startReview(submitted, admin);
const approved = Submission.approve(inReview, admin, now);

describe('a submitted course waits', () => {
  it.each([
    ['a draft', draft, undefined],
    ['once submitted, for staff', submitted, ['course_to_review', ['admin'], '/admin/courses']],
    ['in review, for staff', inReview, ['course_to_review', ['admin'], '/admin/courses']],
    ['approved', approved, ['course_to_publish', ['educator'], '/teaching/one']],
    [
      'rejected',
      Submission.reject(inReview, { reason: 'Too short.' }, admin, now),
      ['course_to_change', ['educator'], '/teaching/one'],
    ],
    ['published', Submission.publish(approved, 9, educator), undefined],
  ])('%s', (_state, submission, expected) => {
    const [need] = needsOf(submission);
    expect(need && [need.kind, need.receivers, need.path]).toEqual(expected);
  });
});
