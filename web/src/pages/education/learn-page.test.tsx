import {
  reissueCertificate,
  verifyCertificate,
} from '@sidework/contracts/schema/education-events/certificates';
import {
  answerLessonQuiz,
  answerQuiz,
  beatLesson,
  completeLesson,
  getEnrollment,
  keepNote,
  linkSyllabus,
  listEnrollments,
  openLesson,
  rateCourse,
  refundEnrollment,
} from '@sidework/contracts/schema/education-events/enrollments';
import { listQuestions } from '@sidework/contracts/schema/education-events/lesson-questions';
import {
  keepVideoPlace,
  openLessonVideo,
} from '@sidework/contracts/schema/education-events/lesson-videos';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aLearning, anEnrollment } from '../../../test/course-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
beforeEach(() => {
  server.on(listEnrollments, () => ({ items: [], nextCursor: null }));
  server.on(beatLesson, () => ({ spentSeconds: 0, isIdle: false }));
  server.on(listQuestions, () => ({ items: [], nextCursor: null }));
});

describe('the courses of a person', () => {
  it('stand with how far they are, or what they wait for', async () => {
    signInAs();
    const active = anEnrollment();
    const waiting = anEnrollment({ status: 'awaiting_payment', paymentId: anId() });
    server.on(listEnrollments, () => ({ items: [active, waiting], nextCursor: null }));
    renderApp('/my-courses');
    const list = within(await screen.findByRole('list', { name: 'Your courses' }));
    list.getByText('33% done');
    const [first] = list.getAllByRole('link', { name: 'Fair Housing' });
    expect(first?.getAttribute('href')).toBe(`/my-courses/${active.id}`);
    const pay = list.getByRole('link', { name: 'Pay now' });
    expect(pay.getAttribute('href')).toBe(`/pay/${waiting.paymentId}`);
  });

  it('are none yet, or could not be read', async () => {
    signInAs();
    const { unmount } = renderApp('/my-courses');
    await screen.findByRole('heading', { name: 'No courses yet' });
    unmount();
    server.on(listEnrollments, () => refuse(429, 'too_many_requests', 'Slow down'));
    renderApp('/my-courses');
    await screen.findByRole('button', { name: 'Try again' });
  });

  it('are for who is signed in', async () => {
    renderApp('/my-courses');
    await waitFor(() => expect(location.pathname).toBe('/auth'));
  });
});

