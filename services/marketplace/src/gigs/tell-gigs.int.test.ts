import { randomUUID } from 'node:crypto';
import { serviceStarted } from '@sidework/contracts/client-services/events';
import { gigChanged, gigPosted } from '@sidework/contracts/marketplace/events';
import { deleteGig, postGig } from '@sidework/contracts/marketplace/gigs';
import { expect, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';
import { tellGigsJob } from './tell-gigs.ts';

const service = testMarketplace();

async function aGig() {
  const owner = await service.person();
  const body = {
    title: 'Tap and pipe repair',
    description: 'I mend what drips.',
    category: 'plumbing',
    priceCents: 9_000,
    pricingType: 'fixed' as const,
    isRemote: false,
  };
  const reply = await service.as(owner).call(postGig, { body });
  expect(reply.statusCode, reply.body).toBe(201);
  return { owner, gigId: reply.json().id as string };
}

const toldOf = async (type: typeof gigPosted.type | typeof gigChanged.type, gigId: string) =>
  (await service.emitted(type)).filter(({ data }) => data.gigId === gigId);

const tell = async () => {
  while (await tellGigsJob.run(service.deps, new AbortController().signal));
};

it('a gig of an older version is told of whole, once', async () => {
  const { gigId } = await aGig();
  const description = 'I mend what drips.';
  expect(await toldOf(gigPosted.type, gigId)).toMatchObject([{ data: { description } }]);
  await tell();
  expect(await toldOf(gigChanged.type, gigId)).toEqual([]);
  await service.sql`update professional_gigs set is_told_whole = false where id = ${gigId}`;
  await tell();
  await tell();
  expect(await toldOf(gigChanged.type, gigId)).toMatchObject([
    { data: { description, status: 'active' } },
  ]);
});

it('a gig that was booked is kept for its service', async () => {
  const { owner, gigId } = await aGig();
  const fact = { serviceId: randomUUID(), professionalId: owner.id, clientId: randomUUID(), gigId };
  const work = { title: 'Tap and pipe repair', totalAmountCents: 9_000 };
  const began = { jobRequestId: null, proposalId: null };
  await service.receive(serviceStarted, { ...fact, ...work, ...began });
  const args = { params: { gigId } };
  expect((await service.as(owner).call(deleteGig, args)).statusCode).toBe(204);
  const [row] = await service.sql`select status from professional_gigs where id = ${gigId}`;
  expect(row).toEqual({ status: 'deleted' });
});
