import type { Actor } from '@sidework/chassis/http/actor';
import type { CallArgs } from '@sidework/chassis/testing/service';
import * as escrow from '@sidework/contracts/client-services/escrow';
import * as extensions from '@sidework/contracts/client-services/extensions';
import * as negotiations from '@sidework/contracts/client-services/negotiations';
import { submitReview } from '@sidework/contracts/client-services/reviews';
import * as api from '@sidework/contracts/client-services/services';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { aNegotiation, anExtension, aService, completed } from '../../test/builders.ts';
import { aKey, fund } from '../../test/money.ts';
import { testClientServices } from '../../test/service.ts';

const service = testClientServices({ SERVICE_CHANGES_PER_HOUR: 100_000 });
const timeZone = 'America/New_York';
const dated = { deadline: '2099-01-01', deadlineTimeZone: timeZone };
const terms = { proposedAmountCents: 12_000, timeZone, reason: 'More work than we thought.' };

type Who = 'professional' | 'client' | 'stranger' | 'moderator' | 'visitor';
let people: Record<Exclude<Who, 'visitor'>, Actor>;
beforeAll(async () => {
  people = {
    professional: await service.person(),
    client: await service.person(),
    stranger: await service.person(),
    moderator: await service.person({ roles: ['moderator'], aal: 'aal2' }),
  };
});

const of = (work: { id: string }) => ({ params: { serviceId: work.id } });
const work = (given: object = {}) => aService(service.db, { ...people, ...given });
const funded = async ({ isCompleted = false } = {}) => {
  const begun = await work();
  await fund(service, people.client, begun.id, begun.totalAmountCents);
  if (isCompleted)
    await service.sql`
      update services set status = 'completed', progress_stage = 'completed',
        progress_percentage = 100, completed_at = now() where id = ${begun.id}`;
  return begun;
};
const negotiated = async (by: 'professional' | 'client') => {
  const { id } = await aNegotiation(service.db, await work(), people[by]);
  return { params: { negotiationId: id }, body: { timeZone } };
};
const extended = async () => {
  const { id } = await anExtension(service.db, await work(dated));
  return { params: { extensionId: id } };
};

interface Door {
  does: string;
  endpoint: Endpoint;
  /** A service in the state in which one of its parties may, and what is sent. */
  given(): Promise<CallArgs>;
  professional: number;
  client: number;
  /** The answer to people who are no party, if it is refused before the service is looked for. */
  stranger?: number;
  moderator?: number;
}

/** Section 1.5 of the permission matrix, on services that exist: the rights of each party. Others do not learn of them. */
const doors: Door[] = [
  {
    does: 'reads the service',
    endpoint: api.getService,
    professional: 200,
    client: 200,
    given: async () => of(await work()),
  },
  {
    does: 'reads its stages',
    endpoint: api.listStageChanges,
    professional: 200,
    client: 200,
    given: async () => of(await work()),
  },
  {
    does: 'reads its payments',
    endpoint: escrow.listPaymentHistory,
    professional: 200,
    client: 200,
    given: async () => of(await work()),
  },
  {
    does: 'tells a stage',
    endpoint: api.progressService,
    professional: 200,
    client: 403,
    given: async () => ({ ...of(await work()), body: { progressStage: 'halfway' } }),
  },
  {
    does: 'tells a percentage that the stage has not',
    endpoint: api.progressService,
    professional: 422,
    client: 422,
    stranger: 422,
    moderator: 422,
    given: async () => ({
      ...of(await work()),
      body: { progressStage: 'halfway', progressPercentage: 60 },
    }),
  },
  {
    does: 'sets the deadline',
    endpoint: api.setDeadline,
    professional: 403,
    client: 200,
    given: async () => ({ ...of(await work()), body: { deadline: '2099-03-01', timeZone } }),
  },
  {
    does: 'estimates the end',
    endpoint: api.setEstimate,
    professional: 200,
    client: 403,
    given: async () => ({
      ...of(await work()),
      body: { estimatedCompletionDate: '2099-03-01', timeZone },
    }),
  },
  {
    does: 'asks for more time',
    endpoint: extensions.requestExtension,
    professional: 201,
    client: 403,
    given: async () => ({
      ...of(await work(dated)),
      body: { proposedDeadline: '2099-02-01', reason: 'It rained.' },
    }),
  },
  {
    does: 'approves more time',
    endpoint: extensions.approveExtension,
    professional: 403,
    client: 200,
    given: extended,
  },
  {
    does: 'denies more time',
    endpoint: extensions.denyExtension,
    professional: 403,
    client: 200,
    given: extended,
  },
  {
    does: 'proposes terms',
    endpoint: negotiations.proposeNegotiation,
    professional: 201,
    client: 201,
    given: async () => ({ ...of(await work()), body: terms }),
  },
  {
    does: 'approves its terms for the other side',
    professional: 422,
    client: 422,
    endpoint: negotiations.proposeNegotiation,
    given: async () => ({
      ...of(await work()),
      body: { ...terms, clientApproved: true, professionalApproved: true },
    }),
  },
  {
    does: 'accepts what the professional proposed',
    professional: 403,
    client: 200,
    endpoint: negotiations.acceptNegotiation,
    given: () => negotiated('professional'),
  },
  {
    does: 'accepts what the client proposed',
    professional: 200,
    client: 403,
    endpoint: negotiations.acceptNegotiation,
    given: () => negotiated('client'),
  },
  {
    does: 'funds',
    endpoint: escrow.fundService,
    professional: 403,
    client: 201,
    given: async () => ({ ...of(await work()), body: { amountCents: 9_900 }, headers: aKey() }),
  },
  {
    does: 'asks for the release',
    endpoint: escrow.requestRelease,
    professional: 200,
    client: 403,
    given: async () => of(await funded({ isCompleted: true })),
  },
  {
    does: 'releases',
    endpoint: escrow.releaseService,
    professional: 403,
    client: 200,
    given: async () => of(await funded()),
  },
  {
    does: 'cancels',
    endpoint: escrow.cancelService,
    professional: 200,
    client: 200,
    given: async () => ({ ...of(await work()), body: {} }),
  },
  {
    does: 'cancels for a fee of its own',
    endpoint: escrow.cancelService,
    professional: 422,
    client: 422,
    given: async () => ({ ...of(await funded()), body: { feeCents: 1 } }),
  },
  {
    does: 'disputes',
    endpoint: escrow.disputeService,
    professional: 200,
    client: 200,
    given: async () => ({ ...of(await funded()), body: { reason: 'The tap drips.' } }),
  },
  {
    does: 'reviews',
    endpoint: submitReview,
    professional: 403,
    client: 201,
    given: async () => ({ ...of(await work(completed())), body: { rating: 5, comment: 'Neat.' } }),
  },
];

