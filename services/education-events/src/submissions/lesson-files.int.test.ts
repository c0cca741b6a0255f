import type { Actor } from '@sidework/chassis/http/actor';
import { openCourseFile } from '@sidework/contracts/education-events/certificates';
import {
  approveCourse,
  linkReviewedLessonFile,
  startReview,
} from '@sidework/contracts/education-events/course-reviews';
import {
  draftCourse,
  publishCourse,
  submitCourse,
  uploadLessonFile,
} from '@sidework/contracts/education-events/course-submissions';
import { enrollInCourse } from '@sidework/contracts/education-events/courses';
import {
  completeLesson,
  getEnrollment,
  linkLessonFile,
} from '@sidework/contracts/education-events/enrollments';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDraft } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { findLessonFile } from '../files/queries.ts';
import { eraseOwnData } from '../own-data/erase-own-data.ts';
import { forgetLessonFilesJob } from './upload-lesson-file.ts';

const service = testEducationEvents();
const never = new AbortController().signal;
const headers = { 'content-type': 'text/plain' };
const words = Buffer.from('Two checklists, one pen.\n');

let naomi: Actor;
let ada: Actor;
let staff: Actor;
beforeEach(async () => {
  naomi = await service.person();
  ada = await service.person();
  staff = await service.person({ roles: ['admin'], aal: 'aal2' });
});

const sent = async (body = words, by = naomi) =>
  (await service.as(by).call(uploadLessonFile, { body, headers })).json();
const draftOf = (id: string) =>
  aDraft({
    isInOrder: true,
    allowsKids: false,
    questions: [],
    lessons: [
      { title: 'Before', kind: 'text', content: 'Read this.' },
      { title: 'Bring', kind: 'file', content: '', file: { id, name: 'checklist.txt' } },
    ],
  });
const draft = async (id: string, by = naomi) =>
  (await service.as(by).call(draftCourse, { body: draftOf(id) })).json();
const opened = async (url: string) => {
  const token = new URL(url).pathname.split('/').at(-1) ?? '';
  return service.visitor.call(openCourseFile, { params: { token } });
};
const inDays = (days: number) => ({
  ...service.deps,
  now: () => new Date(service.deps.now().getTime() + 24 * 3_600_000 * days),
});

async function published() {
  const { id: fileId } = await sent();
  const { id: submissionId } = await draft(fileId);
  const params = { submissionId };
  await service.as(naomi).call(submitCourse, { params });
  await service.as(staff).call(startReview, { params });
  const reviewed = { params: { submissionId, fileId } };
  const seen = (await service.as(staff).call(linkReviewedLessonFile, reviewed)).json();
  await service.as(staff).call(approveCourse, { params });
  const late = (await service.as(staff).call(linkReviewedLessonFile, reviewed)).statusCode;
  const { courseId } = (await service.as(naomi).call(publishCourse, { params })).json();
  return { fileId, courseId: String(courseId), seen, late };
}

describe('the file of a lesson', () => {
  it('is read by staff in review, and by learners once the lesson is open', async () => {
    const { courseId, seen, late } = await published();
    expect((await opened(seen.url)).body).toBe(words.toString());
    expect(late).toBe(404);
    const { enrollment } = (
      await service.as(ada).call(enrollInCourse, { params: { courseId } })
    ).json();
    const enrollmentId = String(enrollment.id);
    const see = async () =>
      (await service.as(ada).call(getEnrollment, { params: { enrollmentId } })).json().lessons;
    const [first, second] = await see();
    expect(second.fileName).toBeNull();
    const link = async (by = ada) =>
      (
        await service.as(by).call(linkLessonFile, { params: { enrollmentId, lessonId: second.id } })
      ).json();
    expect((await link()).code).toBe('lesson_locked');
    await service
      .as(ada)
      .call(completeLesson, { params: { enrollmentId, lessonId: String(first.id) } });
    expect((await see())[1].fileName).toBe('checklist.txt');
    const file = await opened((await link()).url);
    expect([file.body, file.headers['content-type']]).toEqual([words.toString(), 'text/plain']);
    expect((await link(await service.person())).code).toBe('enrollment_not_found');
  });

  it('is its educator’s own, and what it says it is', async () => {
    const { id } = await sent();
    expect((await draft(id, ada)).code).toBe('lesson_file_not_found');
    expect((await sent(Buffer.from('%PDF-1.7 but no more'))).code).toBe('upload_unreadable');
  });

  it('goes after a week where no draft and no course names it', async () => {
    const [loose, drafted] = [(await sent()).id, (await sent()).id];
    await draft(drafted);
    const { fileId } = await published();
    await forgetLessonFilesJob.run(inDays(6), never);
    expect(await findLessonFile(service.db, loose)).toBeDefined();
    await forgetLessonFilesJob.run(inDays(8), never);
    const left = [loose, drafted, fileId].map((id) => findLessonFile(service.db, id));
    expect((await Promise.all(left)).map(Boolean)).toEqual([false, true, true]);
  });

  it('stays for learners after its educator has left, and goes with a draft', async () => {
    const { fileId } = await published();
    const { id } = await sent();
    await draft(id);
    await service.db.transaction((tx) => eraseOwnData(tx, naomi.id, new Date()));
    const left = [fileId, id].map((each) => findLessonFile(service.db, each));
    expect((await Promise.all(left)).map(Boolean)).toEqual([true, false]);
  });
});
