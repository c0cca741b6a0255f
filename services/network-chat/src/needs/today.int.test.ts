import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Need } from '@sidework/contracts/kernel/needs';
import { accessRecorded, needMet, needRaised } from '@sidework/contracts/marketplace/events';
import { blockPerson } from '@sidework/contracts/network-chat/conversations';
import { getToday, mostListed, type Today } from '@sidework/contracts/network-chat/today';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMessage, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';
import { deleteMetNeeds } from './queries.ts';

const service = testNetworkChat();

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person({}, { fullName: 'Grace Client' });
  professional = await service.person({}, { fullName: 'Pat Plumber' });
});

const todayOf = async (person: Actor): Promise<Today> =>
  (await service.as(person).call(getToday)).json();
const nothing: Today = { items: [], counts: [] };

const aNeed = (given: Partial<Need> = {}): Need => ({
  kind: 'proposal_to_answer',
  subjectId: uuidv7(),
  receivers: [client.id],
  actorId: professional.id,
  title: 'Repair a leaking tap',
  details: { amountCents: 9_900 },
  path: '/jobs/1',
  ...given,
});
const raise = (need: Need, sequence = 1) => service.receive(needRaised, need, { sequence });
const meet = ({ kind, subjectId }: Need, sequence = 2) =>
  service.receive(needMet, { kind, subjectId }, { sequence });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('what waits', () => {
  it('is told to whom it waits for, with whom it comes from and where it is handled', async () => {
    const need = aNeed();
    expect(await raise(need)).toEqual(['acknowledged']);
    expect(await todayOf(client)).toEqual({
      items: [
        {
          id: `proposal_to_answer ${need.subjectId}`,
          kind: 'proposal_to_answer',
          actor: expect.objectContaining({ id: professional.id, fullName: 'Pat Plumber' }),
          title: 'Repair a leaking tap',
          details: { amountCents: 9_900 },
          path: '/jobs/1',
          since: expect.any(String),
        },
      ],
      counts: [{ kind: 'proposal_to_answer', count: 1, since: expect.any(String) }],
    });
    expect(await todayOf(professional)).toEqual(nothing);
  });

  it('is gone once it is met, and what it said with it', async () => {
    const need = aNeed();
    await raise(need);
    await meet(need);
    expect(await todayOf(client)).toEqual(nothing);
    const kept = await service.sql`
      select title, path, details, actor_id from needs where subject_id = ${need.subjectId}`;
    expect(kept).toEqual([{ title: '', path: '', details: {}, actor_id: null }]);
  });

  it('stays met where what raised it comes after, or comes again', async () => {
    const need = aNeed();
    await meet(need);
    await raise(need);
    expect(await todayOf(client)).toEqual(nothing);
  });

  it('waits again where it is raised anew, and says what holds then', async () => {
    const need = aNeed({ kind: 'deadline_near', details: { day: '2026-12-01' } });
    await raise(need, 1);
    await meet(need, 2);
    await raise({ ...need, details: { day: '2026-12-08' } }, 4);
    await raise({ ...need, details: { day: '2026-12-05' } }, 3);
    expect((await todayOf(client)).items).toMatchObject([{ details: { day: '2026-12-08' } }]);
  });

  it('stands with the newest need first', async () => {
    const needs = [aNeed(), aNeed({ kind: 'job_ends_soon' }), aNeed({ kind: 'changes_requested' })];
    for (const need of needs) {
      await raise(need);
      await service.sql`update needs set since = since - interval '1 minute'`;
    }
    const { items, counts } = await todayOf(client);
    expect(items.map(({ kind }) => kind)).toEqual(needs.map(({ kind }) => kind).toReversed());
    expect(counts).toHaveLength(3);
  });

  it('is counted with since when the oldest of its kind waits', async () => {
    for (const _ of [1, 2]) {
      await raise(aNeed());
      for (const table of ['needs', 'need_receivers'])
        await service.sql`update ${service.sql(table)} set since = since - interval '1 hour'`;
    }
    const { items, counts } = await todayOf(client);
    expect(counts).toEqual([{ kind: 'proposal_to_answer', count: 2, since: items[1]?.since }]);
  });

  it('is listed up to a bound, and counted beyond it', async () => {
    for (let number = 0; number < mostListed + 3; number += 1) await raise(aNeed());
    const { items, counts } = await todayOf(client);
    expect(items).toHaveLength(mostListed);
    expect(counts).toMatchObject([{ kind: 'proposal_to_answer', count: mostListed + 3 }]);
  });

  it.each([
    ['before it begins', { from: inDays(1) }],
    ['after its time', { until: inDays(-1) }],
    ['of a kind that only a newer release knows', { kind: 'badge_earned' }],
  ])('is not told %s', async (_, given) => {
    await raise(aNeed(given));
    expect(await todayOf(client)).toEqual(nothing);
  });

  it.each([
    ['the one who waits has blocked the other', () => [client, professional] as const],
    ['the other has blocked the one who waits', () => [professional, client] as const],
  ])('is not told of a stranger where %s, and of work under way all the same', async (_, sides) => {
    const [blocker, blocked] = sides();
    await service.as(blocker).call(blockPerson, { params: { personId: blocked.id } });
    await raise(aNeed());
    await raise(aNeed({ kind: 'changes_requested' }));
    expect((await todayOf(client)).items).toMatchObject([{ kind: 'changes_requested' }]);
  });

  it('is not told of somebody whose account is gone, nor for one', async () => {
    await raise(aNeed());
    await service.sql`update people set has_left = true where id = ${professional.id}`;
    expect(await todayOf(client)).toEqual(nothing);
    const own = aNeed({ receivers: [professional.id] });
    await raise(own);
    expect(
      await service.sql`
      select from need_receivers where subject_id = ${own.subjectId}`,
    ).toHaveLength(0);
  });

  it('is forgotten two weeks after it was met, and never before', async () => {
    const [old, recent, open] = [aNeed(), aNeed(), aNeed()];
    for (const need of [old, recent, open]) await raise(need);
    for (const need of [old, recent]) await meet(need);
    await service.sql`
      update needs set met_at = met_at - interval '15 days' where subject_id = ${old.subjectId}`;
    await deleteMetNeeds(service.db, service.deps.now());
    const ids = [old, recent, open].map(({ subjectId }) => subjectId);
    const left = await service.sql<{ subject_id: string }[]>`
      select subject_id from needs where subject_id = any (${ids}::uuid[]) order by subject_id`;
    expect(left.map((row) => row.subject_id)).toEqual([recent.subjectId, open.subjectId]);
  });
});

