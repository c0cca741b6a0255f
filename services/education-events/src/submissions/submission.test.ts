import type { CourseDraft } from '@sidework/contracts/education-events/course-submissions';
import { describe, expect, it } from 'vitest';
import * as Submission from './submission.ts';

const educator = { id: 'educator' };
const reviewer = { id: 'reviewer' };
const now = new Date('2026-11-22T12:00:00Z');
const at = new Date('2026-11-22T12:00:00Z');
const hours = (count: number) => new Date(at.getTime() + count * 3_600_000);
const course: CourseDraft = {
  title: 'Bookkeeping for sole proprietors',
  category: 'accounting',
  type: 'ce',
  format: 'online',
  durationHours: 2,
  credits: 0,
  priceCents: 4_000,
  description: 'The books of a one-person business.',
  fullDescription: '',
  lessons: [{ title: 'Income', kind: 'text', content: 'What counts as income.' }],
  questions: [],
  allowsKids: false,
};
const begun = Submission.draft('one', course, educator, at);
const submitted = Submission.submit(begun, educator, at);
const inReview = Submission.startReview(submitted, reviewer);
const approved = Submission.approve(inReview, reviewer, at);
const rejected = Submission.reject(inReview, { reason: 'The lesson is too short.' }, reviewer, at);
const published = Submission.publish(approved, 9, educator);
const archived = Submission.archive(published, educator);

describe('the way of a submitted course [D-65]', () => {
  it('goes from a draft by review to the catalogue and out of it', () => {
    expect(
      [begun, submitted, inReview, approved, published, archived].map(({ status }) => status),
    ).toEqual(['draft', 'submitted', 'in_review', 'approved', 'published', 'archived']);
    expect(published.courseId).toBe(9);
    expect(rejected).toMatchObject({ status: 'rejected', reason: 'The lesson is too short.' });
  });

  const moves = {
    change: (from: Submission.Submission) =>
      Submission.change(from, { draft: course, version: from.version }, educator),
    submit: (from: Submission.Submission) => Submission.submit(from, educator, at),
    startReview: (from: Submission.Submission) => Submission.startReview(from, reviewer),
    approve: (from: Submission.Submission) => Submission.approve(from, reviewer, at),
    reject: (from: Submission.Submission) =>
      Submission.reject(from, { reason: 'No.' }, reviewer, at),
    publish: (from: Submission.Submission) => Submission.publish(from, 9, educator),
    archive: (from: Submission.Submission) => Submission.archive(from, educator),
  };
  const allowed: Record<string, (keyof typeof moves)[]> = {
    draft: ['change', 'submit'],
    submitted: ['startReview'],
    in_review: ['approve', 'reject'],
    approved: ['publish'],
    rejected: ['change', 'submit'],
    published: ['archive'],
    archived: [],
  };
  it.each([begun, submitted, inReview, approved, rejected, published, archived])(
    'lets nothing else happen to one that is $status',
    (from) => {
      const possible = Object.entries(moves).flatMap(([name, move]) => {
        try {
          move(from);
          return [name];
        } catch (error) {
          expect(error).toMatchObject({ kind: 'conflict' });
          return [];
        }
      });
      expect(possible).toEqual(allowed[from.status]);
    },
  );

  it('is its educator’s alone to change, to hand in and to publish', () => {
    const other = { id: 'other' };
    expect(() => Submission.submit(begun, other, at)).toThrow('no such course submission');
    expect(() => Submission.publish(approved, 9, other)).toThrow('no such course submission');
    expect(() => Submission.archive(published, other)).toThrow('no such course submission');
  });

  it('is changed by nobody who saw an older one', () => {
    const changed = Submission.change(begun, { draft: course, version: 1 }, educator);
    expect(() => Submission.change(changed, { draft: course, version: 1 }, educator)).toThrow(
      'changed meanwhile',
    );
  });

  const creditLesson = { title: 'Income', kind: 'text' as const, content: '', minutes: 100 };
  const question = { question: 'What?', choices: ['This', 'That'], answer: 0 };
  const certificate = {
    sponsorName: 'Feld Academy',
    sponsorAddress: '12 Market Street, Newark, NJ 07102',
    sponsorNumber: '',
    fieldOfStudy: 'Ethics',
    place: '',
    signerName: 'Naomi Feld',
    signerTitle: '',
    approvals: [],
  };
  const withCredits = {
    ...course,
    credits: 2,
    lessons: [creditLesson],
    questions: [question],
    certificate,
  };
  const lackingDetails = ['fieldOfStudy', 'signerName', 'sponsorAddress', 'sponsorName'].map(
    (name) => `certificate.${name}`,
  );
  const papers = { syllabusKey: 'syllabus', sampleCertificateKey: 'sample' };
  it.each([
    ['no question', { questions: [] }, papers, ['questions']],
    ['no minutes', { lessons: course.lessons }, papers, ['credits', 'lessons.0.minutes']],
    ['more credits than minutes', { credits: 2.4 }, papers, ['credits']],
    ['more minutes than hours', { durationHours: 1.5 }, papers, ['durationHours']],
    ['no certificate', { certificate: null }, papers, lackingDetails],
    [
      'no signature',
      { certificate: { ...certificate, signerName: '' } },
      papers,
      ['certificate.signerName'],
    ],
    ['no place', { format: 'in-person' as const }, papers, ['certificate.place']],
    ['no syllabus', {}, { ...papers, syllabusKey: null }, undefined],
    ['no sample certificate', {}, { ...papers, sampleCertificateKey: null }, undefined],
  ])(
    'gives no credits with %s, neither submitted, approved nor published [D-127]',
    (_, draft, files, at) => {
      const written = { ...begun, draft: { ...withCredits, ...draft }, ...files };
      const refusals = [
        () => Submission.submit(written, educator, now),
        () => Submission.approve({ ...written, status: 'in_review' }, reviewer, now),
        () => Submission.publish({ ...written, status: 'approved' }, 9, educator),
      ];
      for (const refused of refusals)
        try {
          refused();
          expect.unreachable();
        } catch (error) {
          const { code, fields } = error as { code: string; fields?: object };
          expect(code).toBe(at ? 'course_incomplete' : 'course_papers_missing');
          expect(fields && Object.keys(fields).sort()).toEqual(at);
        }
    },
  );

  it('is changed and reviewed again where it was approved under older rules', () => {
    const before = {
      ...begun,
      status: 'approved' as const,
      draft: { ...withCredits, certificate: null },
    };
    const old = { ...before, ...papers };
    const change = { draft: withCredits, version: old.version };
    const changed = Submission.change(old, change, educator);
    expect(changed.status).toBe('draft');
    expect(Submission.submit(changed, educator, at).status).toBe('submitted');
    const withPaper = Submission.attach(before, { syllabusKey: 'new' }, educator);
    expect(() => Submission.publish(withPaper, 9, educator)).toThrow('at another step');
    const whole = { ...old, draft: withCredits };
    expect(() => Submission.change(whole, change, educator)).toThrow('no longer be changed');
  });

  it('gives credits with minutes, questions and papers [D-127]', () => {
    const written = { ...begun, draft: withCredits, ...papers };
    expect(Submission.submit(written, educator, at).status).toBe('submitted');
  });

  it('asks for the file that a lesson is', () => {
    const lessons = [{ title: 'Syllabus', kind: 'file' as const, content: '' }];
    const without = { ...begun, draft: { ...course, lessons } };
    expect(() => Submission.submit(without, educator, at)).toThrow('upload a syllabus');
    const withFile = Submission.attach(without, { syllabusKey: 'key' }, educator);
    expect(Submission.submit(withFile, educator, at).status).toBe('submitted');
  });

  it('is reviewed within 24 to 48 hours, and overdue after these [D-65]', () => {
    expect(Submission.reviewWindow(submitted)).toEqual({ from: hours(24), until: hours(48) });
    expect(Submission.isOverdue(submitted, hours(48))).toBe(false);
    expect(Submission.isOverdue(submitted, hours(48.1))).toBe(true);
    expect(Submission.isOverdue(approved, hours(72))).toBe(false);
    expect(Submission.reviewWindow(begun)).toBe(null);
  });

  it('has its fee frozen when it is handed in [D-59]', () => {
    expect(submitted.feeBps).toBe(1_500);
  });
});