function open(learning = aLearning()) {
  signInAs();
  server.on(getEnrollment, () => learning);
  return { learning, ...renderApp(`/my-courses/${learning.id}`) };
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('a course that is learned', () => {
  it('goes on where one left, and any lesson can be opened', async () => {
    const { learning, person } = open();
    await heading('Questions');
    screen.getByText('What Questions says.');
    screen.getByText('33% done');
    server.on(openLesson, () => ({
      ...learning,
      currentLessonId: learning.lessons[0]?.id ?? null,
    }));
    await person.click(screen.getByRole('button', { name: 'Classes' }));
    await heading('Classes');
    expect(server.received(openLesson)[0]?.params.lessonId).toBe(learning.lessons[0]?.id);
  });

  it('marks a lesson as finished, and then opens its quiz', async () => {
    const { learning, person } = open();
    await screen.findByText('It opens once all lessons are finished.');
    const lessons = learning.lessons.map((lesson) => ({ ...lesson, isCompleted: true }));
    server.on(completeLesson, () => ({ ...learning, lessons, percent: 66 }));
    await person.click(screen.getByRole('button', { name: 'Finish this lesson' }));
    await screen.findByText('66% done');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('66% done'));
    screen.getByText(/^70% of the answers have to be right. 3 tries are left/);
  });

  it('asks the questions of a lesson, and passing them finishes it', async () => {
    const base = aLearning();
    const [first, second] = base.lessons;
    if (!first || !second) throw new Error('there are two lessons');
    const quiz = {
      attempt: 0,
      passPercent: 70,
      triesLeft: 3,
      opensAt: null,
      isPassed: false,
      lastScore: null,
      questions: [{ id: anId(), question: 'Who is protected?', choices: ['All', 'Few'] }],
    };
    const { person } = open({ ...base, lessons: [first, { ...second, quiz }] });
    await heading('Check of this lesson');
    expect(screen.queryByRole('button', { name: 'Finish this lesson' })).toBeNull();
    server.on(answerLessonQuiz, () => ({
      ...base,
      lessons: [
        first,
        { ...second, isCompleted: true, quiz: { ...quiz, isPassed: true, lastScore: 100 } },
      ],
    }));
    await person.click(screen.getByRole('radio', { name: 'All' }));
    await person.click(screen.getByRole('button', { name: 'Send answers' }));
    await screen.findByText('You passed with 100%.');
    expect(server.received(answerLessonQuiz)[0]).toMatchObject({
      params: { lessonId: second.id },
      body: { answers: [0], attempt: 0 },
    });
  });

  it('is finished once its minutes are spent, which the server counts [D-127]', async () => {
    const base = aLearning();
    const lessons = base.lessons.map((lesson) => ({ ...lesson, minutes: 2, spentSeconds: 60 }));
    server.on(beatLesson, () => ({ spentSeconds: 65, isIdle: false }));
    open({ ...base, lessons });
    await screen.findByText('1:05 of 2 minutes spent in this lesson');
    const finish = screen.getByRole('button', { name: 'Finish this lesson' });
    expect(finish.getAttribute('aria-disabled')).toBe('true');
    screen.getByText('It can be finished after 0:55 more minutes.');
    expect(server.received(beatLesson)[0]?.body).toMatchObject({ begins: true });
  });

  it.each([
    ['Still here?', 'Yes, go on', () => ({ spentSeconds: 5, isIdle: true })],
    ['Another lesson is open', 'Count here', () => refuse(409, 'lesson_open_elsewhere', 'Else')],
  ])('says “%s” where the time does not count, until one goes on', async (title, word, answer) => {
    server.on(beatLesson, answer as never);
    const { person } = open();
    await screen.findByText(title);
    server.on(beatLesson, () => ({ spentSeconds: 6, isIdle: false }));
    await person.click(screen.getByRole('button', { name: word }));
    await screen.findByText('0:06 spent in this lesson');
    expect(screen.queryByText(title)).toBeNull();
  });

  it('opens its quiz once the time for its credits is spent', async () => {
    const base = aLearning();
    const lessons = base.lessons.map((lesson) => ({ ...lesson, isCompleted: true }));
    const course = { ...base.course, credits: 0.2, isSample: false };
    const { unmount } = open({ ...base, lessons, course });
    await screen.findByText('It opens after 10:00 more minutes in the lessons.');
    expect(screen.queryByRole('button', { name: 'Send answers' })).toBeNull();
    unmount();
    server.on(beatLesson, () => ({ spentSeconds: 600, isIdle: false }));
    open({ ...base, lessons, course });
    await screen.findByRole('button', { name: 'Send answers' });
  });

  it('keeps the lessons behind an unfinished one closed', async () => {
    const base = aLearning();
    const lessons = base.lessons.map((lesson, place) => ({
      ...lesson,
      isSample: false,
      isCompleted: false,
      isLocked: place > 0,
    }));
    open({ ...base, lessons, currentLessonId: lessons[0]?.id ?? null });
    await screen.findByText('Locked');
    expect(screen.queryByRole('button', { name: 'Questions' })).toBeNull();
  });

  it('has a pause after three tries', async () => {
    const base = aLearning();
    const lessons = base.lessons.map((lesson) => ({ ...lesson, isCompleted: true }));
    const quiz = { ...base.quiz, triesLeft: 0, opensAt: '2099-01-05T10:00:00.000Z' };
    open({ ...base, lessons, quiz, lastScore: 50 });
    await screen.findByText(/Your three tries are used up/);
    expect(screen.queryByRole('button', { name: 'Send answers' })).toBeNull();
  });

  it('is passed by its quiz, which says what was missing before', async () => {
    const base = aLearning();
    const lessons = base.lessons.map((lesson) => ({ ...lesson, isCompleted: true }));
    const { learning, person } = open({ ...base, lessons });
    const send = await screen.findByRole('button', { name: 'Send answers' });
    await person.click(send);
    expect((await screen.findByRole('alert')).textContent).toContain('2 left');
    await person.click(screen.getByRole('radio', { name: 'Everybody alike' }));
    await person.click(screen.getByRole('radio', { name: 'A car' }));
    server.on(answerQuiz, () => ({ ...learning, lastScore: 50 }));
    await person.click(send);
    await screen.findByText(/^50% were right, and 70% are needed. Try again. 3 tries/);
    await person.click(screen.getByRole('radio', { name: 'Familial status' }));
    server.on(answerQuiz, () => ({
      ...learning,
      status: 'completed' as const,
      percent: 100,
      isQuizPassed: true,
      lastScore: 100,
      certificateCode: 'ABCDEFGHJKLMNPQRSTUV',
      certificateUrl: 'https://files.example/certificate-files/ABCDEFGHJKLMNPQRSTUV',
    }));
    await person.click(screen.getByRole('button', { name: 'Send answers' }));
    const download = await screen.findByRole('link', { name: 'Download PDF' });
    expect(download.getAttribute('href')).toMatch(/^https:\/\/files\.example/);
    const verify = screen.getByRole('link', { name: 'Page to verify it' });
    expect(verify.getAttribute('href')).toBe('/verify/ABCDEFGHJKLMNPQRSTUV');
    expect(server.received(answerQuiz).map(({ body }) => body)).toEqual([
      { answers: [0, 0], attempt: 0 },
      { answers: [0, 1], attempt: 0 },
    ]);
  });

  it('plays its own video from where one left, and its transcript is searched and leads there', async () => {
    URL.createObjectURL ??= () => 'blob:captions';
    URL.revokeObjectURL ??= () => undefined;
    const base = aLearning();
    const [one, two] = base.lessons;
    if (!one || !two) throw new Error('two lessons');
    const said = ['Close the first valve.', 'Read both gauges.', 'Open the fírst valve.'];
    server.on(openLessonVideo, () => ({
      url: 'https://files.example/course-files/v',
      posterUrl: null,
      captions: said.map((text, at) => ({ fromMs: 8_000 * at, toMs: 8_000 * at + 7_000, text })),
      second: 95,
    }));
    server.on(keepVideoPlace, () => undefined);
    const { person } = open({ ...base, lessons: [one, { ...two, hasVideo: true }] });
    const video = await screen.findByLabelText<HTMLVideoElement>(`Video of ${two.title}`);
    Object.defineProperty(video, 'duration', { value: 600 });
    fireEvent.loadedMetadata(video);
    expect(video.currentTime).toBe(95);
    fireEvent.timeUpdate(video);
    await waitFor(() =>
      expect(server.received(keepVideoPlace).map(({ body }) => body)).toEqual([{ second: 95 }]),
    );
    await person.type(
      screen.getByRole('searchbox', { name: 'Search the transcript' }),
      'valve FIRST',
    );
    const lines = within(screen.getByRole('list', { name: 'Transcript' })).getAllByRole('button');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '0:00Close the first valve.',
      '0:16Open the fírst valve.',
    ]);
    if (lines[1]) await person.click(lines[1]);
    expect(video.currentTime).toBe(16);
    fireEvent.timeUpdate(video);
    expect(lines[1]?.getAttribute('aria-current')).toBe('true');
  });

  it('shows a video, and its file by a link asked for when it is wanted', async () => {
    const base = aLearning();
    const [one, two] = base.lessons;
    if (!one || !two) throw new Error('two lessons');
    const lessons = [one, { ...two, kind: 'file' as const, videoUrl: 'https://video.example/1' }];
    const { person } = open({ ...base, lessons });
    const video = await screen.findByRole('link', { name: 'Watch the video' });
    expect(video.getAttribute('href')).toBe('https://video.example/1');
    server.on(linkSyllabus, () => ({ url: 'https://files.example/course-files/x' }));
    await person.click(screen.getByRole('button', { name: 'Open the file' }));
    const file = await screen.findByRole('link', { name: 'Show the file in a new tab' });
    expect(file.getAttribute('target')).toBe('_blank');
  });
});

