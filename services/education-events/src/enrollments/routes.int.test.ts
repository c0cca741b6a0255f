import type { Actor } from '@sidework/chassis/http/actor';
import { checkPdf } from '@sidework/chassis/testing/pdf';
import { isWaitedFor, pidOf } from '@sidework/chassis/testing/waiting';
import { paymentFailed, paymentSucceeded } from '@sidework/contracts/client-services/events/money';
import {
  certificateFile,
  revokeCertificate,
  verifyCertificate,
} from '@sidework/contracts/education-events/certificates';
import {
  enrollInCourse,
  getCourse,
  listCourses,
  listStudents,
} from '@sidework/contracts/education-events/courses';
import {
  answerQuiz,
  completeLesson,
  getEnrollment,
  type LearningView,
  listEnrollments,
} from '@sidework/contracts/education-events/enrollments';
import { needMet, needRaised } from '@sidework/contracts/education-events/events';
import {
  certificateIssued,
  courseCompleted,
} from '@sidework/contracts/education-events/events/courses';
import {
  paymentRequested,
  refundRequested,
} from '@sidework/contracts/education-events/events/tickets';
import { contactChanged } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCourse, aDraft } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { passTime } from '../pass-time.ts';

const service = testEducationEvents();

let ada: Actor;
beforeEach(async () => {
  ada = await service.person();
});

const enroll = (actor: Actor, courseId: number) =>
  service.as(actor).call(enrollInCourse, { params: { courseId: String(courseId) } });
const learning = async (actor: Actor, enrollmentId: string): Promise<LearningView> =>
  (await service.as(actor).call(getEnrollment, { params: { enrollmentId } })).json();
const needsOf = async (actor: Actor) =>
  (await service.emitted(needRaised.type))
    .map(({ data }) => data as { receivers: string[] })
    .filter(({ receivers }) => receivers.includes(actor.id));
const paymentsOf = async (actor: Actor) =>
  (await service.emitted(paymentRequested.type)).filter(({ data }) => data.payerId === actor.id);

