import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@sidework/chassis/http/actor';
import { aLocatedJpeg, aPdf, aZip, eicar, officeParts } from '@sidework/chassis/testing/files';
import { tokenFor } from '@sidework/chassis/testing/tokens';
import { openCourseFile } from '@sidework/contracts/education-events/certificates';
import {
  sampleCertificateFile,
  syllabusFile,
} from '@sidework/contracts/education-events/course-options';
import {
  approveCourse,
  linkReviewedFile,
  listReviewQueue,
  rejectCourse,
  startReview,
} from '@sidework/contracts/education-events/course-reviews';
import {
  archiveCourse,
  changeDraft,
  draftCourse,
  getSubmission,
  publishCourse,
  submitCourse,
  uploadSampleCertificate,
  uploadSyllabus,
} from '@sidework/contracts/education-events/course-submissions';
import { getCourse, listCourses } from '@sidework/contracts/education-events/courses';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aDraft } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents({ SUBMISSIONS_PER_HOUR: 1_000 });

let educator: Actor;
let admin: Actor;
beforeEach(async () => {
  educator = await service.person();
  admin = await service.person({ roles: ['admin'], aal: 'aal2' });
});

const begin = async (draft = aDraft()): Promise<string> =>
  (await service.as(educator).call(draftCourse, { body: draft })).json().id;
const act = (actor: Actor, endpoint: Endpoint, submissionId: string, body?: object) =>
  service.as(actor).call(endpoint, { params: { submissionId }, ...(body && { body }) });
const upload = (endpoint: Endpoint, submissionId: string, body: Buffer, type: string) =>
  service.as(educator).call(endpoint, {
    params: { submissionId },
    body,
    headers: { 'content-type': type },
  });
const piece = Buffer.alloc(16 * 1024, '%PDF-');

describe('a course that is submitted [EDU-49, EDU-50, EDU-51, D-65]', () => {
  it('is reviewed by staff, approved, published by its educator, and archived', async () => {
    const id = await begin(aDraft({ title: 'Journals that hold' }));
    const submitted = await act(educator, submitCourse, id);
    expect(submitted.json()).toMatchObject({ status: 'submitted', shareCents: 0 });
    const { submittedAt, reviewFrom, reviewUntil } = submitted.json();
    const hoursTo = (moment: string) => (Date.parse(moment) - Date.parse(submittedAt)) / 3_600_000;
    expect([hoursTo(reviewFrom), hoursTo(reviewUntil)]).toEqual([24, 48]);
    const queue = await service.as(admin).call(listReviewQueue, { query: { limit: 100 } });
    expect(queue.json().items.map((each: { id: string }) => each.id)).toContain(id);
    expect((await act(admin, startReview, id)).json().status).toBe('in_review');
    expect((await act(admin, approveCourse, id)).json().status).toBe('approved');
    const published = (await act(educator, publishCourse, id)).json();
    expect(published).toMatchObject({ status: 'published', courseId: expect.any(Number) });
    const params = { courseId: String(published.courseId) };
    const course = await service.visitor.call(getCourse, { params });
    expect(course.json()).toMatchObject({ title: 'Journals that hold', lessonCount: 2 });
    expect((await act(educator, archiveCourse, id)).json().status).toBe('archived');
    const left = await service.visitor.call(listCourses, { query: { search: 'Journals that' } });
    expect(left.json().items).toEqual([]);
  });

  it('waits with what became of its educator’s other courses', async () => {
    const [first, second] = [await begin(), await begin()];
    const waiting = async (id: string) => {
      const queue = await service.as(admin).call(listReviewQueue, { query: { limit: 100 } });
      return queue.json().items.find((each: { id: string }) => each.id === id);
    };
    for (const id of [first, second]) await act(educator, submitCourse, id);
    const none = { approved: 0, rejected: 0 };
    expect(await waiting(second)).toMatchObject({
      educatorId: educator.id,
      educatorRecord: none,
    });
    await act(admin, startReview, first);
    await act(admin, rejectCourse, first, { reason: 'Too short.' });
    expect((await waiting(second)).educatorRecord).toEqual({ approved: 0, rejected: 1 });
  });

  it('is refused with a reason, changed, and handed in again', async () => {
    const id = await begin();
    await act(educator, submitCourse, id);
    await act(admin, startReview, id);
    const body = { reason: 'The second lesson is too short.' };
    expect((await act(admin, rejectCourse, id, body)).json()).toMatchObject({
      status: 'rejected',
      ...body,
    });
    const { version } = (await act(educator, getSubmission, id)).json();
    await act(educator, changeDraft, id, { draft: aDraft({ title: 'Better' }), version });
    expect((await act(educator, submitCourse, id)).json()).toMatchObject({
      status: 'submitted',
      reason: null,
    });
  });

  it('is not for anybody else to see, to change or to decide', async () => {
    const id = await begin();
    const other = await service.person();
    expect((await act(other, getSubmission, id)).statusCode).toBe(404);
    expect((await act(other, submitCourse, id)).statusCode).toBe(404);
    expect((await act(educator, startReview, id)).statusCode).toBe(403);
    expect((await service.as(educator).call(listReviewQueue)).statusCode).toBe(403);
    expect((await act(educator, publishCourse, id)).statusCode).toBe(409);
  });

  it.each([
    ['EDU-56', { title: '' }, 'title'],
    ['EDU-43', { category: 'cooking' }, 'category'],
    ['EDU-44', { type: 'hobby' }, 'type'],
    ['EDU-45', { format: 'by post' }, 'format'],
    ['EDU-56', { description: 'Short' }, 'description'],
    ['D-127', { durationHours: 1, credits: 80 }, 'credits'],
    ['D-67', { type: 'licensing', allowsKids: true }, 'allowsKids'],
  ])('%s refuses %j', async (_line, wrong, field) => {
    const body = { ...aDraft(), ...wrong };
    const reply = await service.as(educator).call(draftCourse, { body });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
  });
});