describe('what is about a child', () => {
  let child: Actor;
  let guardians: [Actor, Actor];
  let need: Need;
  beforeEach(async () => {
    guardians = [await service.person(), await service.person()];
    const guardianIds = guardians.map(({ id }) => id);
    child = await service.person({ accountType: 'sidework_kids' }, { guardianIds });
    need = aNeed({
      kind: 'child_proposal',
      receivers: guardianIds,
      actorId: child.id,
      childId: child.id,
    });
    await raise(need);
  });

  it('is told to each who looks after it, and to nobody who does no more', async () => {
    const [one, other] = guardians;
    for (const guardian of guardians)
      expect((await todayOf(guardian)).items).toMatchObject([{ kind: 'child_proposal' }]);
    await service.sql`update people set guardian_ids = ${[one.id]} where id = ${child.id}`;
    expect((await todayOf(one)).items).toHaveLength(1);
    expect(await todayOf(other)).toEqual(nothing);
  });

  it('is told to nobody once the child is of age', async () => {
    await service.sql`update people set account_type = 'gig_worker' where id = ${child.id}`;
    for (const guardian of guardians) expect(await todayOf(guardian)).toEqual(nothing);
  });

  it('is gone for the guardian who reads what the child proposed, and for no other', async () => {
    const [one, other] = guardians;
    const look = {
      id: randomUUID(),
      actorId: one.id,
      childId: child.id,
      what: 'proposals_read',
      reason: null,
      requestId: 'r',
      at: new Date(Date.now() + 1_000).toISOString(),
    };
    await service.receive(accessRecorded, look);
    expect(await todayOf(one)).toEqual(nothing);
    expect((await todayOf(other)).items).toHaveLength(1);
    // A second delivery does not bring it back.
    await raise(need);
    expect(await todayOf(one)).toEqual(nothing);
  });
});

