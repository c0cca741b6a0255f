import type { Actor } from '@sidework/chassis/http/actor';
import { catalogue } from '@sidework/contracts/catalogue';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { beforeEach, expect, it } from 'vitest';
import { aJob, aPosting, aProposal } from '../test/builders.ts';
import { testMarketplace } from '../test/service.ts';

const service = testMarketplace();
let child: Actor;
let own: Awaited<ReturnType<typeof aJob>>;
let sent: Awaited<ReturnType<typeof aProposal>>;
let received: Awaited<ReturnType<typeof aProposal>>;

/** With everything that it could act on, were it another: a job of its own, a proposal on it, and one that it sent. */
beforeEach(async () => {
  child = await service.person({ accountType: 'sidework_kids' }, { mayAct: false });
  own = await aJob(service.db, { clientId: child.id });
  received = await aProposal(service.db, { by: await service.person(), jobRequestId: own.id });
  const lawn = await aJob(service.db, { category: 'lawn_mowing' });
  sent = await aProposal(service.db, { by: child, jobRequestId: lawn.id });
});

interface Write {
  params?: Record<string, string>;
  body?: object;
  answer: number;
}

const writes = async (): Promise<Record<string, Write>> => ({
  'POST /jobs': { body: aPosting({ category: 'tutoring' }), answer: 403 },
  'PUT /jobs/:jobId': {
    params: { jobId: own.id },
    body: { title: own.title, description: 'I live around the corner.', version: own.version },
    answer: 403,
  },
  'POST /jobs/:jobId/close': { params: { jobId: own.id }, answer: 403 },
  'POST /jobs/:jobId/extend': { params: { jobId: own.id }, answer: 403 },
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
  // Who may not act may still leave.
  'POST /proposals/:proposalId/withdraw': { params: { proposalId: sent.id }, answer: 200 },
});

const everything = () => service.sql`
  select (select jsonb_agg(job order by id) from job_requests job) as jobs,
         (select jsonb_agg(proposal order by id) from job_proposals proposal) as proposals,
         (select count(*) from outbox) as events`;

const endpoints = catalogue.marketplace.filter(({ method }) => method !== 'GET');
const nameOf = ({ method, url }: Endpoint) => `${method} ${url}`;

it.each(
  // What the token says of the child is older than what the service knows.
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
    const { answer, ...args } = write;
    const reply = await service.as({ ...child, accountType }).call(endpoint, args);
    expect(reply.statusCode, reply.body).toBe(answer);
    if (answer >= 400) expect(await everything()).toEqual(before);
    if (accountType === 'gig_worker' && answer === 403)
      expect(reply.json().code).toBe('age_verification_required');
  },
);
