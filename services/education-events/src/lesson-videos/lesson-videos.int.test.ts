import type { Actor } from '@sidework/chassis/http/actor';
import { openCourseFile } from '@sidework/contracts/education-events/certificates';
import { linkReviewedLessonFile } from '@sidework/contracts/education-events/course-reviews';
import {
  draftCourse,
  submitCourse,
  uploadLessonFile,
} from '@sidework/contracts/education-events/course-submissions';
import { enrollInCourse } from '@sidework/contracts/education-events/courses';
import {
  completeLesson,
  getEnrollment,
  type LearningView,
} from '@sidework/contracts/education-events/enrollments';
import * as api from '@sidework/contracts/education-events/lesson-videos';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aDraft } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { findLessonFile } from '../files/queries.ts';
import { eraseOwnData } from '../own-data/erase-own-data.ts';
import { forgetLessonFilesJob } from '../submissions/upload-lesson-file.ts';
import { forgetUploadsJob } from './forget-uploads.ts';

const service = testEducationEvents({ SUBMISSIONS_PER_HOUR: 1_000 });
const never = new AbortController().signal;
const partBytes = 1_000_000;

let naomi: Actor;
let ada: Actor;
beforeEach(async () => {
  naomi = await service.person();
  ada = await service.person();
});

/** The beginning of an MP4 file, and so many bytes after it. */
const begun = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1');
const mp4 = (size: number) => Buffer.concat([begun, Buffer.alloc(size - begun.length, 7)]);
const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d]);
const captions = 'WEBVTT\n\n00:01.000 --> 00:03.500\nClose the first valve.';

const begin = async (size: number): Promise<api.VideoUpload> =>
  (await service.as(naomi).call(api.beginVideo, { body: { size } })).json();
const send = async (uploadId: string, offset: number, body: Buffer, by = naomi) => {
  const headers = { 'content-type': 'application/octet-stream' };
  const params = { uploadId, offset: String(offset) };
  return (await service.as(by).call(api.sendVideoPart, { params, body, headers })).json();
};
const state = async (uploadId: string): Promise<api.VideoUpload> =>
  (await service.as(naomi).call(api.getVideoUpload, { params: { uploadId } })).json();
const finish = async (uploadId: string) =>
  (await service.as(naomi).call(api.finishVideo, { params: { uploadId } })).json();
const sendCaptions = async (text: string | Buffer) => {
  const headers = { 'content-type': 'text/vtt' };
  return (
    await service.as(naomi).call(api.uploadCaptions, { body: Buffer.from(text), headers })
  ).json();
};
const sendPoster = async () => {
  const sharp = (await import('sharp')).default;
  const picture = { width: 4, height: 4, channels: 3, background: 'teal' } as const;
  const body = await sharp({ create: picture }).png().toBuffer();
  const headers = { 'content-type': 'image/png' };
  return (await service.as(naomi).call(uploadLessonFile, { body, headers })).json();
};
async function sendAll(video: Buffer): Promise<string> {
  const { id } = await begin(video.length);
  for (let at = 0; at < video.length; at += partBytes)
    await send(id, at, video.subarray(at, at + partBytes));
  return (await finish(id)).videoId;
}
const stored = async () =>
  (
    await service.sql`select from stored_objects where owner_id = ${naomi.id} and state <> 'removing'`
  ).length;
const opened = (url: string, range?: string) => {
  const params = { token: new URL(url).pathname.split('/').at(-1) ?? '' };
  return service.visitor.call(openCourseFile, { params, ...(range && { headers: { range } }) });
};
const later = (hours: number) => ({
  ...service.deps,
  now: () => new Date(service.deps.now().getTime() + 3_600_000 * hours),
});
const name = 'gauges.mp4';
const draftOf = (video: object) =>
  aDraft({
    isInOrder: true,
    questions: [],
    lessons: [
      { title: 'Before', kind: 'text', content: 'Read this.' },
      { title: 'Gauges', kind: 'video', content: '', video: { id: '', name, ...video } },
    ],
  });
const draft = async (video: object, by = naomi) =>
  (await service.as(by).call(draftCourse, { body: draftOf(video) })).json();