describe('the catalogue', () => {
  const listed = async (query: Record<string, unknown> = {}) =>
    (await service.visitor.call(listCourses, { query: { limit: 8, ...query } })).json();

  it('has the eight courses under their numbers, and others after them [EDU-07, EDU-26, EDU-58, D-63]', async () => {
    expect(await aCourse(service.db)).toBeGreaterThan(8);
    const { items } = await listed();
    expect(items.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    ['[EDU-09]', 1, 'Real Estate CE', 12, 8_900, 'ce'],
    ['[EDU-10]', 2, 'CPA Ethics', 8, 12_900, 'ce'],
    ['[EDU-11, EDU-62]', 3, 'Notary Certification', 6, 14_900, 'licensing'],
    ['[EDU-12]', 4, 'CFP CE', 15, 19_900, 'ce'],
    ['[EDU-13]', 5, 'Home Inspector Licensing', 80, 79_900, 'licensing'],
    ['[EDU-14]', 6, 'Property & Casualty Insurance CE', 20, 15_900, 'ce'],
    ['[EDU-15]', 7, 'Appraiser Recertification', 28, 24_900, 'ce'],
    ['[EDU-16]', 8, 'Fair Housing', 4, 6_900, 'ce'],
  ])(
    '%s: number %i is %s: %i hours, %i cents, %s',
    async (_line, id, title, hours, cents, type) => {
      const reply = await service.visitor.call(getCourse, { params: { courseId: String(id) } });
      expect(reply.json()).toMatchObject({
        id,
        title,
        durationHours: hours,
        priceCents: cents,
        type,
        format: id === 3 || id === 7 ? 'hybrid' : 'online',
        isSample: true,
        lessonCount: 3,
        questionCount: 2,
      });
    },
  );

  it('is narrowed by words, category and type [EDU-08, EDU-02, EDU-03, EDU-04]', async () => {
    const idsOf = async (query: Record<string, unknown>) =>
      (await listed(query)).items.map(({ id }: { id: number }) => id);
    expect(await idsOf({ search: 'notary' })).toEqual([3]);
    expect(await idsOf({ search: 'PLANNERS' })).toEqual([4]);
    expect(await idsOf({ search: '%' })).toEqual([]);
    expect(await idsOf({ category: 'property' })).toEqual([8]);
    expect(await idsOf({ type: 'licensing' })).toEqual([3, 5]);
  });

  it('offers the types that there are any of, and no other [D-61]', async () => {
    expect((await listed()).types.toSorted()).toEqual(['ce', 'licensing']);
    await aCourse(service.db, { draft: aDraft({ type: 'certification', allowsKids: false }) });
    expect((await listed()).types).toContain('certification');
  });

  it('says of another number, and of none, that there is no such course [EDU-34, EDU-64]', async () => {
    for (const courseId of ['9999999', 'notary', '-1']) {
      const reply = await service.visitor.call(getCourse, { params: { courseId } });
      expect(reply.statusCode, courseId).toBe(404);
    }
    const reply = await service.visitor.call(getCourse, { params: { courseId: '9999999' } });
    expect(reply.json().message).toBe('Course Not Found');
  });
});

describe('to enroll [EDU-41, EDU-52, D-64]', () => {
  it('twice is one enrollment, which "My courses" lists, with one mail about access', async () => {
    await service.receive(contactChanged, { id: ada.id, email: 'ada@enroll.example', phone: null });
    const courseId = await aCourse(service.db);
    const [first, second] = await Promise.all([enroll(ada, courseId), enroll(ada, courseId)]);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    const { items } = (await service.as(ada).call(listEnrollments)).json();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ status: 'active', percent: 0 });
    await service.doPersonTasks();
    const mails = await service.sql`
      select subject, body_text from mail_queue where recipient = 'ada@enroll.example'`;
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain(`/my-courses/${items[0].id}`);
  });

  it('needs somebody who is signed in', async () => {
    const reply = await service.visitor.call(enrollInCourse, { params: { courseId: '1' } });
    expect(reply.statusCode).toBe(401);
  });

  it('in what costs waits for its payment, which lets learn once it is there', async () => {
    const id = await aCourse(service.db, { draft: aDraft({ priceCents: 8_900 }) });
    expect((await enroll(ada, id)).json().enrollment).toMatchObject({ status: 'awaiting_payment' });
    const [payment] = await paymentsOf(ada);
    const paymentId = String(payment?.data.paymentId);
    const shown = (await service.as(ada).call(getCourse, { params: { courseId: `${id}` } })).json();
    expect(shown.enrollment.paymentId).toBe(paymentId);
    const [waiting] = (await service.as(ada).call(listEnrollments)).json().items;
    expect(waiting.paymentId).toBe(paymentId);
    expect((await needsOf(ada)).at(-1)).toMatchObject({
      kind: 'course_to_pay',
      path: `/pay/${paymentId}`,
      details: { amountCents: 8_900 },
    });
    expect(payment?.data).toMatchObject({
      amountCents: 8_900,
      feeBps: 1_500,
      payeeId: null,
      description: 'Bookkeeping for sole proprietors',
      returnTo: `/course/${id}`,
    });
    const paid = {
      paymentId: String(payment?.data.paymentId),
      payerId: ada.id,
      amountCents: 8_900,
    };
    await service.receive(paymentSucceeded, paid);
    await service.receive(paymentSucceeded, paid);
    const [enrollment] = (await service.as(ada).call(listEnrollments)).json().items;
    expect(enrollment).toMatchObject({
      status: 'active',
      holdExpiresAt: null,
      paymentId: null,
    });
    expect((await service.emitted(needMet.type)).at(-1)?.data).toEqual({
      kind: 'course_to_pay',
      subjectId: enrollment.id,
    });
    expect(await paymentsOf(ada)).toHaveLength(1);
  });

  it('is over where nobody pays, and can be asked for anew', async () => {
    const id = await aCourse(service.db, { draft: aDraft({ priceCents: 8_900 }) });
    await enroll(ada, id);
    const later = () => new Date(service.deps.now().getTime() + 16 * 60_000);
    await passTime({ ...service.deps, now: later });
    expect((await enroll(ada, id)).json().enrollment.status).toBe('awaiting_payment');
    const [, second] = await paymentsOf(ada);
    const failed = { paymentId: String(second?.data.paymentId), payerId: ada.id, amountCents: 1 };
    await service.receive(paymentFailed, { ...failed, reason: 'declined' });
    const [enrollment] = (await service.as(ada).call(listEnrollments)).json().items;
    expect(enrollment.status).toBe('expired');
  });

  it('shows no lesson before it may be learned, and to nobody else ever', async () => {
    const id = await aCourse(service.db, { draft: aDraft({ priceCents: 8_900 }) });
    const { enrollment } = (await enroll(ada, id)).json();
    expect((await learning(ada, enrollment.id)).lessons).toEqual([]);
    const bob = await service.person();
    const params = { enrollmentId: enrollment.id };
    expect((await service.as(bob).call(getEnrollment, { params })).statusCode).toBe(404);
  });
});