describe('a service that a child does', () => {
  let child: Actor;
  let guardian: Actor;
  let childsWork: { id: string };
  beforeAll(async () => {
    guardian = await service.person();
    child = await service.person(
      { accountType: 'sidework_kids' },
      { guardianIds: [guardian.id], permits: ['paid_work'] },
    );
    childsWork = await work({ professional: child });
    await anExtension(service.db, await work({ professional: child, ...dated }));
  });
  const looks = async () => {
    const rows = await service.sql`
      select actor_id as "actorId", child_id as "childId", what from access_log order by id`;
    return rows.map((row) => ({ ...row }));
  };

  it.each([
    ['the service', api.getService],
    ['its stages', api.listStageChanges],
    ['its payments', escrow.listPaymentHistory],
    ['its terms', negotiations.listNegotiations],
    ['its deadlines', extensions.listExtensions],
  ] as [string, Endpoint][])(
    'shows %s to its guardian and to a moderator, who leave a row each, and to no other adult [SEC-16]',
    async (_what, endpoint) => {
      const before = (await looks()).length;
      for (const reader of [guardian, people.moderator]) {
        const reply = await service.as(reader).call(endpoint, of(childsWork));
        expect(reply.statusCode, reply.body).toBe(200);
      }
      const look = { childId: child.id, what: 'services_read' };
      const both = [guardian.id, people.moderator.id].map((actorId) => ({ actorId, ...look }));
      expect((await looks()).slice(before)).toEqual(both);
      const refused = await service.as(people.stranger).call(endpoint, of(childsWork));
      expect(refused.statusCode).toBe(404);
      const adults = await service.as(guardian).call(endpoint, of(await work()));
      expect(adults.statusCode).toBe(404);
      expect(await looks()).toHaveLength(before + 2);
    },
  );

  it('stands in the list of its guardian, the latest start first', async () => {
    const params = { childId: child.id };
    const first = await service.as(guardian).call(api.listChildServices, { params });
    const ids = first.json().items.map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(childsWork.id);
    const page = { params, query: { limit: 1 } };
    const one = await service.as(guardian).call(api.listChildServices, page);
    const next = { limit: 1, cursor: one.json().nextCursor };
    const two = await service.as(guardian).call(api.listChildServices, { params, query: next });
    expect([...one.json().items, ...two.json().items].map(({ id }) => id)).toEqual(ids);
    for (const [who, status] of [
      [people.stranger, 404],
      [people.client, 404],
      [child, 403],
    ] as const)
      expect((await service.as(who).call(api.listChildServices, { params })).statusCode).toBe(
        status,
      );
  });

  const writes = doors.filter(
    ({ endpoint, stranger }) =>
      endpoint.method !== 'GET' && endpoint.url.includes(':serviceId') && !stranger,
  );
  it.each(writes.map(({ does, ...door }) => [does, door] as const))(
    'is not changed by a guardian or a moderator who %s',
    async (_does, { endpoint, given }) => {
      const args = await given();
      for (const who of [guardian, people.moderator]) {
        const reply = await service.as(who).call(endpoint, { ...args, ...of(childsWork) });
        expect([reply.statusCode, reply.json().code]).toEqual([403, 'service_read_only']);
      }
    },
  );
});

/** Those who are no party learn of no service; of adults' work a moderator sees disputes alone. */
const others = { stranger: 404, moderator: 404, visitor: 401 } as const;
const cells = doors.flatMap(({ does, endpoint, given, ...parties }) =>
  Object.entries({ ...others, ...parties }).map(
    ([who, status]) => [who as Who, does, status, { endpoint, given }] as const,
  ),
);

describe('a service that is there', () => {
  it.each(cells)(
    '%s who %s is answered %i [SEC-14, SEC-15, SEC-16, SEC-17]',
    async (who, _does, status, { endpoint, given }) => {
      const args = await given();
      const caller = who === 'visitor' ? service.visitor : service.as(people[who]);
      const reply = await caller.call(endpoint, args);
      expect(reply.statusCode, reply.body).toBe(status);
    },
  );
});
