import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { type Call, callerAt, type Json } from '../people/caller.ts';
import { join, type Person } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { openBook } from '../traffic/book.ts';

export interface HoursReport {
  seconds: number;
  calls: number;
  faults: string[];
}

/** The minutes of the two lessons; together they are a fifth of a credit. */
const lessonMinutes = [6, 4];
const courseSeconds = 60 * lessonMinutes.reduce((sum, minutes) => sum + minutes, 0);
/** A learner who calls without a pause has the certificate so many seconds after the minutes have passed. */
const patience = 120;
const lanes = 4;
/** The quiz has a limit an hour, which leaves one try a minute. */
const quizEvery = 60_000;

interface Lesson {
  id: string;
  isCompleted: boolean;
  spentSeconds: number;
}

/** A script calls everything of a ten-minute course as fast as it can, in real time: no certificate comes early. */
export async function runHours(
  platform: PlatformUnderTest,
  { seed, tell }: { seed: number; tell(line: string): void },
): Promise<HoursReport> {
  const sql = postgres(platform.databaseUrl, { max: 1, onnotice: () => {} });
  const call = callerAt(platform.url, openBook());
  const faults: string[] = [];
  try {
    const learner = await join(call, `hurried-${seed}`, 'professional');
    const courseId = await aCourse(sql);
    const started = performance.now();
    const passed = () => (performance.now() - started) / 1000;
    const enrolled = await ask(call, learner, 'POST', `/api/courses/${courseId}/enroll`);
    const path = `/api/enrollments/${(enrolled.enrollment as Json).id}`;
    const script = openScript(call, learner, path);
    let isDone = false;
    let told = 0;
    const lane = async (): Promise<void> => {
      while (!isDone && passed() < courseSeconds + patience) {
        const seen = await script.round();
        const spent = seen.lessons.reduce((sum, lesson) => sum + lesson.spentSeconds, 0);
        if (spent > passed()) faults.push(`${spent} s counted after ${passed().toFixed(1)} s`);
        if (passed() - told > 60) {
          told = passed();
          tell(`${spent} s counted after ${passed().toFixed(0)} s, ${script.calls()} calls`);
        }
        if (seen.certificateCode === null) continue;
        if (passed() < courseSeconds && !isDone)
          faults.push(`a certificate after ${passed().toFixed(1)} of ${courseSeconds} s`);
        isDone = true;
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    if (!isDone) faults.push(`no certificate after ${passed().toFixed(0)} s`);
    return { seconds: passed(), calls: script.calls(), faults: [...new Set(faults)] };
  } finally {
    await sql.end();
  }
}

/** Each round tries every act of a learner (beat, finish, open, answer) and checks the enrollment after it. */
function openScript(call: Call, learner: Person, path: string) {
  let calls = 0;
  let quizzedAt = 0;
  let begunAt = '';
  const send = (method: string, at: string, body?: Json) => {
    calls += 1;
    return call({ method, path: `${path}${at}`, token: learner.token, ...(body && { body }) });
  };
  async function round() {
    const { body } = await send('GET', '');
    const seen = body as unknown as { lessons: Lesson[]; certificateCode: string | null };
    if (seen.certificateCode !== null) return seen;
    const current = seen.lessons.find(({ isCompleted }) => !isCompleted) ?? seen.lessons.at(-1);
    if (current) {
      const begins = begunAt !== current.id;
      begunAt = current.id;
      await send('POST', `/lessons/${current.id}/beat`, { begins, isActive: true });
    }
    for (const { id } of seen.lessons) {
      await send('POST', `/lessons/${id}/complete`);
      await send('POST', `/lessons/${id}/open`);
    }
    if (
      performance.now() - quizzedAt > quizEvery ||
      seen.lessons.every((each) => each.isCompleted)
    ) {
      quizzedAt = performance.now();
      await send('POST', '/quiz', { answers: [0] });
    }
    return seen;
  }
  return { round, calls: () => calls };
}

async function ask(call: Call, { token }: Person, method: string, path: string): Promise<Json> {
  const { status, body } = await call({ method, path, token });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${body.code}`);
  return body;
}

/** Staff approve a course in another test; here it stands in the catalogue at once. */
async function aCourse(sql: postgres.Sql): Promise<number> {
  const [course] = await sql<{ id: number }[]>`
    insert into education_events.courses (title, category, type, format, duration_hours, credits,
      price_cents, date, description, full_description, fee_bps, is_in_order, created_at)
    values ('Ten minutes', 'accounting', 'ce', 'online', 0.2, 0.2, 0, current_date, 'Ten minutes.',
      'Ten minutes.', 1500, true, now())
    returning id`;
  if (!course) throw new Error('the course was not inserted');
  for (const [position, minutes] of lessonMinutes.entries())
    await sql`
      insert into education_events.lessons (id, course_id, position, title, kind, content, minutes)
      values (${randomUUID()}, ${course.id}, ${position}, ${`Part ${position}`}, 'text', 'Read.', ${minutes})`;
  await sql`
    insert into education_events.quiz_questions (id, course_id, position, question, choices, answer)
    values (${randomUUID()}, ${course.id}, 0, 'Which?', ${['This', 'That']}, 0)`;
  return course.id;
}
