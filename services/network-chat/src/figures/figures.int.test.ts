import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { disputeOpened, serviceStarted } from '@sidework/contracts/client-services/events';
import { escrowReleased } from '@sidework/contracts/client-services/events/money';
import { jobPosted } from '@sidework/contracts/marketplace/events';
import { getFigures } from '@sidework/contracts/network-chat/figures';
import { beforeAll, expect, it } from 'vitest';
import { aJobFact, aServiceFact } from '../../test/facts.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
let client: Actor;
let professional: Actor;
let moderator: Actor;
beforeAll(async () => {
  client = await service.person();
  professional = await service.person();
  moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
  await service.sql`delete from weekly_figures`;
});

const thisWeek = async () => (await service.as(moderator).call(getFigures)).json().weeks[0];

it('counts each event of a week once, however often it comes', async () => {
  const work = aServiceFact(professional, client);
  const { serviceId, title } = work;
  const started = { ...work, jobRequestId: null, proposalId: null };
  const disputed = { ...work, openedBy: 'client' as const, reason: 'It leaks' };
  const released = {
    postingId: randomUUID(),
    serviceId,
    professionalId: professional.id,
    title,
    grossCents: 45_000,
    feeCents: 4_500,
    at: new Date().toISOString(),
  };
  const ids = { job: randomUUID(), hire: randomUUID(), money: randomUUID(), dispute: randomUUID() };
  for (const _ of [1, 2]) {
    await service.receive(jobPosted, aJobFact(client), { id: ids.job });
    await service.receive(serviceStarted, started, { id: ids.hire });
    await service.receive(escrowReleased, released, { id: ids.money });
    await service.receive(disputeOpened, disputed, { id: ids.dispute });
  }
  expect(await thisWeek()).toMatchObject({
    jobs: 1,
    gigs: 0,
    hires: 1,
    releasedCents: 45_000,
    disputes: 1,
  });
});
