import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Ask, eventually } from './deeds.ts';
import { demoPassword } from './people.ts';

type Json = Record<string, unknown>;

const bookkeeping = {
  title: 'Bookkeeping for One-Person Businesses',
  category: 'accounting',
  type: 'ce',
  format: 'online',
  durationHours: 0.5,
  credits: 0,
  priceCents: 0,
  allowsKids: true,
  description: 'What to write down, when, and how to find it again in April.',
  fullDescription:
    'Half an hour for people who work for themselves and keep their own books. You learn what counts as income and when, which expenses belong to the business, and a routine of ten minutes a week that keeps both in order.',
  lessons: [
    {
      title: 'Income, and when it counts',
      kind: 'text',
      content:
        'Write income down on the day that it reaches you, with who paid and what for. What a client owes you is not yet income in a small set of books, though it is worth a list of its own.',
      quiz: {
        questions: [
          {
            question: 'A client owes you $400 since Friday. Is it income yet?',
            choices: ['No, it goes on a list of its own', 'Yes, since Friday'],
            answer: 0,
          },
        ],
      },
    },
    {
      title: 'Expenses that belong to the business',
      kind: 'text',
      content:
        'An expense belongs to the business if you would not have had it without the work. Keep the receipt, and write on it which job it was for while you still know.',
    },
    {
      title: 'Ten minutes a week',
      kind: 'video',
      content:
        'The same day, the same hour: enter what came in, what went out, and put the receipts away. Once a month compare the sum with what the bank says.',
    },
  ],
  questions: [
    {
      question: 'On which day is income written down?',
      choices: ['When it reaches you', 'When the work begins', 'At the end of the year'],
      answer: 0,
    },
    {
      question: 'Which expense belongs to the business?',
      choices: ['Dinner with friends', 'One that the work made necessary', 'Any with a receipt'],
      answer: 1,
    },
  ],
};

const disclosures = {
  title: 'Disclosures That Hold Up',
  category: 'real estate',
  type: 'ce',
  format: 'online',
  durationHours: 3,
  credits: 0,
  priceCents: 4_900,
  allowsKids: false,
  description: 'What a seller has to say, how to write it down, and what to do in doubt.',
  fullDescription:
    'Three hours on the disclosures of a home sale, with forms that were filled in well and forms that led to a dispute.',
  lessons: [
    {
      title: 'What has to be disclosed',
      kind: 'text',
      minutes: 100,
      content: 'Whatever a buyer could not see and would want to know before they sign.',
    },
    {
      title: 'In doubt',
      kind: 'text',
      minutes: 60,
      content: 'Ask the seller in writing, and keep the answer with the file.',
    },
  ],
  questions: [
    {
      question: 'What is disclosed?',
      choices: ['What a buyer could not see', 'Only what they ask for'],
      answer: 0,
    },
  ],
};

const walkThrough = {
  ...disclosures,
  title: 'A Walk-Through with a Checklist',
  format: 'hybrid',
  durationHours: 3,
  priceCents: 0,
  description:
    'One evening in a real house: what to look at, in which order, and what to write down.',
  fullDescription:
    'You read how a walk-through is prepared, and then walk through a house in Montclair with a checklist and a small group.',
  lessons: [
    {
      title: 'Before you go',
      kind: 'text',
      content: 'Call the seller the day before, charge your phone, and print two checklists.',
      isPreview: true,
    },
    {
      title: 'The evening in Montclair',
      kind: 'live',
      minutes: 120,
      content: 'Wear shoes for a basement. We meet on the porch.',
    },
  ],
};

const inspection = {
  ...disclosures,
  title: 'Reading a Roof from the Ground',
  category: 'home-inspector',
  credits: 3,
  description: 'What a roof tells to somebody who cannot climb it.',
  fullDescription: '',
};

interface Staff {
  /** The token of an administrator who showed both factors. */
  administrator: string;
  child: string;
}

