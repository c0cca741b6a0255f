import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { checkPdf } from '@sidework/chassis/testing/pdf';
import { licensesShown } from '@sidework/contracts/business-tools/events';
import * as api from '@sidework/contracts/client-services/proofs';
import {
  certificateReissued,
  certificateRevoked,
  courseCompleted,
} from '@sidework/contracts/education-events/events/courses';
import { accountDeleted } from '@sidework/contracts/identity/events';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReview, aService, completed, unopened } from '../../test/builders.ts';
import { checkProof } from '../../test/check-proof.ts';
import { testClientServices } from '../../test/service.ts';
import { newKey, sign, toPublicKey } from './signature.ts';

const service = testClientServices();

let client: Actor;
let pat: Actor;
beforeEach(async () => {
  client = await service.person({}, { fullName: 'Grace Client' });
  pat = await service.person({}, { fullName: 'Pat Delgado' });
});

const aLicense = () => ({
  licenseId: uuidv7(),
  name: 'Master Plumber',
  state: 'NJ',
  until: '2099-03-31',
  endsAt: '2099-04-01T04:00:00.000Z',
  verifiedAt: '2026-11-03T10:00:00.000Z',
});
const licensed = (licenses: ReturnType<typeof aLicense>[], sequence = 1) =>
  service.receive(licensesShown, { professionalId: pat.id, licenses }, { sequence });

const enrollment = () => ({
  enrollmentId: uuidv7(),
  courseId: 7,
  userId: pat.id,
  educatorId: null,
  title: 'Lead-safe renovation',
});
const education = {
  category: 'home-inspector' as const,
  subject: 'Home inspection',
  states: ['New Jersey'],
  completedOn: '2026-10-09',
  certificateId: uuidv7(),
  certificateCode: 'ABCDEFGHJKLMNPQRSTUV',
};
const learned = (of: ReturnType<typeof enrollment>, more: { id?: string } = {}) =>
  service.receive(
    courseCompleted,
    { ...of, credits: 6, completedAt: '2026-10-09T12:00:00.000Z', education },
    more,
  );

const work = async (given: object = {}) => {
  const done = await aService(service.db, {
    client,
    professional: pat,
    ...completed(),
    jobRequestId: uuidv7(),
    ...given,
  });
  const review = await aReview(service.db, {
    serviceId: done.id,
    professionalId: pat.id,
    clientId: client.id,
    rating: 5,
  });
  return { done, review };
};

const issue = (by = pat, headers = {}) => service.as(by).call(api.issueProof, { headers });
const codeOf = async (by = pat) => (await issue(by)).json().code as string;
const verify = async (code: string) => service.visitor.call(api.verifyProof, { params: { code } });
const proofOf = async (code: string): Promise<api.ProofPayload> =>
  (await verify(code)).json().proof;
const endedOf = async (code: string) => (await verify(code)).json().ended;