describe('to learn', () => {
  async function learnAll(courseId: number) {
    const { enrollment } = (await enroll(ada, courseId)).json();
    const { lessons } = await learning(ada, enrollment.id);
    for (const { id } of lessons)
      await service
        .as(ada)
        .call(completeLesson, { params: { enrollmentId: enrollment.id, lessonId: id } });
    return enrollment.id as string;
  }
  const answer = (enrollmentId: string, answers: number[]) =>
    service.as(ada).call(answerQuiz, { params: { enrollmentId }, body: { answers } });

  it('goes on at the lesson where one left, and counts what is done', async () => {
    const courseId = await aCourse(service.db);
    const { enrollment } = (await enroll(ada, courseId)).json();
    const [first, second] = (await learning(ada, enrollment.id)).lessons;
    const params = { enrollmentId: enrollment.id, lessonId: first?.id ?? '' };
    await service.as(ada).call(completeLesson, { params });
    await service.as(ada).call(completeLesson, { params });
    const view = await learning(ada, enrollment.id);
    // Two lessons and the quiz are required, one is done.
    expect([view.percent, view.currentLessonId]).toEqual([33, second?.id]);
    const early = await answer(enrollment.id, [0]);
    expect([early.statusCode, early.json().code]).toEqual([409, 'lessons_not_finished']);
  });

  it('ends with the quiz passed, and a certificate that anybody can verify', async () => {
    const enrollmentId = await learnAll(await aCourse(service.db));
    expect((await answer(enrollmentId, [1])).json()).toMatchObject({
      isQuizPassed: false,
      lastScore: 0,
      status: 'active',
    });
    const passed: LearningView = (await answer(enrollmentId, [0])).json();
    expect(passed).toMatchObject({ percent: 100, status: 'completed', lastScore: 100 });
    const code = passed.certificateCode ?? '';
    expect(passed.certificateUrl).toBe(`http://localhost:8081/certificate-files/${code}`);
    const seen = await service.visitor.call(verifyCertificate, { params: { code } });
    expect(seen.json()).toMatchObject({
      status: 'valid',
      holderName: 'Ada Example',
      hours: 0,
      credits: 0,
      activeMinutes: 0,
      sponsorName: 'Sidework Education',
    });
    const file = await service.visitor.call(certificateFile, { params: { code } });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    await checkPdf(file.rawPayload);
    for (const type of [courseCompleted.type, certificateIssued.type]) {
      const told = await service.emitted(type);
      expect(told.filter(({ data }) => data.enrollmentId === enrollmentId)).toHaveLength(1);
    }
  });

  it('names its educator to a child by a first name and an initial, on paper too [D-108]', async () => {
    const educator = await service.person({}, { fullName: 'Nora Teacher' });
    const courseId = await aCourse(service.db, { draft: aDraft() });
    await service.sql`update courses set educator_id = ${educator.id} where id = ${courseId}`;
    const { enrollment } = (await enroll(ada, courseId)).json();
    await service.sql`update people set account_type = 'sidework_kids' where id = ${ada.id}`;
    for (const { id: lessonId } of (await learning(ada, enrollment.id)).lessons)
      await service
        .as(ada)
        .call(completeLesson, { params: { enrollmentId: enrollment.id, lessonId } });
    await answer(enrollment.id, [0]);
    const [issued] = await service.sql`
      select sponsor_name from certificates where enrollment_id = ${enrollment.id}`;
    expect(issued).toEqual({ sponsor_name: 'Nora T.' });
  });

  it('costs nothing while the lessons are samples, and gives a certificate that says so [EDU-30, D-126]', async () => {
    const listed = await service.visitor.call(getCourse, { params: { courseId: '2' } });
    expect(listed.json()).toMatchObject({ priceCents: 12_900, credits: 8, isSample: true });
    const enrollmentId = await learnAll(2);
    expect(await paymentsOf(ada)).toEqual([]);
    const questions = await service.sql<{ answer: number }[]>`
      select answer from quiz_questions where course_id = 2 order by position`;
    const right = questions.map(({ answer: place }) => place);
    const code = (await answer(enrollmentId, right)).json().certificateCode ?? '';
    const seen = await service.visitor.call(verifyCertificate, { params: { code } });
    expect(seen.json()).toMatchObject({ isSample: true, hours: 0, credits: 0 });
    const told = await service.emitted(courseCompleted.type);
    const { data } = told.find((each) => each.data.enrollmentId === enrollmentId) ?? {};
    expect(data?.credits).toBe(0);
  });

  it('a certificate is revoked by an administrator alone, and says so', async () => {
    const enrollmentId = await learnAll(await aCourse(service.db));
    await answer(enrollmentId, [0]);
    const code = (await learning(ada, enrollmentId)).certificateCode ?? '';
    const revoke = (actor: Actor) =>
      service
        .as(actor)
        .call(revokeCertificate, { params: { code }, body: { reason: 'Issued in error.' } });
    expect((await revoke(ada)).statusCode).toBe(403);
    const admin = await service.person({ roles: ['admin'], aal: 'aal2' });
    expect((await revoke(admin)).json().status).toBe('revoked');
    expect((await revoke(admin)).statusCode).toBe(409);
    const seen = await service.visitor.call(verifyCertificate, { params: { code } });
    expect(seen.json()).toMatchObject({ status: 'revoked', revokedAt: expect.any(String) });
  });

  it('is told to whoever teaches, with what it brought at 85 percent [D-59]', async () => {
    const educator = await service.person();
    const draft = aDraft({ priceCents: 10_000 });
    const courseId = await aCourse(service.db, { draft, educatorId: educator.id });
    await enroll(ada, courseId);
    const [payment] = await paymentsOf(ada);
    expect(payment?.data.payeeId).toBe(educator.id);
    const paymentId = String(payment?.data.paymentId);
    await service.receive(paymentSucceeded, { paymentId, payerId: ada.id, amountCents: 10_000 });
    const params = { courseId: String(courseId) };
    const seen = await service.as(educator).call(listStudents, { params });
    expect(seen.json()).toMatchObject({
      earnedCents: 8_500,
      items: [{ name: 'Ada Example', percent: 0, earnedCents: 8_500 }],
    });
    expect((await service.as(ada).call(listStudents, { params })).statusCode).toBe(404);
    expect((await enroll(educator, courseId)).statusCode).toBe(422);
  });
});