describe('the files of a course [D-65]', () => {
  const megabyte = 1_048_576;

  it('are taken, and shown to staff by a link of 60 seconds [EDU-48]', async () => {
    const id = await begin();
    const pdf = aPdf(2_000);
    const uploaded = await upload(uploadSyllabus, id, pdf, 'application/pdf');
    expect(uploaded.json()).toMatchObject({ hasSyllabus: true, hasSampleCertificate: false });
    await act(educator, submitCourse, id);
    const params = { submissionId: id, file: 'syllabus' };
    const linked = await service.as(admin).call(linkReviewedFile, { params });
    const token = linked.json().url.split('/').at(-1);
    const file = await service.visitor.call(openCourseFile, { params: { token } });
    expect([file.statusCode, file.rawPayload.equals(pdf)]).toEqual([200, true]);
    const altered = await service.visitor.call(openCourseFile, { params: { token: `${token}x` } });
    expect(altered.statusCode).toBe(404);
    expect((await service.as(educator).call(linkReviewedFile, { params })).statusCode).toBe(403);
  });

  it.each([
    ['a syllabus [EDU-46]', uploadSyllabus, 10],
    ['a sample certificate [EDU-47]', uploadSampleCertificate, 5],
  ])(
    'of %s are taken up to %j MB to the byte, and nothing more is stored [CONST-28]',
    async (_what, endpoint, most) => {
      const id = await begin();
      const limit = Number(most) * megabyte;
      const taken = await upload(endpoint, id, aPdf(limit), 'application/pdf');
      expect(taken.statusCode).toBe(200);
      const refused = await upload(endpoint, id, aPdf(limit + 1), 'application/pdf');
      expect([refused.statusCode, refused.json().message]).toEqual([
        413,
        'This file is too large.',
      ]);
      const kept = await service.sql`
      select size from stored_objects where owner_id = ${educator.id}`;
      expect(kept.map(({ size }) => Number(size))).toEqual([limit]);
    },
  );

  it('are what they say they are', async () => {
    const id = await begin();
    const page = Buffer.from('<html></html>');
    const disguised = await upload(uploadSyllabus, id, page, 'application/pdf');
    expect(disguised.json().code).toBe('upload_unreadable');
    const office = await upload(uploadSyllabus, id, aZip(officeParts('word')), 'application/pdf');
    expect(office.json().code).toBe('upload_unreadable');
  });

  it('are looked into for what harms computers, and nothing of such a one is kept', async () => {
    const id = await begin();
    const harmful = Buffer.concat([Buffer.from('%PDF-1.7\n'), eicar, Buffer.from('\n%%EOF')]);
    const refused = await upload(uploadSyllabus, id, harmful, 'application/pdf');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'upload_infected']);
    expect((await act(educator, getSubmission, id)).json().hasSyllabus).toBe(false);
  });

  it('are drawn anew where they are pictures: where they were taken is in none of them', async () => {
    const id = await begin();
    const taken = await upload(uploadSampleCertificate, id, await aLocatedJpeg(), 'image/jpeg');
    expect(taken.json().hasSampleCertificate).toBe(true);
    const [kept] = await service.sql<{ key: string }[]>`
      select key from stored_objects where owner_id = ${educator.id}`;
    const shown = await buffer((await service.deps.objects.get(kept?.key ?? '')).body);
    const { format, exif, orientation, width, height } = await sharp(shown).metadata();
    expect([format, exif, orientation, width, height]).toEqual([
      'jpeg',
      undefined,
      undefined,
      6,
      8,
    ]);
  });
});

