import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { submitReview } from '@sidework/contracts/client-services/reviews';
import {
  progressService,
  requestChanges,
  setDeadline,
  setEstimate,
} from '@sidework/contracts/client-services/services';
import { proposalAccepted } from '@sidework/contracts/marketplace/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aHire, aService, completed } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices();
const rounds = 5;
const timeZone = 'America/New_York';

let client: Actor;
let professional: Actor;
let id: string;

beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
});

async function begin(isCompleted: boolean) {
  const given = { client, professional, ...(isCompleted && completed()) };
  ({ id } = await aService(service.db, given));
}

const ofService = () => ({ params: { serviceId: id } });
const move = (progressStage: string) =>
  service
    .as(professional)
    .call(progressService, { ...ofService(), body: { progressStage, reason: 'As agreed.' } });

/** Two parties, or one in two windows, do these to one service. */
const acts = {
  halfway: () => move('halfway'),
  complete: () => move('completed'),
  deadline: () =>
    service
      .as(client)
      .call(setDeadline, { ...ofService(), body: { deadline: '2099-01-05', timeZone } }),
  estimate: () =>
    service.as(professional).call(setEstimate, {
      ...ofService(),
      body: { estimatedCompletionDate: '2099-01-04', timeZone },
    }),
  review: () => service.as(client).call(submitReview, { ...ofService(), body: { rating: 5 } }),
  reopen: () =>
    service
      .as(client)
      .call(requestChanges, { ...ofService(), body: { reason: 'The tap still drips.' } }),
} as const;
type Act = keyof typeof acts;

async function both(one: Act, other: Act, round: number) {
  const pair = round % 2 ? [one, other] : [other, one];
  const replies = await Promise.all(pair.map((act) => acts[act as Act]()));
  return round % 2 ? replies : replies.toReversed();
}

/** These hold in either order. */
async function consistent() {
  const [kept] = await service.sql`
    select s.*, (select count(*)::int from reviews where service_id = s.id) as reviews
    from services s where id = ${id}`;
  const changes = await service.sql<{ from_stage: string; to_stage: string }[]>`
    select from_stage, to_stage from stage_changes where service_id = ${id}`;
  const told = await service.sql<{ type: string }[]>`
    select type from outbox where data ->> 'serviceId' = ${id}`;
  const count = (what: string) =>
    told.filter(({ type }) => type === `client-services.service.${what}.v1`).length;
  const changed = (where: { from?: string; to?: string }) =>
    changes.filter(
      ({ from_stage: from, to_stage: to }) =>
        (where.from ?? from) === from && (where.to ?? to) === to,
    ).length;
  expect(count('completed')).toBe(changed({ to: 'completed' }));
  expect(count('reopened')).toBe(changed({ from: 'completed' }));
  if (kept?.reviews) expect(kept.status).toBe('completed');
  // Each change went from where the one before had led.
  expect(new Set(changes.map(({ from_stage: from }) => from)).size).toBe(changes.length);
  return kept;
}

describe('two at once, of whom one comes first', () => {
  it.each([
    ['complete', 'complete', false],
    ['reopen', 'review', true],
    ['reopen', 'reopen', true],
    ['review', 'review', true],
  ] as const)('%s and %s: the other is told that it is over', async (one, other, isCompleted) => {
    for (let round = 0; round < rounds; round += 1) {
      await begin(isCompleted);
      const replies = await both(one, other, round);
      const statuses = replies.map(({ statusCode }) => (statusCode < 300 ? 'done' : statusCode));
      expect(statuses.sort()).toEqual([409, 'done']);
      await consistent();
    }
  });

  it.each([
    ['complete', 'halfway'],
    ['complete', 'deadline'],
    ['complete', 'estimate'],
    ['complete', 'review'],
    ['complete', 'reopen'],
  ] as const)(
    '%s and %s: it is completed, and the other before, after or not at all',
    async (one, other) => {
      for (let round = 0; round < rounds; round += 1) {
        await begin(false);
        const [completion, second] = await both(one, other, round);
        expect(completion?.statusCode).toBe(200);
        expect([200, 201, 409]).toContain(second?.statusCode);
        const kept = await consistent();
        const isReopened = other === 'reopen' && second?.statusCode === 200;
        expect(kept?.status).toBe(isReopened ? 'in_progress' : 'completed');
      }
    },
  );

  it('the day of the client and that of the professional are both kept', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await begin(false);
      const replies = await both('deadline', 'estimate', round);
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const [kept] = await service.sql`
        select deadline::text, estimated_completion_date::text as estimate, version
        from services where id = ${id}`;
      expect(kept).toEqual({ deadline: '2099-01-05', estimate: '2099-01-04', version: 3 });
    }
  });
});

it('a hire that is delivered to two instances at once begins one service', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const hire = aHire(client, professional);
    const eventId = randomUUID();
    await Promise.all(
      [1, 2, 3].map(() => service.receive(proposalAccepted, hire, { id: eventId })),
    );
    const begun = await service.sql`select from services where proposal_id = ${hire.proposalId}`;
    expect(begun).toHaveLength(1);
  }
  const clients = await service.sql`select from crm_clients where client_id = ${client.id}`;
  expect(clients).toHaveLength(1);
});
