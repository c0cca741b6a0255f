import type { Actor } from '@sidework/chassis/http/actor';
import { checkPdf } from '@sidework/chassis/testing/pdf';
import { textOfPdf } from '@sidework/chassis/testing/pdf-text';
import {
  certificateFile,
  reissueCertificate,
  revokeCertificate,
  verifyCertificate,
} from '@sidework/contracts/education-events/certificates';
import { enrollInCourse, getCourse } from '@sidework/contracts/education-events/courses';
import {
  answerQuiz,
  completeLesson,
  getEnrollment,
} from '@sidework/contracts/education-events/enrollments';
import { paperHandedOver } from '@sidework/contracts/education-events/events';
import {
  certificateReissued,
  certificateRevoked,
} from '@sidework/contracts/education-events/events/courses';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aDraft, certificateDetails } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents();

let ada: Actor;
beforeEach(async () => {
  ada = await service.person();
});

/** Completes a course of one lesson and one question. */
async function complete(certificate = certificateDetails()) {
  const draft = aDraft({ certificate, lessons: aDraft().lessons.slice(0, 1) });
  const courseId = await aCourse(service.db, { draft });
  const as = service.as(ada);
  const enrolling = { params: { courseId: String(courseId) } };
  const { enrollment } = (await as.call(enrollInCourse, enrolling)).json();
  const params = { enrollmentId: enrollment.id as string };
  const [lesson] = (await as.call(getEnrollment, { params })).json().lessons;
  await as.call(completeLesson, { params: { ...params, lessonId: lesson.id } });
  const passed = await as.call(answerQuiz, { params, body: { answers: [0] } });
  return { ...params, courseId: String(courseId), code: passed.json().certificateCode as string };
}
const verify = async (code: string) =>
  (await service.visitor.call(verifyCertificate, { params: { code } })).json();
const fileText = async (code: string) => {
  const file = await service.visitor.call(certificateFile, { params: { code } });
  await checkPdf(file.rawPayload);
  return (await textOfPdf(file.rawPayload)).replaceAll('\n', ' ');
};
const reissue = (code: string, actor = ada) =>
  service.as(actor).call(reissueCertificate, { params: { code } });
const rename = (fullName: string) =>
  service.sql`update people set full_name = ${fullName} where id = ${ada.id}`;

describe('a certificate', () => {
  it('says at its address and on paper what boards ask for', async () => {
    const { code, courseId } = await complete();
    const elements = {
      status: 'valid',
      sponsorName: 'Feld Academy',
      sponsorAddress: '12 Market Street, Newark, NJ 07102',
      sponsorNumber: '103456',
      fieldOfStudy: 'Ethics',
      format: 'online',
      place: null,
      signerName: 'Naomi Feld',
      signerTitle: 'Director of Education',
      approvals: certificateDetails().approvals,
    };
    expect(await verify(code)).toMatchObject(elements);
    expect(await fileText(code)).toContain('Sponsor: Feld Academy');
    const { approvals, fieldOfStudy, sponsorName } = elements;
    const course = await service.visitor.call(getCourse, { params: { courseId } });
    expect(course.json()).toMatchObject({ approvals, fieldOfStudy, sponsorName });
  });

  it('is of the day where its learner lives', async () => {
    const real = service.deps.now;
    await service.sql`
      insert into time_zones (person_id, sequence, time_zone)
      values (${ada.id}, 1, 'America/Los_Angeles')`;
    service.deps.now = () => new Date('2026-11-23T06:00:00Z');
    const { code } = await complete();
    service.deps.now = real;
    expect((await verify(code)).completedOn).toBe('2026-11-22');
  });

  it('is issued anew after a change of name, and the old one says that it was replaced', async () => {
    const { enrollmentId, code } = await complete();
    expect((await reissue(code)).json().code).toBe('certificate_name_unchanged');
    const before = await verify(code);
    await rename('Ada Newname');
    const see = async () =>
      (await service.as(ada).call(getEnrollment, { params: { enrollmentId } })).json();
    expect((await see()).certificate).toEqual({ status: 'valid', isNameOld: true });
    const other = await service.person();
    expect((await reissue(code, other)).statusCode).toBe(404);
    const answers = await Promise.all([reissue(code), reissue(code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await reissue(code)).json().code).toBe('certificate_replaced');
    expect((await reissue(code, other)).statusCode).toBe(404);
    const anew = await see();
    expect(anew.certificate).toEqual({ status: 'valid', isNameOld: false });
    expect(anew.certificateCode).not.toBe(code);
    expect(await verify(anew.certificateCode)).toMatchObject({
      status: 'valid',
      holderName: 'Ada Newname',
    });
    expect(await verify(code)).toMatchObject({ status: 'superseded', credits: 0 });
    expect((await verify(code)).holderName).toBeNull();
    const paper = await fileText(code);
    expect(paper).toContain('REPLACED');
    expect(paper).not.toContain(before.holderName);
    const told = (await service.emitted(certificateReissued.type)).filter(
      ({ data }) => data.userId === ada.id,
    );
    expect(told).toMatchObject([{ data: { enrollmentId, code: anew.certificateCode } }]);
  });

  it.each(['its present code', 'the code before'])(
    'is revoked by %s, and says so under both',
    async (by) => {
      const { code: former } = await complete();
      await rename('Ada Newname');
      const { code: present } = (await reissue(former)).json();
      const admin = await service.person({ roles: ['admin'], aal: 'aal2' });
      const code = by === 'the code before' ? former : present;
      const body = { reason: 'Issued in error.' };
      const revoked = await service.as(admin).call(revokeCertificate, { params: { code }, body });
      expect(revoked.json()).toMatchObject({ code, status: 'revoked' });
      for (const each of [former, present]) {
        expect((await verify(each)).status).toBe('revoked');
        expect(await fileText(each)).toContain('REVOKED');
      }
      const again = await service.as(admin).call(revokeCertificate, { params: { code }, body });
      expect(again.json().code).toBe('certificate_revoked_already');
    },
  );

  it('that is revoked says so wherever it is shown, and is not handed over any more', async () => {
    const { enrollmentId, code } = await complete();
    const admin = await service.person({ roles: ['admin'], aal: 'aal2' });
    const body = { reason: 'Issued in error.' };
    await service.as(admin).call(revokeCertificate, { params: { code }, body });
    expect((await verify(code)).status).toBe('revoked');
    expect(await fileText(code)).toContain('REVOKED');
    const learning = await service.as(ada).call(getEnrollment, { params: { enrollmentId } });
    expect(learning.json().certificate.status).toBe('revoked');
    const told = (await service.emitted(certificateRevoked.type)).map(({ data }) => data);
    expect(told).toContainEqual(expect.objectContaining({ enrollmentId, ...body }));
    await service.doPersonTasks();
    const handed = (await service.emitted(paperHandedOver.type)).map(({ data }) => data.userId);
    expect(handed).not.toContain(ada.id);
    await rename('Ada Newname');
    expect((await reissue(code)).json().code).toBe('certificate_revoked_already');
  });
});