describe('a file of a submitted course', () => {
  const withFile = { ...submitted, syllabusKey: 'course-files/1' };

  it('is read through a link while it is there', () => {
    expect(Submission.requireFile(withFile, 'syllabus')).toBe('course-files/1');
    expect(() => Submission.requireFile(withFile, 'sample-certificate')).toThrow('link');
  });

  it.each([
    ['submitted', withFile, true],
    ['in review', { ...withFile, status: 'in_review' as const }, true],
    ['still a draft', { ...withFile, status: 'draft' as const }, false],
    ['approved', { ...withFile, status: 'approved' as const }, false],
    ['without the file', submitted, false],
  ])('is staff’s to read where the course is %s: %#', (_, submission, mayRead) => {
    const read = () => Submission.requireReviewable(submission, 'syllabus');
    if (mayRead) expect(read).not.toThrow();
    else expect(read).toThrow('nothing here');
  });
});

describe('comments of a reviewer', () => {
  const lessons = ['Income', 'Expenses'].map((title) => ({
    title,
    kind: 'text' as const,
    content: 'What counts.',
  }));
  const asked = { ...inReview, draft: { ...course, lessons } };
  const comments = [{ place: 1, comment: 'Say what a receipt is.' }];
  const given = Submission.reject(asked, { reason: 'Almost.', comments }, reviewer, at);
  const changed = (draft: CourseDraft) =>
    Submission.change(given, { draft, version: given.version }, educator).comments;

  it('stand beside lessons that there are', () => {
    const beside = { reason: 'No.', comments: [{ place: 2, comment: 'Which one?' }] };
    expect(() => Submission.reject(asked, beside, reviewer, at)).toThrow('no such lesson');
  });

  it('move with their lesson, go with it, and end with the next submission', () => {
    expect(changed({ ...course, lessons: lessons.toReversed() })).toEqual([
      { ...comments[0], place: 0 },
    ]);
    expect(changed({ ...course, lessons: lessons.slice(0, 1) })).toEqual([]);
    expect(Submission.submit(given, educator, at).comments).toEqual([]);
  });
});