/** Counts what a request hands to its reader; a listener of our own would make it read on. */
function countTaken(request: IncomingMessage, count: (size: number) => void) {
  const emit = request.emit.bind(request);
  request.emit = ((name: string, ...given: unknown[]) => {
    if (name === 'data') count((given[0] as Buffer).length);
    return emit(name, ...given);
  }) as typeof request.emit;
}

describe('a file that is too large [EDU-46, EDU-47, D-65]', () => {
  let listening: Promise<string>;
  beforeAll(() => {
    listening = service.app.listen({ port: 0, host: '127.0.0.1' });
  });

  it.each([
    ['syllabus', syllabusFile.maxBytes],
    ['sample-certificate', sampleCertificateFile.maxBytes],
  ])(
    '%s ends as soon as it passes its limit, and nothing of it is stored',
    async (file, maxBytes) => {
      const id = await begin();
      const { port } = new URL(await listening);
      const connected = once(service.app.server, 'connection');
      let taken = 0;
      service.app.server.once('request', (request) =>
        countTaken(request, (size) => (taken += size)),
      );
      const sender = connect(Number(port), '127.0.0.1');
      // Bytes that were still on their way when the answer came are refused.
      sender.on('error', () => undefined).resume();
      const [receiver] = (await connected) as [Socket];
      const closed = new Promise((resolve) => receiver.once('close', resolve));
      // It does not say how long it is.
      sender.write(
        `PUT /course-submissions/${id}/${file} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${tokenFor(educator)}\r\ncontent-type: application/pdf\r\ntransfer-encoding: chunked\r\n\r\n`,
      );
      const chunk = Buffer.concat([Buffer.from('4000\r\n'), piece, Buffer.from('\r\n')]);
      Readable.from(Array.from({ length: (2 * maxBytes) / piece.length }, () => chunk)).pipe(
        sender,
      );
      await closed;
      expect(taken).toBeGreaterThan(maxBytes);
      expect(taken).toBeLessThanOrEqual(maxBytes + 64 * 1024);
      const stored = await service.sql`
      select key from stored_objects where owner_id = ${educator.id}`;
      expect(stored).toEqual([]);
    },
  );
});
