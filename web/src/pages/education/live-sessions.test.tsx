import {
  addSession,
  getSessionCode,
  listSessionLearners,
  listSessions,
  markAttendance,
  type SessionLearner,
  type SessionView,
  scanAttendance,
} from '@sidework/contracts/schema/education-events/course-sessions';
import {
  getCourse,
  getCourseStanding,
  listStudents,
} from '@sidework/contracts/schema/education-events/courses';
import { getEnrollment } from '@sidework/contracts/schema/education-events/enrollments';
import { listQuestions } from '@sidework/contracts/schema/education-events/lesson-questions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aCourseDetail, aLearning } from '../../../test/course-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const lessonId = anId();
const inHours = (hours: number) => new Date(Date.now() + 3_600_000 * hours).toISOString();
const aSession = (given: Partial<SessionView> = {}): SessionView => ({
  id: anId(),
  lessonId,
  lessonTitle: 'In the hall',
  startsAt: inHours(1),
  endsAt: inHours(3),
  timeZone: 'America/New_York',
  place: 'Room 2',
  link: null,
  countsOut: false,
  isCancelled: false,
  attendance: null,
  ...given,
});
/** A camera that sees the code which is shown to it. */
function aCamera() {
  let seen = '';
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => (seen ? [{ rawValue: seen }] : []);
    },
  );
  const stream = { getTracks: () => [] };
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia: async () => stream } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  return (code: string) => {
    seen = code;
  };
}
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  server.on(listQuestions, () => ({ items: [], nextCursor: null }));
});

describe('live sessions', () => {
  it('are learned at their dates, and no page counts their minutes', async () => {
    signInAs();
    const [lesson] = aLearning().lessons;
    if (!lesson) throw new Error('there is a lesson');
    const live = {
      ...lesson,
      id: lessonId,
      kind: 'live',
      isCompleted: false,
      minutes: 120,
    } as const;
    const learning = { ...aLearning(), lessons: [live], currentLessonId: lessonId };
    server.on(getEnrollment, () => learning);
    server.on(getSessionCode, () => ({ qr: 'data:image/png;base64,iVBORw0KGgo=' }));
    const joined = aSession({ link: 'https://meet.example.com/hall' });
    const other = aSession({ lessonId: anId(), place: 'Elsewhere' });
    server.on(listSessions, () => ({ items: [joined, other], nextCursor: null }));
    renderApp(`/my-courses/${learning.id}`);
    await screen.findByText('0:00 of 120 minutes attended');
    await screen.findByRole('img', { name: 'Your check-in code' });
    const dates = within(await screen.findByRole('list', { name: 'Dates' }));
    expect(dates.getByRole('link', { name: /^Join/ }).getAttribute('href')).toBe(joined.link);
    expect(dates.queryByText(/Elsewhere/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Finish this lesson' })).toBeNull();
  });

  it('are announced by their educator, who taps who is there', async () => {
    signInAs();
    const lesson = {
      id: lessonId,
      title: 'In the hall',
      kind: 'live',
      minutes: 120,
      questionCount: 0,
      isSample: false,
      preview: null,
    } as const;
    server.on(getCourse, () => aCourseDetail({ isOwn: true, priceCents: 0, curriculum: [lesson] }));
    server.on(getCourseStanding, () => ({
      counts: { learning: 1, stuck: 0, finished: 0, refunded: 0, ended: 0 },
      earnedCents: 0,
      refundedCents: 0,
      rating: null,
    }));
    server.on(listStudents, () => ({ items: [], nextCursor: null, earnedCents: 0 }));
    const session = aSession();
    server.on(listSessions, () => ({ items: [session], nextCursor: null }));
    server.on(addSession, () => session);
    let ada: SessionLearner = {
      enrollmentId: anId(),
      name: 'Ada Example',
      isCompleted: false,
      attendance: null,
    };
    server.on(listSessionLearners, () => ({ items: [ada], nextCursor: null }));
    server.on(markAttendance, () => {
      ada = { ...ada, attendance: { checkedInAt: inHours(0), checkedOutAt: null } };
      return ada;
    });
    const { person } = renderApp('/course/8/students');
    await person.click(await screen.findByRole('button', { name: /^Check in, In the hall/ }));
    await person.click(await screen.findByRole('button', { name: 'Check in, Ada Example' }));
    await screen.findByRole('button', { name: 'Undo, Ada Example' });
    expect(server.received(markAttendance)[0]).toMatchObject({
      params: { sessionId: session.id, enrollmentId: ada.enrollmentId },
      body: { act: 'in' },
    });
    server.on(scanAttendance, ({ body }) => {
      if ((body as { code: string }).code !== 'LEARNER-ada')
        return refuse(404, 'session_code_of_other', 'This code is not for this session.');
      return { isFirst: true, learner: ada };
    });
    const shown = aCamera();
    await person.click(screen.getByRole('button', { name: 'Scan to check in' }));
    shown('TICKET-1');
    await screen.findByText('This code is not for this session.');
    shown('LEARNER-ada');
    await screen.findByText('Checked in.');
    await person.click(screen.getByRole('button', { name: 'Close the camera' }));
    await person.click(screen.getByRole('button', { name: 'Add a date' }));
    fireEvent.change(await screen.findByLabelText(/^Start/), {
      target: { value: '2099-01-05T15:00' },
    });
    fireEvent.change(screen.getByLabelText(/^End/), { target: { value: '2099-01-05T17:00' } });
    await person.click(screen.getByRole('button', { name: 'Add date' }));
    await screen.findByText('Enter a place or a link');
    await person.type(screen.getByLabelText('Place'), 'Room 2');
    await person.click(screen.getByRole('button', { name: 'Add date' }));
    await waitFor(() => expect(server.received(addSession)).toHaveLength(1));
  });
});
