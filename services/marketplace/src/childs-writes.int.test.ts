import type { Actor } from '@sidework/chassis/http/actor';
import { walkChildsWrites } from '@sidework/chassis/testing/walk-childs-writes';
import { acceptProposal } from '@sidework/contracts/marketplace/proposals';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach } from 'vitest';
import { aJob, aPosting, aProposal } from '../test/builders.ts';
import { testMarketplace } from '../test/service.ts';
import { professionalGigs } from './gigs/table.ts';

const service = testMarketplace();
const kid = { accountType: 'sidework_kids' } as const;
const youth = { category: 'lawn_mowing' } as const;
const permits = ['paid_work'] as const;
const bid = { proposedCostCents: 2_500, message: 'I have a mower.' };
const report = { reason: 'scam' };
const offer = {
  title: 'Dogs walked after school',
  description: 'An hour in the park.',
  category: 'pet_care',
  pricingType: 'hourly',
} as const;

let client: Actor;
let child: Actor;
let guardian: Actor;
beforeEach(async () => {
  client = await service.person();
  guardian = await service.person();
  child = await service.person(kid, { guardianIds: [guardian.id], permits: [...permits] });
});

const aYouthJob = async () => {
  const { id: jobId } = await aJob(service.db, { clientId: client.id, ...youth });
  return { params: { jobId } };
};
const proposed = async (given = {}) => {
  const { jobId } = (await aYouthJob()).params;
  const ofChild = { by: child, jobRequestId: jobId };
  const { id: proposalId } = await aProposal(service.db, { ...ofChild, ...given });
  return { params: { proposalId, jobId } };
};
const accepted = async () => {
  const { params } = await proposed();
  await service.as(client).call(acceptProposal, { params });
  return { params };
};
const aGig = async () => {
  const gigId = uuidv7();
  const ofChild = { professionalId: child.id, isYouth: true, createdAt: new Date() };
  await service.db.insert(professionalGigs).values({ ...offer, id: gigId, ...ofChild });
  return { params: { gigId } };
};

walkChildsWrites({
  service,
  name: 'marketplace',
  cases: {
    'POST /api/jobs': async () => ({ by: client, body: aPosting(youth) }),
    'PUT /api/pros/mine/findable': async () => ({
      by: child,
      body: { isFindable: true },
      answer: 403,
    }),
    'POST /api/saved-searches': async () => ({
      by: child,
      body: { things: 'jobs', search: 'lawn' },
      answer: 403,
    }),
    'PUT /api/saved-searches/:savedSearchId': async () => ({
      by: child,
      params: { savedSearchId: uuidv7() },
      body: { alert: 'daily' },
      answer: 403,
    }),
    'DELETE /api/saved-searches/:savedSearchId': async () => ({
      by: child,
      params: { savedSearchId: uuidv7() },
      answer: 403,
    }),
    'PUT /api/favorites/:things/:subjectId': async () => ({
      by: child,
      params: { things: 'people', subjectId: client.id },
      body: { isFavorite: true },
      answer: 403,
    }),
    'PUT /api/jobs/:jobId': async () => ({
      by: client,
      ...(await aYouthJob()),
      body: { title: 'Another title', description: 'Another description.', version: 1 },
    }),
    'POST /api/jobs/:jobId/extend': async () => ({ by: client, ...(await aYouthJob()) }),
    'POST /api/proposals/:proposalId/accept': async () => ({ by: client, ...(await proposed()) }),
    'POST /api/proposals/:proposalId/approve-hire': async () => ({
      by: guardian,
      ...(await accepted()),
    }),
    'POST /api/jobs/:jobId/proposals': async () => ({
      by: child,
      ...(await aYouthJob()),
      body: bid,
    }),
    'PUT /api/proposals/:proposalId': async () => ({
      by: child,
      ...(await proposed()),
      body: { ...bid, version: 1 },
    }),
    'POST /api/proposals/:proposalId/resend': async () => ({
      by: child,
      body: bid,
      ...(await proposed({ status: 'withdrawn', decidedAt: new Date() })),
    }),
    'POST /api/gigs': async () => ({ by: child, body: offer }),
    'PUT /api/gigs/:gigId': async () => ({
      by: child,
      ...(await aGig()),
      body: { ...offer, version: 1 },
    }),
    'POST /api/gigs/:gigId/pictures': async () => ({
      by: child,
      ...(await aGig()),
      body: Buffer.from('GIF89a'),
      headers: { 'content-type': 'image/png' },
    }),
    'DELETE /api/jobs/:jobId/pictures/:name': async () => {
      const { params } = await aYouthJob();
      return { by: client, params: { ...params, name: 'absent' }, answer: 404 };
    },
    'DELETE /api/portfolio/:name': async () => ({
      by: client,
      params: { name: 'absent' },
      answer: 404,
    }),
    'POST /api/jobs/:jobId/close': async () => ({ by: client, ...(await aYouthJob()) }),
    'POST /api/proposals/:proposalId/decline': async () => ({ by: client, ...(await proposed()) }),
    'POST /api/proposals/:proposalId/mark': async () => ({
      by: client,
      ...(await proposed()),
      body: { mark: 'shortlisted' },
    }),
    'POST /api/jobs/:jobId/proposals/seen': async () => {
      const { params } = await proposed();
      return { by: client, params, body: { proposalIds: [params.proposalId] } };
    },
    'POST /api/proposals/:proposalId/withdraw': async () => ({ by: child, ...(await proposed()) }),
    'POST /api/proposals/:proposalId/refuse-hire': async () => ({
      by: guardian,
      ...(await accepted()),
    }),
    'DELETE /api/gigs/:gigId': async () => ({ by: child, ...(await aGig()) }),
    'POST /api/gigs/:gigId/pause': async () => ({ by: child, ...(await aGig()) }),
    'DELETE /api/gigs/:gigId/pictures/:name': async () => {
      const { params } = await aGig();
      return { by: child, params: { ...params, name: 'absent' }, answer: 404 };
    },
    'POST /api/gigs/:gigId/report': async () => ({
      by: await service.person(kid),
      ...(await aGig()),
      body: report,
    }),
    'POST /api/jobs/:jobId/report': async () => ({
      by: child,
      ...(await aYouthJob()),
      body: report,
    }),
    // A child is shown no portfolio.
    'POST /api/pros/:personId/portfolio/:name/report': async () => ({
      by: child,
      params: { personId: client.id, name: `${'a'.repeat(32)}.webp` },
      body: report,
      answer: 404,
    }),
  },
});
