import { getPayment } from '@sidework/contracts/schema/client-services/payments';
import { listRatings } from '@sidework/contracts/schema/education-events/course-ratings';
import {
  enrollInCourse,
  getCourse,
  listCourses,
} from '@sidework/contracts/schema/education-events/courses';
import { reportCourse, takeDownCourse } from '@sidework/contracts/schema/education-events/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aCourse, aCourseDetail, enrolled } from '../../../test/course-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { currentPath, fill, renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();

function open(given: Parameters<typeof aCourseDetail>[0] = {}, path = '/course/8') {
  server.on(getCourse, () => aCourseDetail(given));
  server.on(listCourses, () => ({ items: [aCourse()], nextCursor: null, types: ['ce' as const] }));
  return renderApp(path);
}
const enrollButton = () => screen.findByRole('button', { name: 'Enroll Now' });

describe('the page of a course', () => {
  it('says what it is [EDU-52, NAV-14]', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Fair Housing' });
    const facts = Object.fromEntries(
      [...document.querySelectorAll('dl > div')].map((line) => [
        line.querySelector('dt')?.textContent,
        line.querySelector('dd')?.textContent,
      ]),
    );
    expect(facts, '[EDU-27, EDU-33]').toMatchObject({
      Type: 'CE Credits',
      Category: 'Property',
      Format: 'Online',
      Duration: '4 hours',
      Credits: '4',
      Date: 'Apr 1, 2026',
      Access: 'Lifetime',
      'State approval': 'Not state-approved',
    });
    expect(screen.getByText('Four hours on the protected classes.'), '[EDU-28]').toBeTruthy();
    expect(screen.getByRole('heading', { name: '$69' }), '[EDU-30]').toBeTruthy();
    screen.getByText(/of this course are samples/);
    expect(screen.getByText('Free while its lessons are samples'), '[EDU-30]').toBeTruthy();
  });

  it.each([1, 2])('shows the same lists with every course (%i) [EDU-29, EDU-32]', async (id) => {
    open({ id }, `/course/${id}`);
    const region = within(await screen.findByRole('region', { name: "What You'll Learn" }));
    expect(region.getAllByRole('listitem')).toHaveLength(4);
    const aside = within(screen.getByRole('complementary', { name: 'Price and enrollment' }));
    expect(aside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Course materials',
      'Certificate of completion',
      '24/7 access',
      'Email support',
    ]);
  });

  it.each([
    ['unknown', '/course/999'],
    ['no number', '/course/abc'],
    ['no number of a course', '/course/0'],
  ])('is "Course Not Found" where its id is %s [EDU-34, EDU-35, EDU-64]', async (_why, path) => {
    server.on(getCourse, () => refuse(404, 'course_not_found', 'Course Not Found'));
    renderApp(path);
    await screen.findByRole('heading', { level: 1, name: 'Course Not Found' });
    const back = screen.getByRole('link', { name: 'Back to Courses' });
    expect(back.getAttribute('href')).toBe('/education');
  });

  it('lists its lessons, and shows those that can be read before enrolling', async () => {
    const lesson = { id: anId(), kind: 'text', minutes: 20, isSample: false } as const;
    const preview = { content: 'Water runs downhill.', videoUrl: null };
    const curriculum = [
      { ...lesson, title: 'Why water runs back', questionCount: 0, preview },
      { ...lesson, id: anId(), title: 'Reading the gauges', questionCount: 4, preview: null },
    ];
    const { person } = open({ curriculum });
    const list = within(await screen.findByRole('list', { name: 'Curriculum' }));
    list.getByText('Reading · 20 min');
    list.getByText('Reading · 20 min · 4 questions');
    expect(screen.queryByText(preview.content)).toBeNull();
    const [button, ...more] = list.getAllByRole('button');
    expect(more).toEqual([]);
    await person.click(button as HTMLElement);
    screen.getByText(preview.content);
    await person.click(list.getByRole('button', { name: 'Preview Why water runs back' }));
    expect(screen.queryByText(preview.content)).toBeNull();
  });

  it('shows how learners who finished it rated it', async () => {
    const one = { id: anId(), rating: 4, phrases: ['clear', 'practical'] as const };
    const rating = {
      ...one,
      phrases: [...one.phrases],
      learnerName: 'Bo E.',
      ratedAt: '2026-03-01T10:00:00.000Z',
    };
    server.on(listRatings, () => ({ items: [rating], nextCursor: null }));
    open({ rating: { average: 4, count: 1 } });
    await screen.findByText('4.0 of 5 stars, by 1 learner who finished it');
    const list = within(await screen.findByRole('list', { name: 'Ratings' }));
    list.getByText('Bo E.');
    list.getByText('Clear · Practical');
  });

  it('sends visitors who enroll to sign in, and back [EDU-31, SEC-09]', async () => {
    const { person } = open();
    await person.click(await enrollButton());
    expect(await toastOf('Authentication required'), '[EDU-36, ERR-13]').toContain(
      'Please log in to enroll in courses',
    );
    await waitFor(() => expect(currentPath(), '[EDU-37]').toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/course/8' });
    expect(server.received(enrollInCourse)).toEqual([]);
  });

  it('enrolls in a free course, and goes back to all courses [EDU-38, D-64]', async () => {
    signInAs();
    const { person } = open({ priceCents: 0 });
    let finish: (() => void) | undefined;
    server.on(enrollInCourse, async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return aCourseDetail({ priceCents: 0, enrollment: enrolled('active') });
    });
    await person.click(await enrollButton());
    const busy = await screen.findByRole('button', { name: 'Processing...' });
    expect(busy.getAttribute('aria-disabled'), '[EDU-63]').toBe('true');
    await person.click(busy);
    finish?.();
    await screen.findByText('Enrollment Successful!');
    expect(
      screen.getByText('You are enrolled. Please check your email for access details.'),
      '[EDU-39]',
    ).toBeTruthy();
    await waitFor(() => expect(currentPath(), '[EDU-40]').toBe('/education'));
    expect(server.received(enrollInCourse)).toHaveLength(1);
  });

  it('leads to the payment of a course that costs, now and later [D-64]', async () => {
    signInAs();
    const paymentId = anId();
    const waiting = { enrollment: enrolled('awaiting_payment', paymentId) };
    const { person, unmount } = open();
    server.on(enrollInCourse, () => aCourseDetail(waiting));
    server.on(getPayment, () => refuse(404, 'payment_not_found', 'There is no such payment.'));
    await person.click(await enrollButton());
    await waitFor(() => expect(currentPath()).toBe(`/pay/${paymentId}`));
    await screen.findByText('There is no such payment.');
    unmount();
    open(waiting);
    const link = await screen.findByRole('link', { name: 'Pay now' });
    expect(link.getAttribute('href')).toBe(`/pay/${paymentId}`);
  });

  it('enrolls with a coupon, and says beside it why it does not hold', async () => {
    signInAs();
    const { person } = open({ isSample: false });
    const held = 'This coupon does not hold for this course now';
    const fields = { coupon: held };
    server.on(enrollInCourse, () => refuse(422, 'coupon_invalid', held, { fields }));
    await person.click(await screen.findByRole('button', { name: 'Use a coupon' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(person, dialog.getByLabelText('Coupon code'), 'spring');
    await person.click(dialog.getByRole('button', { name: 'Enroll' }));
    await dialog.findByText(held);
    const paymentId = anId();
    const enrollment = enrolled('awaiting_payment', paymentId);
    server.on(enrollInCourse, () => aCourseDetail({ enrollment }));
    server.on(getPayment, () => refuse(404, 'payment_not_found', 'There is no such payment.'));
    await person.click(dialog.getByRole('button', { name: 'Enroll' }));
    await waitFor(() => expect(currentPath()).toBe(`/pay/${paymentId}`));
    expect(server.received(enrollInCourse).at(-1)?.body).toEqual({ coupon: 'spring' });
  });

  it('says why nobody could enroll', async () => {
    signInAs();
    const { person } = open();
    server.on(enrollInCourse, () => refuse(429, 'too_many_registrations', 'Too often'));
    await person.click(await enrollButton());
    expect(await toastOf('Error')).toContain('Too often');
    await enrollButton();
  });

  it.each([
    [
      'waits for a guardian',
      { enrollment: enrolled('awaiting_guardian') },
      /Your guardian was asked/,
    ],
    ['waits for a guardian to pay', { enrollment: enrolled('awaiting_payment') }, /pays for this/],
    ['is not open to them', { allowsKids: false }, /not open to young people/],
  ])('says to a child that it %s [D-67]', async (_what, given, words) => {
    signInAs({ accountType: 'sidework_kids' });
    open(given);
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: 'Enroll Now' })).toBeNull();
  });

  it('leads whoever learns it to its lessons, and whoever teaches it to their students', async () => {
    signInAs();
    const enrollment = enrolled('active');
    const { unmount } = open({ enrollment });
    const lessons = await screen.findByRole('link', { name: 'Go to the course' });
    expect(lessons.getAttribute('href')).toBe(`/my-courses/${enrollment.id}`);
    unmount();
    open({ isOwn: true });
    const students = await screen.findByRole('link', { name: 'See your students' });
    expect(students.getAttribute('href')).toBe('/course/8/students');
  });
});