const certificate = {
  code: 'ABCDEFGHJKLMNPQRSTUV',
  status: 'valid' as const,
  isSample: false,
  holderName: 'Kit E.',
  courseTitle: 'Fair Housing',
  hours: 4,
  credits: 4,
  activeMinutes: 212,
  completedOn: '2026-05-01',
  sponsorName: 'Feld Academy',
  sponsorAddress: '12 Market Street, Newark, NJ 07102',
  sponsorNumber: '103456',
  fieldOfStudy: 'Ethics',
  format: 'online' as const,
  place: null,
  signerName: 'Naomi Feld',
  signerTitle: 'Director of Education',
  approvals: [{ state: 'New Jersey', number: 'NJ-88', validThrough: '2099-12-31' }],
  revokedAt: null,
  supersededAt: null,
};

describe('the certificate of a course that is learned', () => {
  const code = certificate.code;
  const learned = (held: { status: 'valid' | 'revoked'; isNameOld: boolean }) =>
    aLearning({
      status: 'completed',
      certificateCode: code,
      certificateUrl: `https://files.example/certificate-files/${code}`,
      certificate: held,
    });

  it('says REVOKED where it was revoked', async () => {
    open(learned({ status: 'revoked', isNameOld: true }));
    expect((await screen.findAllByText('REVOKED')).length).toBe(2);
    expect(screen.queryByRole('button', { name: 'Issue it with my new name' })).toBeNull();
  });

  it('is issued anew once the learner has another name', async () => {
    const { person } = open(learned({ status: 'valid', isNameOld: true }));
    const button = await screen.findByRole('button', { name: 'Issue it with my new name' });
    server.on(reissueCertificate, () => certificate);
    server.on(getEnrollment, () => learned({ status: 'valid', isNameOld: false }));
    await person.click(button);
    await waitFor(() => expect(screen.queryByText('Your name has changed')).toBeNull());
    expect(server.received(reissueCertificate)[0]?.params.code).toBe(code);
  });
});