describe('the queue of a role', () => {
  const waiting = () =>
    aNeed({ kind: 'verification_waits', receivers: ['moderator'], path: '/admin/verifications' });
  const staff = (role: 'moderator' | 'admin', given: Partial<Actor> = {}) =>
    service.person({ roles: [role], aal: 'aal2', ...given });

  it('is one item with how many wait, for all who may open it', async () => {
    await service.sql`delete from needs where kind = 'verification_waits'`;
    const first = { ...waiting(), title: 'The oldest', details: { amountCents: 5 } };
    const needs = [waiting(), first, waiting()];
    for (const need of needs) await raise(need);
    const [oldest] = await service.sql`
      update needs set since = since - interval '6 days'
      where subject_id = ${needs[1]?.subjectId ?? ''} returning since`;
    for (const role of ['moderator', 'admin'] as const) {
      const { items, counts } = await todayOf(await staff(role));
      expect(items).toMatchObject([
        { kind: 'verification_waits', title: 'The oldest', details: { count: 3, amountCents: 5 } },
      ]);
      expect(items[0]).toMatchObject({ path: '/admin/verifications', since: counts[0]?.since });
      expect(counts).toEqual([
        { kind: 'verification_waits', count: 3, since: new Date(oldest?.since).toISOString() },
      ]);
    }
    for (const need of needs) await meet(need);
    expect(await todayOf(await staff('moderator'))).toEqual(nothing);
  });

  it('is listed before what waits for one person, however much that is', async () => {
    await service.sql`delete from needs where kind = 'verification_waits'`;
    const moderator = await staff('moderator');
    const queue = waiting();
    await raise(queue);
    await service.sql`
      update needs set since = since - interval '6 days' where subject_id = ${queue.subjectId}`;
    for (let number = 0; number < mostListed; number += 1)
      await raise(aNeed({ receivers: [moderator.id] }));
    const { items } = await todayOf(moderator);
    expect(items).toHaveLength(mostListed);
    expect(items.at(-1)?.kind).toBe('verification_waits');
    await meet(queue);
  });

  it('counts once what waits for both roles', async () => {
    await service.sql`delete from needs where kind = 'report_waits'`;
    const need = aNeed({ kind: 'report_waits', receivers: ['moderator', 'admin'] });
    await raise(need);
    const { items, counts } = await todayOf(await staff('admin'));
    expect(items).toMatchObject([{ kind: 'report_waits', details: { count: 1 } }]);
    expect(counts).toMatchObject([{ kind: 'report_waits', count: 1 }]);
    await meet(need);
  });

  it('is told to nobody who may not open it', async () => {
    await raise(waiting());
    const others = [
      client,
      await service.person({ roles: ['professional'], aal: 'aal2' }),
      await staff('moderator', { aal: 'aal1' }),
    ];
    for (const other of others) expect(await todayOf(other)).toEqual(nothing);
  });
});

describe('messages to read', () => {
  const write = () => aMessage(service.db, { from: professional, to: client });

  it('are one item a conversation, with who wrote and how many they are', async () => {
    await anOpenConversation(service.db, client, professional);
    for (const _ of [1, 2]) await write();
    expect(await todayOf(client)).toMatchObject({
      items: [
        {
          kind: 'unread_messages',
          actor: { id: professional.id },
          details: { count: 2 },
          path: `/chat?user=${professional.id}`,
        },
      ],
      counts: [{ kind: 'unread_messages', count: 1, since: expect.any(String) }],
    });
    expect(await todayOf(professional)).toEqual(nothing);
  });

  it('have the moment of the newest, and are counted with since when the oldest waits', async () => {
    await anOpenConversation(service.db, client, professional);
    const [first, last] = [await write(), await write()];
    const { items, counts } = await todayOf(client);
    expect(items).toMatchObject([{ since: last.createdAt.toISOString() }]);
    expect(counts).toMatchObject([{ since: first.createdAt.toISOString() }]);
  });

  it('are told no more of somebody who has blocked the reader', async () => {
    await anOpenConversation(service.db, client, professional);
    await write();
    await service.as(professional).call(blockPerson, { params: { personId: client.id } });
    expect(await todayOf(client)).toEqual(nothing);
  });
});