describe('a video that is sent', () => {
  it('goes on behind the last part that arrived, and is one file once', async () => {
    const video = mp4(2_500_000);
    const { id } = await begin(video.length);
    await send(id, 0, video.subarray(0, partBytes));
    expect((await send(id, 0, video.subarray(0, partBytes))).code).toBe('video_part_misplaced');
    expect((await send(id, 1_500_000, video.subarray(1_500_000))).code).toBe(
      'video_part_misplaced',
    );
    expect((await finish(id)).code).toBe('video_incomplete');
    expect(await state(id)).toMatchObject({ received: partBytes, videoId: null });
    const both = [1, 2].map(() => send(id, partBytes, video.subarray(partBytes, 2 * partBytes)));
    const codes = (await Promise.all(both)).map(({ code, received }) => code ?? received);
    expect(codes.toSorted()).toEqual([2 * partBytes, 'video_part_misplaced'].toSorted());
    expect((await send(id, 2 * partBytes, video.subarray(0, 500_001))).code).toBe(
      'video_part_misplaced',
    );
    await send(id, 2 * partBytes, video.subarray(2 * partBytes));
    const made = (await Promise.all([finish(id), finish(id)])).map(({ videoId }) => videoId);
    expect(new Set([...made, (await finish(id)).videoId]).size).toBe(1);
    const file = await findLessonFile(service.db, made[0] ?? '');
    const { body, contentType } = await service.deps.objects.get(file?.key ?? '');
    expect(contentType).toBe('video/mp4');
    expect(Buffer.concat(await body.toArray()).equals(video)).toBe(true);
    expect(
      (await service.as(ada).call(api.getVideoUpload, { params: { uploadId: id } })).json().code,
    ).toBe('video_upload_not_found');
  });

  it.each([
    ['sound', Buffer.from('ID3 and more'), 'video_unreadable'],
    ['a page', Buffer.from('<html></html>'), 'video_unreadable'],
    ['a QuickTime film', Buffer.from('\0\0\0\x14ftypqt  \0\0', 'latin1'), 'video_unreadable'],
    ['Matroska', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82]), 'video_unreadable'],
  ])('is refused with its first part where it is %s', async (_, body, code) => {
    const before = await stored();
    const { id } = await begin(5_000_000);
    expect((await send(id, 0, body)).code).toBe(code);
    expect(await stored()).toBe(before);
  });

  it('is refused where it is infected, also over the edge of two parts', async () => {
    const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'];
    const [first, second] = [
      Buffer.concat([mp4(500), Buffer.from(eicar[0] ?? '')]),
      eicar[1] ?? '',
    ];
    const { id } = await begin(first.length + second.length);
    await send(id, 0, first);
    await send(id, first.length, Buffer.from(second));
    expect((await finish(id)).code).toBe('upload_infected');
    expect((await state(id)).videoId).toBeNull();
  });

  it('goes after a day where it was not finished, and with its educator', async () => {
    const before = await stored();
    const { id } = await begin(1_000);
    await send(id, 0, mp4(600));
    await forgetUploadsJob.run(later(23), never);
    expect((await state(id)).received).toBe(600);
    await forgetUploadsJob.run(later(25), never);
    expect(await stored()).toBe(before);
    const { id: other } = await begin(1_000);
    await send(other, 0, mp4(600));
    await service.db.transaction((tx) => eraseOwnData(tx, naomi.id, new Date()));
    expect(await stored()).toBe(before);
  });
});

