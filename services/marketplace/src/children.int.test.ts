import type { Actor } from '@sidework/chassis/http/actor';
import { catalogue } from '@sidework/contracts/catalogue';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { aJob, aPosting, aProposal } from '../test/builders.ts';
import { testMarketplace } from '../test/service.ts';
import { professionalGigs } from './gigs/table.ts';

const service = testMarketplace();
let child: Actor;
let own: Awaited<ReturnType<typeof aJob>>;
let sent: Awaited<ReturnType<typeof aProposal>>;
let received: Awaited<ReturnType<typeof aProposal>>;
let withdrawn: Awaited<ReturnType<typeof aProposal>>;
const gigId = '0193d2a0-0000-7000-8000-0000000061c5';
const offer = {
  title: 'Dogs walked after school',
  description: 'An hour in the park.',
  category: 'pet_care',
  pricingType: 'hourly',
} as const;

/** With everything that it could act on, were it another: a job of its own, a proposal on it, two that it sent, and a gig. */
beforeEach(async () => {
  child = await service.person({ accountType: 'sidework_kids' }, { mayAct: false });
  own = await aJob(service.db, { clientId: child.id });
  received = await aProposal(service.db, { by: await service.person(), jobRequestId: own.id });
  const lawn = await aJob(service.db, { category: 'lawn_mowing' });
  sent = await aProposal(service.db, { by: child, jobRequestId: lawn.id });
  const other = await aJob(service.db, { category: 'tutoring' });
  withdrawn = await aProposal(service.db, {
    by: child,
    jobRequestId: other.id,
    status: 'withdrawn',
    decidedAt: new Date(),
  });
  await service.db
    .insert(professionalGigs)
    .values({ ...offer, id: gigId, professionalId: child.id, isYouth: true, createdAt: new Date() })
    .onConflictDoUpdate({
      target: professionalGigs.id,
      set: { professionalId: child.id, status: 'active' },
    });
});

interface Write {
  params?: Record<string, string>;
  body?: object | Buffer;
  headers?: Record<string, string>;
  answer: number;
  /** The status for a token that says child, if the route refuses it before the service looks the child up. */
  answerToKid?: number;
  /** Why, where it is not that it may not act. */
  code?: string;
}