it.each(['paid for late', 'enrolled in'])(
  'a course that is %s while it is taken down lets nobody in',
  async (how) => {
    const draft = aDraft({ priceCents: how === 'paid for late' ? 2_500 : 0 });
    const courseId = await aCourse(service.db, { draft });
    const isPaid = how === 'paid for late';
    if (isPaid) await enroll(ada, courseId);
    await service.sql`
      update enrollments set status = 'expired', hold_expires_at = null where course_id = ${courseId}`;
    const [asked] = isPaid ? await paymentsOf(ada) : [];
    let done: Promise<unknown> | undefined;
    await service.sql.begin(async (sql) => {
      await sql`update courses set status = 'archived' where id = ${courseId}`;
      let isOver = false;
      const { paymentId, amountCents } = asked?.data ?? {};
      const paid = { paymentId, payerId: ada.id, amountCents };
      done = Promise.resolve(
        asked ? service.receive(paymentSucceeded, paid as never) : enroll(ada, courseId),
      ).finally(() => {
        isOver = true;
      });
      const pid = await pidOf(sql);
      await vi.waitFor(async () => {
        expect(isOver || (await isWaitedFor(service.sql, pid))).toBe(true);
      }, 10_000);
    });
    await done;
    const active = await service.sql`
      select from enrollments where course_id = ${courseId} and status = 'active'`;
    expect(active).toHaveLength(0);
    const refunds = await service.emitted(refundRequested.type);
    const own = refunds.filter(({ data }) => data.paymentId === asked?.data.paymentId);
    expect(own).toHaveLength(asked ? 1 : 0);
  },
);