describe('what may be reported and taken down', () => {
  it('is a course of a member, and none of Sidework', async () => {
    signInAs({ roles: ['moderator'] });
    server.on(reportCourse, () => undefined);
    server.on(takeDownCourse, () => undefined);
    const { person } = open({ educatorName: 'Naomi Feld' });
    await person.click(await screen.findByRole('button', { name: 'Report this course' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this course' }));
    await person.selectOptions(dialog.getByLabelText(/^What is wrong/), 'Scam or fraud');
    await person.click(dialog.getByRole('button', { name: 'Send report' }));
    await screen.findByText(/^Thank you\. Our moderators will look at it/);
    await person.click(screen.getByRole('button', { name: /^Take down: / }));
    const sure = within(await screen.findByRole('dialog', { name: 'Take this course down?' }));
    await person.type(sure.getByRole('textbox'), 'It is a scam');
    await person.click(sure.getByRole('button', { name: 'Take it down' }));
    await screen.findByText('The course is taken down');
    const params = { courseId: '8' };
    expect(server.received(reportCourse)).toMatchObject([{ params }]);
    expect(server.received(takeDownCourse)).toMatchObject([{ params }]);
  });

  it('is no course of Sidework', async () => {
    signInAs({ roles: ['moderator'] });
    open();
    await enrollButton();
    expect(screen.queryByRole('button', { name: /^(Report|Take down)/ })).toBeNull();
  });
});
