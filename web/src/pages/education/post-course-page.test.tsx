import { courseCategories } from '@sidework/contracts/education-events/course-options';
import { addCoupon, listCoupons } from '@sidework/contracts/schema/education-events/course-coupons';
import {
  archiveCourse,
  changeDraft,
  draftCourse,
  getSubmission,
  listSubmissions,
  publishCourse,
  submitCourse,
  uploadSampleCertificate,
  uploadSyllabus,
} from '@sidework/contracts/schema/education-events/course-submissions';
import {
  getCourse,
  getCourseStanding,
  listStudents,
} from '@sidework/contracts/schema/education-events/courses';
import { listQuestions } from '@sidework/contracts/schema/education-events/lesson-questions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aCourseDetail, aSubmission } from '../../../test/course-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aFile, fakeUploads } from '../../../test/fake-upload.ts';
import { anId } from '../../../test/job-builders.ts';
import { currentPath, fill, type Person, renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
fakeUploads();
const megabyte = 1_048_576;
const none = { items: [], nextCursor: null };
beforeEach(() => server.on(listSubmissions, () => none));

async function open() {
  signInAs();
  const { person } = renderApp('/post-course');
  await screen.findByRole('heading', { level: 1, name: 'Post Your Course' });
  await screen.findByRole('form', { name: 'Post Your Course' });
  return person;
}

async function write(person: Person) {
  const draft = aSubmission().draft;
  await fill(person, screen.getByLabelText(/^Course title/), draft.title);
  await person.selectOptions(screen.getByLabelText(/^Category/), draft.category);
  await person.selectOptions(screen.getByLabelText(/^Type/), draft.type);
  await person.selectOptions(screen.getByLabelText(/^Format/), draft.format);
  await fill(person, screen.getByLabelText(/^Duration/), '2');
  await fill(person, screen.getByLabelText(/^Credits/), '2');
  await fill(person, screen.getByLabelText(/^Price/), '100');
  await fill(person, screen.getByLabelText(/^Description/), draft.description);
  await fill(person, screen.getByLabelText(/^Lesson title/), 'Income');
  await fill(person, screen.getByLabelText(/^Minutes/), '100');
  await fill(person, screen.getByLabelText(/^What it says/), 'What counts as income.');
  const certificate = draft.certificate;
  for (const [label, words] of [
    [/^Sponsor \*/, certificate?.sponsorName],
    [/^Address of the sponsor/, certificate?.sponsorAddress],
    [/^Field of study/, certificate?.fieldOfStudy],
    [/^Signed by/, certificate?.signerName],
  ] as const)
    await fill(person, screen.getByLabelText(label), `${words}`);
}
const press = async (person: Person, name: string) =>
  person.click(screen.getByRole('button', { name }));
const choose = (label: string, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
const optionsOf = (label: RegExp) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'))
    .filter(Boolean);

describe('the form of a course', () => {
  it('offers its categories, types and formats [EDU-42, NAV-15]', async () => {
    await open();
    expect(optionsOf(/^Category/), '[EDU-43, CONST-31]').toEqual([
      'real estate',
      'notary',
      'accounting',
      'financial',
      'insurance',
      'home-inspector',
      'appraiser',
      'property',
    ]);
    expect(courseCategories).toHaveLength(8);
    expect(optionsOf(/^Type/), '[EDU-44]').toEqual(['ce', 'licensing', 'certification']);
    expect(optionsOf(/^Format/), '[EDU-45]').toEqual(['online', 'in-person', 'hybrid']);
  });

  it('names its limits and how long a review takes [CONST-28]', async () => {
    await open();
    expect(screen.getByText('A PDF of at most 10MB'), '[EDU-46]').toBeTruthy();
    expect(screen.getByText('A PDF, PNG or JPEG of at most 5MB'), '[EDU-47]').toBeTruthy();
    expect(
      screen.getByText(/Submitted courses are reviewed in 24-48 hours/),
      '[EDU-23, EDU-68]',
    ).toBeTruthy();
  });

  it('asks for details of a certificate where there are credits, or at a press', async () => {
    const person = await open();
    expect(screen.queryByLabelText(/^Sponsor \*?$/)).toBeNull();
    await fill(person, screen.getByLabelText(/^Credits/), '2');
    await screen.findByLabelText(/^Sponsor \*/);
    await fill(person, screen.getByLabelText(/^Credits/), '0');
    await person.click(await screen.findByRole('button', { name: 'Add certificate details' }));
    await screen.findByLabelText('Sponsor');
  });

  it('says in money what is kept of the price [EDU-25, D-59]', async () => {
    const person = await open();
    await fill(person, screen.getByLabelText(/^Price/), '89');
    await screen.findByText('You keep $75.65 of $89.00, which is 85%.');
    expect(document.body.textContent).not.toMatch(/80%|20%/);
  });

  it('asks for what is missing, beside each field [EDU-56]', async () => {
    const person = await open();
    await press(person, 'Submit for review');
    for (const words of [
      'Course title is required',
      'Category is required',
      'Type is required',
      'Format is required',
      'Duration is required',
      'Description must be at least 10 characters',
      'Give the lesson a title',
    ])
      await screen.findByText(words);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Course title/));
    expect(server.received(draftCourse)).toEqual([]);
  });

  it('asks for the hours behind its credits, beside each field [D-127]', async () => {
    const person = await open();
    await write(person);
    await fill(person, screen.getByLabelText(/^Credits/), '80');
    await press(person, 'Submit for review');
    await screen.findByText('More credits than hours: 50 minutes are one credit');
    await fill(person, screen.getByLabelText(/^Credits/), '2.4');
    await press(person, 'Submit for review');
    await screen.findByText('The minutes of the lessons give at most 2');
    screen.getByText('A course with credits needs a question');
    await fill(person, screen.getByLabelText(/^Minutes/), '');
    await press(person, 'Submit for review');
    await screen.findByText('A course with credits needs minutes');
    expect(server.received(draftCourse)).toEqual([]);
  });

  it('sends the course with its files, and submits it [EDU-51]', async () => {
    const person = await open();
    await write(person);
    await press(person, 'Add a question');
    await fill(person, screen.getByRole('textbox', { name: /^Question/ }), 'What is income?');
    await fill(person, screen.getByLabelText('Answer 1'), 'A sale');
    await fill(person, screen.getByLabelText('Answer 2'), 'A loan');
    await person.selectOptions(screen.getByLabelText(/^Right answer/), 'Answer 1');
    choose('Syllabus', aFile('plan.pdf', 'application/pdf'));
    choose('Sample certificate', aFile('sample.png', 'image/png'));
    const saved = aSubmission();
    const submitted = { ...saved, status: 'submitted' as const, submittedAt: saved.createdAt };
    server.on(draftCourse, () => saved);
    server.on(uploadSyllabus, () => ({ ...saved, hasSyllabus: true, version: 2 }));
    server.on(uploadSampleCertificate, () => ({ ...saved, hasSyllabus: true, version: 3 }));
    server.on(submitCourse, () => submitted);
    server.on(getSubmission, () => submitted);
    await press(person, 'Submit for review');
    await screen.findByText('Course submitted for review');
    expect(
      screen.getByText('We review submissions within 24-48 hours'),
      '[EDU-49, EDU-54]',
    ).toBeTruthy();
    await waitFor(() => expect(currentPath()).toBe(`/teaching/${saved.id}`));
    expect(server.received(draftCourse)[0]?.body, '[EDU-50]').toMatchObject({
      title: 'Bookkeeping for one',
      priceCents: 10_000,
      lessons: [{ title: 'Income', kind: 'text', content: 'What counts as income.', minutes: 100 }],
      questions: [{ question: 'What is income?', choices: ['A sale', 'A loan'], answer: 0 }],
    });
    expect(server.received(uploadSyllabus), '[EDU-48]').toHaveLength(1);
    expect(server.received(uploadSampleCertificate)[0]?.headers.get('content-type')).toBe(
      'image/png',
    );
  });

  it.each([
    ['Syllabus', 'application/pdf', 10, 'A syllabus may have at most 10MB.'],
    ['Sample certificate', 'image/png', 5, 'A sample certificate may have at most 5MB.'],
  ])(
    'takes a %s of up to its limit, and says what is too much [EDU-46, EDU-47, CONST-28]',
    async (label, type, most, words) => {
      await open();
      choose(label, aFile('large', type, most * megabyte + 1));
      expect((await screen.findByText(new RegExp(words))).textContent).toContain('smaller file');
      choose(label, aFile('fits.pdf', type, most * megabyte));
      await screen.findByText('fits.pdf is sent with the course.');
      expect(screen.queryByText(new RegExp(words))).toBeNull();
    },
  );

  it('takes no file of another type', async () => {
    await open();
    choose('Syllabus', aFile('page.html', 'text/html'));
    await screen.findByText(/not what its name says/);
  });

  it('saves a draft, and keeps it where a file was refused, which is then not sent twice [D-65]', async () => {
    const person = await open();
    await write(person);
    choose('Syllabus', aFile('plan.pdf', 'application/pdf'));
    const saved = aSubmission();
    server.on(draftCourse, () => saved);
    server.on(uploadSyllabus, () => refuse(422, 'upload_unreadable', 'Choose another one.'));
    await press(person, 'Save draft');
    await screen.findByText('Choose another one.');
    await screen.findByText(/Your course is saved as a draft/);
    choose('Syllabus', aFile('plan.pdf', 'application/pdf'));
    server.on(uploadSyllabus, () => ({ ...saved, hasSyllabus: true, version: 3 }));
    server.on(changeDraft, () => ({ ...saved, version: 2 }));
    server.on(getSubmission, () => saved);
    await press(person, 'Save draft');
    await screen.findByText('Draft saved');
    expect(server.received(draftCourse)).toHaveLength(1);
    expect(server.received(changeDraft)[0]?.body).toMatchObject({ version: saved.version });
    expect(server.received(submitCourse)).toEqual([]);
  });

  it('is for adults', async () => {
    signInAs({ accountType: 'sidework_kids' });
    renderApp('/post-course');
    await screen.findByRole('heading', { name: 'Teaching is for adults' });
  });
});

