import {
  approveCourse,
  linkReviewedFile,
  listReviewQueue,
  rejectCourse,
  startReview,
  type WaitingSubmission,
} from '@sidework/contracts/schema/education-events/course-reviews';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSubmission } from '../../../test/course-builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { fill } from '../../../test/render-app.tsx';
import { openAsStaff } from '../../../test/staff-builders.ts';

const server = fakeServer();
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

const answer = (items: WaitingSubmission[]) =>
  server.on(listReviewQueue, () => ({ items, nextCursor: null }));

const educatorId = '0193d2a0-0000-4000-9000-00000000e001';

function open({
  educatorRecord = { approved: 0, rejected: 0 },
  ...given
}: Partial<WaitingSubmission> = {}) {
  const shown = aSubmission({
    status: 'submitted',
    submittedAt: inHours(-30),
    reviewFrom: inHours(-6),
    reviewUntil: inHours(18.5),
    hasSyllabus: true,
    ...given,
  });
  const submission = { ...shown, educatorId, educatorRecord };
  answer([submission]);
  return { submission, ...openAsStaff('/admin/courses') };
}

describe('the queue of courses [D-65]', () => {
  it('shows what is left of the 48 hours, and all that was handed in', async () => {
    const { person } = open();
    await screen.findByText('18 h left');
    await person.click(screen.getByRole('button', { name: 'Bookkeeping for one' }));
    const right = within(screen.getByRole('list', { name: 'Quiz' })).getByText('(right answer)');
    expect(right.closest('p')?.textContent?.trim()).toBe('A sale (right answer)');
    expect(right.closest('li')?.querySelectorAll('p')).toHaveLength(2);
    screen.getByText('What counts as income.');
    screen.getByText('New Jersey, no. NJ-88, through Dec 31, 2099');
    const parts = screen
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent);
    expect(parts).toEqual(['Description', 'Lessons', 'Quiz', 'Certificate', 'Files', 'Terms']);
    server.on(linkReviewedFile, () => ({ url: 'https://files.example/course-files/x' }));
    await person.click(screen.getByRole('button', { name: 'Syllabus' }));
    const link = await screen.findByRole('link', { name: 'Show syllabus in a new tab' });
    expect(link.getAttribute('href')).toBe('https://files.example/course-files/x');
  });

  it.each([
    [{ approved: 2, rejected: 1 }, '2 approved before, 1 rejected'],
    [{ approved: 0, rejected: 0 }, 'No other course decided yet'],
  ])(
    'tells what became of the other courses of its educator: %j',
    async (educatorRecord, words) => {
      const { person } = open({ educatorRecord });
      await person.click(await screen.findByRole('button', { name: 'Bookkeeping for one' }));
      await screen.findByText(words);
      const link = screen.getByRole('link', { name: 'Account of Naomi Feld' });
      expect(link.getAttribute('href')).toBe(`/admin/accounts/${educatorId}`);
    },
  );

  it('says what is late', async () => {
    open({ reviewUntil: inHours(-3.5), isOverdue: true });
    await screen.findByText('3 h late');
  });

  it('begins a review, and approves', async () => {
    const { submission, person } = open();
    await person.click(await screen.findByRole('button', { name: 'Bookkeeping for one' }));
    const inReview = { ...submission, status: 'in_review' as const };
    server.on(startReview, () => {
      answer([inReview]);
      return inReview;
    });
    await person.click(screen.getByRole('button', { name: 'Start review' }));
    await screen.findByText('The review has begun');
    server.on(approveCourse, () => {
      answer([]);
      return { ...inReview, status: 'approved' as const };
    });
    await person.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Approve “Bookkeeping/ }));
    dialog.getByText(/ is notified at once and can publish it, with(out)? .*CE credits?\.$/);
    expect(server.received(approveCourse)).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Approve course' }));
    await screen.findByText('The course is approved');
    await screen.findByRole('heading', { name: 'No course waits' });
  });

  it('rejects with a reason', async () => {
    const { submission, person } = open({ status: 'in_review' });
    await person.click(await screen.findByRole('button', { name: 'Bookkeeping for one' }));
    await person.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Reject course' }));
    await dialog.findByText('Please give a reason');
    await fill(person, dialog.getByLabelText(/^Reason/), 'The quiz is missing.');
    const beside = dialog.getByLabelText('Comment on lesson 1: Income');
    await fill(person, beside, 'Say what a receipt is.');
    server.on(rejectCourse, () => {
      answer([]);
      return { ...submission, status: 'rejected' as const, reason: 'The quiz is missing.' };
    });
    await person.click(dialog.getByRole('button', { name: 'Reject course' }));
    await screen.findByText('The course is not approved');
    await waitFor(() =>
      expect(server.received(rejectCourse)[0]?.body).toEqual({
        reason: 'The quiz is missing.',
        comments: [{ place: 0, comment: 'Say what a receipt is.' }],
      }),
    );
  });

  it('is for administrators', async () => {
    openAsStaff('/admin/courses', 'moderator');
    await screen.findByRole('heading', { level: 1, name: /not found/i });
  });
});