describe('a proof', () => {
  it('says the finished work, ratings, licenses and hours, and is checked offline', async () => {
    const license = aLicense();
    await licensed([license]);
    await learned(enrollment());
    const { done, review } = await work();
    await work({ title: 'Kitchen of Grace', jobRequestId: null });
    const reply = await issue();
    expect(reply.statusCode, reply.body).toBe(201);
    const { code } = reply.json();

    const bundle = (await service.visitor.call(api.proofBundle, { params: { code } })).json();
    const keys = (await service.visitor.call(api.getProofKeys)).json();
    const proof = await checkProof(bundle, keys);
    expect(proof).toEqual(await proofOf(code));
    expect(proof).toMatchObject({
      holderName: 'Pat Delgado',
      services: { completed: 2, listed: [{ title: null }, { id: done.id, title: done.title }] },
      reviews: { average: 5, listed: [{ rating: 5 }, { id: review.id }] },
      licenses: [{ id: license.licenseId, name: 'Master Plumber', until: '2099-03-31' }],
      education: { credits: 6, listed: [{ certificateCode: education.certificateCode }] },
    });
    expect(JSON.stringify(proof)).not.toMatch(/Grace|9900/);
    const pdf = await service.visitor.call(api.proofFile, { params: { code } });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    await checkPdf(pdf.rawPayload);
    expect(pdf.rawPayload.toString('latin1')).toContain(`sidework-proof-${code}.json`);
  });

  it('is refused by the script with other facts, another signature, another key, and as a token', async () => {
    const proof = await proofOf(await codeOf());
    const [key, other] = [newKey(), newKey()];
    const keys = { keys: [key, other].map(toPublicKey) };
    expect(JSON.stringify(keys)).not.toContain('"d"');
    const signed = sign(proof, key);
    const token = Buffer.from(`{"alg":"ES256","kid":"${key.kid}","typ":"JWT"}`);
    expect(await checkProof(signed, keys)).toEqual(proof);
    const refusals = [
      [{ payload: sign({ ...proof, holderName: 'Ada' }, key).payload }, /was changed/],
      [{ signature: sign(proof, other).signature }, /was changed/],
      [{ protected: sign(proof, other).protected }, /was changed/],
      [sign(proof, newKey()), /No published key/],
      [{ protected: token.toString('base64url') }, /not a proof/],
    ] as const;
    await Promise.all(
      refusals.map(([changed, why]) =>
        expect(checkProof({ ...signed, ...changed }, keys)).rejects.toThrow(why),
      ),
    );
  });

  it('leaves out what does not count: unfinished, refused, refunded, a child’s, reviews not open', async () => {
    await work({ agreement: 'proposed' });
    await work({ paymentStatus: 'cancelled' });
    await work({ isGuardianApproved: true });
    await aService(service.db, { client, professional: pat });
    const { id } = await aService(service.db, { client, professional: pat, ...completed() });
    const of = { serviceId: id, professionalId: pat.id, clientId: client.id };
    await aReview(service.db, { ...of, ...unopened });
    const { services, reviews } = await proofOf(await codeOf());
    expect(services.completed).toBe(1);
    expect(reviews.listed.map(({ id: each }) => each)).not.toContain(id);
  });

  it('is one of a day for two who click at once, and for the same facts again', async () => {
    await work();
    const codes = await Promise.all([codeOf(), codeOf(), codeOf()]);
    expect(new Set(codes).size).toBe(1);
    await work();
    expect(await codeOf()).not.toBe(codes[0]);
    const list = await service.as(pat).call(api.listOwnProofs);
    expect(list.json().items).toHaveLength(2);
    const key = { 'idempotency-key': randomUUID() };
    expect((await issue(pat, key)).json()).toEqual((await issue(pat, key)).json());
  });

  it('is withdrawn by its holder alone', async () => {
    const code = await codeOf();
    const withdraw = async (by: Actor) =>
      (await service.as(by).call(api.withdrawProof, { params: { code } })).statusCode;
    expect([await withdraw(client), await withdraw(pat), await withdraw(pat)]).toEqual([
      404, 200, 404,
    ]);
    expect((await verify(code)).statusCode).toBe(404);
  });

  it('is none of a child, nor of an adult who is found to be one', async () => {
    const kid = await service.person({ accountType: 'sidework_kids' });
    expect((await issue(kid)).statusCode).toBe(403);
    const code = await codeOf();
    await service.db
      .update(people)
      .set({ accountType: 'sidework_kids' })
      .where(eq(people.id, pat.id));
    expect((await verify(code)).statusCode).toBe(404);
    const files = await service.visitor.call(api.proofBundle, { params: { code } });
    expect(files.statusCode).toBe(404);
  });

  it('goes with the account', async () => {
    await licensed([aLicense()]);
    await learned(enrollment());
    const code = await codeOf();
    await service.receive(accountDeleted, { id: pat.id });
    await service.doPersonTasks();
    expect((await verify(code)).statusCode).toBe(404);
    for (const table of ['proofs', 'proven_licenses', 'proven_courses'])
      expect(
        await service.sql`select from ${service.sql(table)} where person_id = ${pat.id}`,
      ).toHaveLength(0);
  });
});

describe('the page that verifies', () => {
  it('tells what ended: a license, a review, work, a certificate, the account', async () => {
    const license = aLicense();
    await licensed([license]);
    const course = enrollment();
    await learned(course);
    const { done, review } = await work();
    const code = await codeOf();
    expect(await endedOf(code)).toEqual([]);

    await licensed([], 2);
    const revoked = { ...course, certificateId: education.certificateId, reason: 'An error' };
    await service.receive(certificateRevoked, revoked);
    await service.sql`update reviews set hidden_at = now() where id = ${review.id}`;
    await service.sql`update services set status = 'in_progress', progress_stage = 'in_progress',
      progress_percentage = 25, completed_at = null where id = ${done.id}`;
    await service.db.update(people).set({ mayAct: false }).where(eq(people.id, pat.id));
    expect(await endedOf(code)).toEqual([
      { kind: 'account', id: null },
      { kind: 'license', id: license.licenseId },
      { kind: 'certificate', id: course.enrollmentId },
      { kind: 'service', id: done.id },
      { kind: 'review', id: review.id },
    ]);
  });

  it('is the same after each event came twice and in another order', async () => {
    const license = aLicense();
    const id = uuidv7();
    const course = enrollment();
    const reissued = {
      ...course,
      certificateId: uuidv7(),
      formerId: education.certificateId,
      code: 'ZZZZZZZZZZZZZZZZZZZZ',
    };
    await service.receive(certificateReissued, reissued, { sequence: 9 });
    for (const _ of [1, 2]) {
      await licensed([license], 5);
      await learned(course, { id });
    }
    await licensed([], 4);
    const code = await codeOf();
    const before = await proofOf(code);
    expect(before.licenses).toHaveLength(1);
    expect(before.education.listed[0]?.certificateCode).toBe('ZZZZZZZZZZZZZZZZZZZZ');

    await learned(course, { id });
    await learned(course);
    await service.receive(certificateReissued, reissued, { sequence: 8 });
    await licensed([license], 5);
    expect(await proofOf(code)).toEqual(before);
    expect(await codeOf()).toBe(code);
  });

  it('has no hours whose certificate was revoked, also where that is heard of first', async () => {
    const course = enrollment();
    const revoked = { ...course, certificateId: education.certificateId, reason: 'An error' };
    for (const _ of [1, 2]) await service.receive(certificateRevoked, revoked);
    await learned(course);
    expect((await proofOf(await codeOf())).education).toMatchObject({ credits: 0, listed: [] });
  });
});