describe('the courses one teaches', () => {
  function show(given: Parameters<typeof aSubmission>[0]) {
    signInAs();
    const submission = aSubmission(given);
    server.on(getSubmission, () => submission);
    return { submission, ...renderApp(`/teaching/${submission.id}`) };
  }

  it('stand with their state', async () => {
    signInAs();
    const draft = aSubmission();
    server.on(listSubmissions, () => ({
      items: [draft, aSubmission({ status: 'published', courseId: 9 })],
      nextCursor: null,
    }));
    renderApp('/teaching');
    const list = within(await screen.findByRole('list', { name: 'Courses you teach' }));
    list.getByText('Draft');
    list.getByText('Published');
    const students = list.getByRole('link', { name: 'Students' });
    expect(students.getAttribute('href')).toBe('/course/9/students');
  });

  it('are none yet', async () => {
    signInAs();
    renderApp('/teaching');
    await screen.findByRole('heading', { name: 'You teach no course yet' });
  });

  it('say by when a review is promised [EDU-23, D-65]', async () => {
    show({
      status: 'submitted',
      submittedAt: '2026-01-05T10:00:00.000Z',
      reviewFrom: '2026-01-06T10:00:00.000Z',
      reviewUntil: '2026-01-07T10:00:00.000Z',
    });
    await screen.findByText('Waiting for review');
    screen.getByText(/by Jan 7, 2026/);
  });

  it('show why one was not approved, with the form to change it [D-65]', async () => {
    const draft = aSubmission().draft;
    const [first] = draft.lessons;
    const lessons = [first, { ...first, title: 'Expenses' }] as typeof draft.lessons;
    const { person } = show({
      status: 'rejected',
      reason: 'The second lesson is too short.',
      comments: [{ place: 1, comment: 'Say what a receipt is.' }],
      draft: { ...draft, lessons },
    });
    await screen.findByText('The second lesson is too short.');
    const title = await screen.findByLabelText(/^Course title/);
    expect(title).toHaveProperty('value', 'Bookkeeping for one');
    const titles = () =>
      screen.getAllByLabelText(/^Lesson title/).map((field) => Reflect.get(field, 'value'));
    await person.click(screen.getByRole('button', { name: 'Move lesson 2 up' }));
    expect(titles()).toEqual(['Expenses', 'Income']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move lesson 1 down');
    const moved = within(screen.getByRole('region', { name: 'Lesson 1' }));
    moved.getByText('Say what a receipt is.');
    await person.keyboard('{Enter}');
    expect(titles()).toEqual(['Income', 'Expenses']);
    const away = { types: ['application/x-sidework-lesson'], getData: () => '0' };
    fireEvent.drop(screen.getByRole('region', { name: 'Lesson 2' }), { dataTransfer: away });
    expect(titles()).toEqual(['Expenses', 'Income']);
    await person.click(screen.getByRole('button', { name: 'See lesson 1 as learners do' }));
    screen.getByRole('region', { name: 'Lesson 1 as learners see it' });
  });

  it('are completed where they were approved before credits needed more', async () => {
    const draft = { ...aSubmission().draft, certificate: null };
    show({ status: 'approved', draft, hasSyllabus: true, hasSampleCertificate: true });
    await screen.findByText('More is needed before you publish');
    await screen.findByLabelText(/^Course title/);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('are published once they are approved, and archived [D-65]', async () => {
    const { submission, person } = show({
      status: 'approved',
      hasSyllabus: true,
      hasSampleCertificate: true,
    });
    const published = { ...submission, status: 'published' as const, courseId: 9 };
    server.on(publishCourse, () => published);
    await person.click(await screen.findByRole('button', { name: 'Publish' }));
    await screen.findByText('“Bookkeeping for one” is in the catalogue');
    await screen.findByRole('button', { name: 'Write a new version' });
    server.on(archiveCourse, () => ({ ...published, status: 'archived' as const }));
    await person.click(await screen.findByRole('button', { name: /^Archive/ }));
    await person.click(await screen.findByRole('button', { name: 'Archive course' }));
    await screen.findByText('The course is archived');
    await screen.findByText('Archived');
  });

  it('show who enrolled and what was earned [EDU-24, D-59]', async () => {
    signInAs();
    server.on(getCourse, () => aCourseDetail({ isOwn: true }));
    server.on(listStudents, () => ({
      items: [
        {
          id: anId(),
          name: 'Tom Berger',
          status: 'active' as const,
          standing: 'stuck' as const,
          percent: 50,
          lessonTitle: 'Income',
          enrolledAt: '2026-01-05T10:00:00.000Z',
          lastActiveAt: '2026-01-06T10:00:00.000Z',
          stars: null,
          earnedCents: 5_865,
        },
      ],
      nextCursor: null,
      earnedCents: 5_865,
    }));
    server.on(getCourseStanding, () => ({
      counts: { learning: 0, stuck: 1, finished: 4, refunded: 0, ended: 0 },
      earnedCents: 5_865,
      refundedCents: 0,
      rating: { average: 4.5, count: 2 },
    }));
    server.on(listCoupons, () => none);
    server.on(listQuestions, () => none);
    const { person } = renderApp('/course/8/students');
    await screen.findByText('Tom Berger');
    screen.getByText(/50% done, at Income/);
    screen.getByText('Your 85% of what was paid');
    expect(screen.getAllByText('$58.65')).toHaveLength(2);
    await person.click(await screen.findByRole('button', { name: 'Add a coupon' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(person, dialog.getByLabelText(/^Code/), 'spring');
    await fill(person, dialog.getByLabelText(/^Percent off/), '20');
    const coupon = {
      code: 'SPRING',
      percentOff: 20,
      centsOff: null,
      mostUses: null,
      validFrom: null,
      validUntil: null,
    };
    server.on(addCoupon, () => ({ ...coupon, id: anId(), used: 0, endedAt: null }));
    await person.click(dialog.getByRole('button', { name: 'Add coupon' }));
    await screen.findByText('Coupon added');
    expect(server.received(addCoupon)[0]?.body).toEqual(coupon);
  });
});