describe('the video of a lesson', () => {
  it('is its educator’s own and of its kind, and captions are WebVTT', async () => {
    const id = await sendAll(mp4(900));
    const { id: poster } = await sendPoster();
    const { id: words } = await sendCaptions(captions);
    const refused = async (video: object, by = naomi) => {
      const { code, fields } = await draft(video, by);
      return [code, ...Object.keys(fields ?? {})];
    };
    expect(await refused({ id }, ada)).toEqual(['lesson_video_not_found', 'lessons.1.video']);
    expect(await refused({ id: poster })).toEqual(['lesson_video_not_found', 'lessons.1.video']);
    expect(await refused({ id, poster: { id, name } })).toContain('lessons.1.video.poster');
    expect(await refused({ id, captions: { id, name } })).toContain('lessons.1.video.captions');
    const all = { id, poster: { id: poster, name }, captions: { id: words, name } };
    expect((await draft(all)).status).toBe('draft');
    expect(await sendCaptions('1\n00:00:01,000 --> 00:00:02,000\nHello')).toMatchObject({
      code: 'captions_unreadable',
      message: expect.stringContaining('WEBVTT'),
    });
    expect((await sendCaptions(Buffer.from([0, 1, 2, 255]))).code).toBe('captions_unreadable');
    await forgetLessonFilesJob.run(later(24 * 8), never);
    for (const kept of [id, poster]) expect(await findLessonFile(service.db, kept)).toBeDefined();
    expect((await draft(all)).status).toBe('draft');
  });

  it('is previewed by its educator alone, with what belongs to it', async () => {
    const videoId = await sendAll(Buffer.concat([webm, Buffer.alloc(100, 9)]));
    const [{ id: posterId }, { id: captionsId }] = [
      await sendPoster(),
      await sendCaptions(captions),
    ];
    const preview = async (body: object, by = naomi) =>
      (await service.as(by).call(api.previewVideo, { body: { videoId, ...body } })).json();
    const shown = await preview({ posterId, captionsId });
    expect(shown.captions).toEqual([
      { fromMs: 1_000, toMs: 3_500, text: 'Close the first valve.' },
    ]);
    const played = [await opened(shown.url), await opened(shown.posterUrl)];
    expect(played.map(({ headers }) => headers['content-type'])).toEqual([
      'video/webm',
      'image/png',
    ]);
    expect(await preview({})).toMatchObject({ posterUrl: null, captions: [] });
    expect((await preview({}, ada)).code).toBe('lesson_video_not_found');
    expect((await preview({ videoId: posterId })).code).toBe('lesson_video_not_found');
    expect((await preview({ posterId: captionsId })).code).toBe('lesson_file_not_found');
    expect((await preview({ captionsId: posterId })).code).toBe('lesson_file_not_found');
  });

  it('is read in review, and played in parts by learners of the open lesson, who go on where they left', async () => {
    const video = Buffer.concat([webm, Buffer.alloc(4_000, 9)]);
    const id = await sendAll(video);
    const [{ id: posterId }, { id: captionsId }] = [
      await sendPoster(),
      await sendCaptions(captions),
    ];
    const given = draftOf({
      id,
      poster: { id: posterId, name },
      captions: { id: captionsId, name },
    });
    const { id: submissionId } = (
      await service.as(naomi).call(draftCourse, { body: given })
    ).json();
    await service.as(naomi).call(submitCourse, { params: { submissionId } });
    const staff = await service.person({ roles: ['admin'], aal: 'aal2' });
    const reviewed = async (fileId: string) =>
      opened(
        (
          await service.as(staff).call(linkReviewedLessonFile, { params: { submissionId, fileId } })
        ).json().url,
      );
    expect((await reviewed(captionsId)).body).toContain('Close the first valve.');
    expect((await reviewed(id)).rawPayload.equals(video)).toBe(true);

    const courseId = String(await aCourse(service.db, { draft: given }));
    const { enrollment } = (
      await service.as(ada).call(enrollInCourse, { params: { courseId } })
    ).json();
    const enrollmentId = String(enrollment.id);
    const see = async (): Promise<LearningView> =>
      (await service.as(ada).call(getEnrollment, { params: { enrollmentId } })).json();
    const [first, second] = (await see()).lessons;
    const params = { enrollmentId, lessonId: second?.id ?? '' };
    const open = async (by = ada) =>
      (await service.as(by).call(api.openLessonVideo, { params })).json();
    expect([second?.hasVideo, (await open()).code]).toEqual([false, 'lesson_locked']);
    await service
      .as(ada)
      .call(completeLesson, { params: { enrollmentId, lessonId: first?.id ?? '' } });
    expect((await see()).lessons.map(({ hasVideo }) => hasVideo)).toEqual([false, true]);
    const shown = await open();
    expect(shown).toMatchObject({
      second: 0,
      captions: [{ fromMs: 1_000, toMs: 3_500, text: 'Close the first valve.' }],
      posterUrl: expect.stringContaining('/course-files/'),
    });
    const part = await opened(shown.url, 'bytes=4000-');
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 12]);
    expect(part.headers).toMatchObject({
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'content-range': 'bytes 4000-4011/4012',
    });
    const keep = (value: number, by = ada) =>
      service.as(by).call(api.keepVideoPlace, { params, body: { second: value } });
    expect((await keep(95)).statusCode).toBe(204);
    expect((await open()).second).toBe(95);
    const bob = await service.person();
    expect([(await open(bob)).code, (await keep(3, bob)).statusCode]).toEqual([
      'enrollment_not_found',
      404,
    ]);
    await service.db.transaction((tx) => eraseOwnData(tx, naomi.id, new Date()));
    expect(await open()).toMatchObject({ captions: [{ fromMs: 1_000 }], second: 95 });
  });
});