const writes = async (): Promise<Record<string, Write>> => ({
  'POST /jobs': { body: aPosting({ category: 'tutoring' }), answer: 403 },
  'PUT /jobs/:jobId': {
    params: { jobId: own.id },
    body: { title: own.title, description: 'I live around the corner.', version: own.version },
    answer: 403,
  },
  'PUT /jobs/:jobId/visit': {
    params: { jobId: own.id },
    body: { address: null, wantedDays: [] },
    answer: 403,
  },
  'POST /jobs/:jobId/close': { params: { jobId: own.id }, answer: 403 },
  'POST /jobs/:jobId/extend': { params: { jobId: own.id }, answer: 403 },
  'POST /jobs/:jobId/pictures': {
    params: { jobId: own.id },
    body: await aPicture(),
    headers: { 'content-type': 'image/png' },
    answer: 403,
  },
  'DELETE /jobs/:jobId/pictures/:name': {
    params: { jobId: own.id, name: 'absent' },
    answer: 404,
    answerToKid: 403,
  },
  'POST /jobs/:jobId/invitations': {
    params: { jobId: own.id },
    body: { professionalId: own.id },
    answer: 403,
  },
  'POST /jobs/:jobId/proposals': {
    params: { jobId: (await aJob(service.db, { category: 'tutoring' })).id },
    body: { proposedCostCents: 2_000, message: 'I live around the corner.' },
    answer: 403,
  },
  // Looking is no act.
  'POST /jobs/:jobId/proposals/seen': {
    params: { jobId: own.id },
    body: { proposalIds: [received.id] },
    answer: 204,
  },
  'POST /proposals/:proposalId/accept': { params: { proposalId: received.id }, answer: 403 },
  'POST /proposals/:proposalId/decline': { params: { proposalId: received.id }, answer: 403 },
  'POST /proposals/:proposalId/mark': {
    params: { proposalId: received.id },
    body: { mark: 'shortlisted' },
    // The client's own order is shown to the client alone.
    answer: 200,
    answerToKid: 403,
  },
  'PUT /proposals/:proposalId': {
    params: { proposalId: sent.id },
    body: { proposedCostCents: 2_500, message: 'I have a mower.', version: 1 },
    answer: 403,
  },
  'POST /proposals/:proposalId/resend': {
    params: { proposalId: withdrawn.id },
    body: { proposedCostCents: 2_500, message: 'I have a mower.' },
    answer: 403,
  },
  'POST /proposals/:proposalId/approve-hire': { params: { proposalId: sent.id }, answer: 403 },
  'POST /proposals/:proposalId/refuse-hire': {
    params: { proposalId: sent.id },
    answer: 403,
    code: 'not_their_guardian',
  },
  // To report is always possible; a gig or a job that it does not see is not there.
  'POST /gigs/:gigId/report': { params: { gigId: own.id }, body: { reason: 'scam' }, answer: 404 },
  'POST /jobs/:jobId/report': { params: { jobId: gigId }, body: { reason: 'scam' }, answer: 404 },
  'POST /pros/:personId/portfolio/:name/report': {
    params: { personId: gigId, name: `${'a'.repeat(32)}.webp` },
    body: { reason: 'scam' },
    answer: 404,
  },
  'POST /gigs': { body: offer, answer: 403 },
  'PUT /gigs/:gigId': { params: { gigId }, body: { ...offer, version: 1 }, answer: 403 },
  'POST /gigs/:gigId/resume': { params: { gigId }, answer: 403 },
  'POST /gigs/:gigId/pictures': {
    params: { gigId },
    body: await aPicture(),
    headers: { 'content-type': 'image/png' },
    answer: 403,
  },
  'POST /portfolio': {
    body: await aPicture(),
    headers: { 'content-type': 'image/png' },
    answer: 403,
    answerToKid: 403,
  },
  'PUT /portfolio': { body: { items: [] }, answer: 403, answerToKid: 403 },
  'DELETE /portfolio/:name': {
    params: { name: `${'0'.repeat(32)}.webp` },
    answer: 404,
    answerToKid: 403,
  },
  'POST /saved-searches': { body: { things: 'jobs', search: 'lawn' }, answer: 403 },
  'PUT /saved-searches/:savedSearchId': {
    params: { savedSearchId: own.id },
    body: { alert: 'never' },
    answer: 404,
    answerToKid: 403,
  },
  'DELETE /saved-searches/:savedSearchId': {
    params: { savedSearchId: own.id },
    answer: 404,
    answerToKid: 403,
  },
  'PUT /favorites/:things/:subjectId': {
    params: { things: 'gigs', subjectId: gigId },
    body: { isFavorite: true },
    answer: 403,
  },
  'PUT /pros/mine/findable': { body: { isFindable: true }, answer: 403, answerToKid: 403 },
  // A person who may not act can still leave.
  'POST /gigs/:gigId/pause': { params: { gigId }, answer: 200 },
  'DELETE /gigs/:gigId': { params: { gigId }, answer: 204 },
  'DELETE /gigs/:gigId/pictures/:name': { params: { gigId, name: 'absent' }, answer: 404 },
  'POST /proposals/:proposalId/withdraw': { params: { proposalId: sent.id }, answer: 200 },
});

const aPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#2b6' } })
    .png()
    .toBuffer();

const everything = () => service.sql`
  select (select jsonb_agg(job order by id) from job_requests job) as jobs,
         (select jsonb_agg(proposal order by id) from job_proposals proposal) as proposals,
         (select jsonb_agg(gig order by id) from professional_gigs gig) as gigs,
         (select count(*) from outbox) as events`;

const endpoints = catalogue.marketplace.filter(({ method }) => method !== 'GET');
const nameOf = ({ method, url }: Endpoint) => `${method} ${url}`;

it.each(
  // The token is older than what the service knows of the child.
  endpoints.flatMap((endpoint) =>
    (['sidework_kids', 'gig_worker'] as const).map((accountType) => ({
      name: nameOf(endpoint),
      endpoint,
      accountType,
    })),
  ),
)(
  'a child that may not act changes nothing by $name with a token of $accountType [KIDS-12]',
  async ({ name, endpoint, accountType }) => {
    const write = (await writes())[name];
    if (!write) throw new Error(`${name} has no line in the table`);
    const before = await everything();
    const { answerToKid, code = 'age_verification_required', ...given } = write;
    const { answer, ...args } =
      accountType === 'sidework_kids' && answerToKid ? { ...given, answer: answerToKid } : given;
    const reply = await service.as({ ...child, accountType }).call(endpoint, args);
    expect(reply.statusCode, reply.body).toBe(answer);
    if (answer >= 400) expect(await everything()).toEqual(before);
    if (accountType === 'gig_worker' && answer === 403) expect(reply.json().code).toBe(code);
  },
);