describe('the page that verifies a certificate', () => {
  it.each([
    ['Valid', certificate],
    ['SAMPLE', { ...certificate, isSample: true, hours: 0, credits: 0 }],
    [
      'REVOKED',
      { ...certificate, status: 'revoked' as const, revokedAt: '2026-06-01T00:00:00.000Z' },
    ],
    [
      'Replaced',
      { ...certificate, status: 'superseded' as const, supersededAt: '2026-06-01T00:00:00.000Z' },
    ],
  ])('says to anybody that it is %s', async (word, answer) => {
    server.on(verifyCertificate, () => answer);
    renderApp(`/verify/${certificate.code}`);
    expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
    for (const fact of [
      'Kit E.',
      'Fair Housing',
      '212 minutes of learning',
      'May 1, 2026',
      'Feld Academy',
      '12 Market Street, Newark, NJ 07102',
      '103456',
      'Ethics',
      'Online, self-study',
      'Naomi Feld, Director of Education',
      'New Jersey, no. NJ-88, through Dec 31, 2099',
    ])
      screen.getByText(fact);
    const another = screen.getByRole('form', { name: 'Verify a certificate or proof' });
    expect(screen.getByText('Kit E.').compareDocumentPosition(another), 'the result is first').toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('names nobody on one that was replaced, and no self-study of a course in a room', async () => {
    const replaced = { status: 'superseded' as const, supersededAt: '2026-06-01T00:00:00.000Z' };
    const answer = { ...certificate, holderName: null, format: 'in-person' as const };
    server.on(verifyCertificate, () => Object.assign(answer, replaced));
    renderApp(`/verify/${certificate.code}`);
    await screen.findByText('In-person');
    expect(screen.queryByText('Completed by')).toBeNull();
  });

  it('has a field for the code, however it is spaced', async () => {
    server.on(verifyCertificate, () => certificate);
    const { person } = renderApp('/verify');
    const field = await screen.findByLabelText('Code');
    await person.type(field, 'abcde');
    await person.click(screen.getByRole('button', { name: 'Verify' }));
    await screen.findByText('Enter the 20 or 24 letters and digits of the code');
    await person.type(field, ' fghjk-lmnpq rstuv');
    await person.click(screen.getByRole('button', { name: 'Verify' }));
    await screen.findByText('Kit E.');
    expect(location.pathname).toBe('/verify/ABCDEFGHJKLMNPQRSTUV');
  });

  it('knows no other code', async () => {
    server.on(verifyCertificate, () => refuse(404, 'certificate_not_found', 'None'));
    renderApp('/verify/ZZZZZZZZZZZZZZZZZZZZ');
    await screen.findByRole('heading', { name: 'There is no such certificate' });
  });
});

describe('a course that was paid', () => {
  it('is given back, after asking, while it can be', async () => {
    const { learning, person } = open(aLearning({ refundUntil: '2031-05-15T10:00:00.000Z' }));
    await heading('Not what you need?');
    server.on(refundEnrollment, () => ({
      ...learning,
      status: 'ended' as const,
      lessons: [],
      refundUntil: null,
    }));
    await person.click(screen.getByRole('button', { name: 'Give it back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Give it back' }));
    await screen.findByText('The price goes back to you.');
    await heading('This course is not open');
  });

  it('offers no refund once it cannot be given back', async () => {
    open();
    await heading('Questions');
    expect(screen.queryByText('Not what you need?')).toBeNull();
  });
});

describe('a learner', () => {
  it('keeps a note beside a lesson', async () => {
    const { learning, person } = open();
    await heading('Your note');
    server.on(keepNote, ({ body }) => ({
      ...learning,
      lessons: learning.lessons.map((lesson) => ({ ...lesson, note: body.content })),
    }));
    await person.type(screen.getByLabelText('Note'), 'Ask everybody alike.');
    await person.click(screen.getByRole('button', { name: 'Save note' }));
    await screen.findByText('Your note is kept');
    expect(server.received(keepNote)[0]).toMatchObject({
      params: { lessonId: learning.currentLessonId },
      body: { content: 'Ask everybody alike.' },
    });
  });

  it('asks once before it sends five stars that nobody chose [D-129]', async () => {
    const { learning, person } = open(aLearning({ status: 'completed' }));
    await heading('How was this course?');
    server.on(rateCourse, ({ body }) => ({ ...learning, ownRating: body }));
    await person.click(screen.getByRole('button', { name: 'Rate this course' }));
    expect(server.received(rateCourse)).toEqual([]);
    await person.click(await screen.findByRole('button', { name: 'Yes, 5 stars' }));
    await screen.findByText('Thank you for your rating');
    expect(server.received(rateCourse)[0]?.body).toEqual({ rating: 5, phrases: [] });
  });

  it('rates a course that is completed, in stars and phrases', async () => {
    const { learning, person } = open(aLearning({ status: 'completed' }));
    await heading('How was this course?');
    server.on(rateCourse, ({ body }) => ({ ...learning, ownRating: body }));
    await person.click(screen.getByRole('radio', { name: '4 stars' }));
    await person.click(screen.getByRole('checkbox', { name: 'Practical' }));
    await person.click(screen.getByRole('button', { name: 'Rate this course' }));
    await screen.findByText('Thank you for your rating');
    expect(server.received(rateCourse)[0]?.body).toEqual({ rating: 4, phrases: ['practical'] });
    screen.getByRole('button', { name: 'Change my rating' });
  });
});