/** People teach and learn: one course is published and learned by some, one is in review, one is still a draft. */
export async function teachCourses(ask: Ask, { administrator, child }: Staff): Promise<void> {
  const tokenOf = async (key: string) => {
    const session = await ask('POST', '/auth/v1/token?grant_type=password', undefined, {
      email: `${key}@demo.sidework.local`,
      password: demoPassword,
    });
    return String(session.access_token);
  };
  const begin = async (token: string, draft: Json) =>
    `/api/course-submissions/${(await ask('POST', '/api/course-submissions', token, draft)).id}`;
  const review = (submission: string, act: string) =>
    ask(
      'POST',
      `${submission.replace('course-submissions', 'course-reviews')}/${act}`,
      administrator,
    );

  const naomi = await tokenOf('naomi');
  const video = await sendVideo(ask, naomi, 'ten-minutes-a-week');
  const lessons = bookkeeping.lessons.map((lesson) =>
    lesson.kind === 'video' ? { ...lesson, video } : lesson,
  );
  const published = await begin(naomi, { ...bookkeeping, lessons });
  await ask('POST', `${published}/submit`, naomi);
  await eventually(() => review(published, 'start'));
  await review(published, 'approve');
  const { courseId } = await ask('POST', `${published}/publish`, naomi);

  const walk = await begin(naomi, walkThrough);
  await ask('POST', `${walk}/submit`, naomi);
  await review(walk, 'start');
  await review(walk, 'approve');
  await announceEvening(ask, naomi, Number((await ask('POST', `${walk}/publish`, naomi)).courseId));

  const lucia = await tokenOf('lucia');
  const waiting = await begin(lucia, disclosures);
  await ask('POST', `${waiting}/submit`, lucia);
  await review(waiting, 'start');
  await begin(await tokenOf('sam'), inspection);

  const learn = async (key: string, lessonCount: number, answers?: number[]) => {
    const token = await tokenOf(key);
    const course = await ask('POST', `/api/courses/${courseId}/enroll`, token);
    const enrollment = `/api/enrollments/${(course.enrollment as Json).id}`;
    const { lessons } = await ask('GET', enrollment, token);
    for (const { id, title } of (lessons as Json[]).slice(0, lessonCount)) {
      const asks = bookkeeping.lessons.some((lesson) => lesson.title === title && lesson.quiz);
      const act = asks ? 'quiz' : 'complete';
      await ask(
        'POST',
        `${enrollment}/lessons/${id}/${act}`,
        token,
        asks ? { answers: [0] } : undefined,
      );
    }
    if (answers) await ask('POST', `${enrollment}/quiz`, token, { answers });
    return { token, lessonIds: (lessons as Json[]).map(({ id }) => String(id)) };
  };
  await learn('clara', 3, [0, 1]);
  await learn('arjun', 3, [0, 1]);
  const pat = await learn('pat', 2);
  const { id } = await ask('POST', `/api/courses/${courseId}/questions`, pat.token, {
    lessonId: pat.lessonIds[1],
    content: 'Does the phone count if I also call my sister with it?',
  });
  await ask('POST', `/api/courses/${courseId}/questions/${id}/answers`, naomi, {
    content: 'The part that you use for work does. Note the share once a year, and keep the bills.',
  });
  await learn('marcus', 1);
  await learn('tom', 0);
  await eventually(() => ask('POST', `/api/courses/${courseId}/enroll`, child));
}

/** A video of this folder, with its captions, as a lesson names both. It is short enough to be one part. */
async function sendVideo(ask: Ask, token: string, file: string): Promise<Json> {
  const read = (name: string) => readFile(join(import.meta.dirname, 'videos', name));
  const [video, captions] = [`${file}.webm`, `${file}.vtt`];
  const bytes = await read(video);
  const { id } = await ask('POST', '/api/lesson-videos', token, { size: bytes.length });
  await ask('PUT', `/api/lesson-videos/${id}/parts/0`, token, bytes, {
    'content-type': 'application/octet-stream',
  });
  const { videoId } = await ask('POST', `/api/lesson-videos/${id}/finish`, token);
  const words = await ask('POST', '/api/lesson-captions', token, await read(captions), {
    'content-type': 'text/vtt',
  });
  return { id: videoId, name: video, captions: { id: words.id, name: captions } };
}

/** The live lesson has two dates to choose from. */
async function announceEvening(ask: Ask, token: string, courseId: number): Promise<void> {
  const { curriculum } = await ask('GET', `/api/courses/${courseId}`, token);
  const live = (curriculum as Json[]).find(({ kind }) => kind === 'live');
  for (const days of [9, 23]) {
    const startsAt = new Date(Date.now() + 24 * 3_600_000 * days);
    startsAt.setUTCHours(22, 0, 0, 0);
    await ask('POST', `/api/courses/${courseId}/sessions`, token, {
      lessonId: live?.id,
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + 2 * 3_600_000).toISOString(),
      timeZone: 'America/New_York',
      place: '18 Orange Road, Montclair, NJ',
      link: null,
      countsOut: false,
    });
  }
}
