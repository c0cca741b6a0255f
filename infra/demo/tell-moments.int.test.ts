import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { testDatabase } from '@sidework/chassis/testing/stores';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkout } from '../local/checkout.ts';
import { schemaOf, services } from '../local/services.ts';
import { tellMoments } from './tell-moments.ts';
import type { Point } from './timeline.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const real = Date.UTC(2026, 10, 21, 12);
const told = Date.UTC(2026, 10, 7, 12);
/** A minute of the load is told as two weeks, and what comes after it as it was. */
const points: Point[] = [
  [real, told],
  [real + minute, real + minute],
];

describe('the moments of the demo', () => {
  const owners = new Map<string, string>();
  const ownerUrlOf = (service: string) => owners.get(service) ?? '';
  let chat: Sql;
  const [conversationId, one, other] = [randomUUID(), ...[randomUUID(), randomUUID()].sort()];

  beforeAll(async () => {
    for (const { name } of services) {
      const migrations = join(checkout, 'services', name, 'migrations');
      owners.set(name, (await testDatabase(schemaOf(name), migrations)).ownerUrl);
    }
    chat = postgres(ownerUrlOf('network-chat'), { max: 1 });
    await chat`insert into conversations (id, one_id, other_id)
      values (${conversationId}, ${one ?? ''}, ${other ?? ''})`;
    await write(1, real - minute);
    await write(2, real);
    await write(3, real + minute / 2);
    await write(4, real + 2 * minute);
    await tellMoments(ownerUrlOf, points);
  });
  afterAll(() => chat.end());

  const write = (sequence: number, at: number) => chat`
    insert into messages (id, conversation_id, sequence, sender_id, receiver_id, content, created_at)
    values (${randomUUID()}, ${conversationId}, ${sequence}, ${one ?? ''}, ${other ?? ''}, 'Hello',
      ${new Date(at)})`;

  it('are told between their points, in their order, and left alone outside of them', async () => {
    const rows = await chat<{ at: Date }[]>`
      select created_at as at from messages order by sequence`;
    expect(rows.map(({ at }) => at.getTime())).toEqual([
      real - minute,
      told,
      (told + real + minute) / 2,
      real + 2 * minute,
    ]);
  });

  it('are moved along where they are ahead of when they were made', async () => {
    const market = postgres(ownerUrlOf('marketplace'), { max: 1 });
    await market`
      insert into job_requests (id, client_id, title, description, category, created_at, due_at, expires_at)
      values (${randomUUID()}, ${randomUUID()}, 'Move a piano', 'Two steps to the street.', 'other',
        ${new Date(real)}, ${new Date(real + 27 * day)}, ${new Date(real + 30 * day)})`;
    await tellMoments(ownerUrlOf, points);
    const [job] = await market<{ ends: Date; due: Date; posted: Date }[]>`
      select expires_at as ends, due_at as due, created_at as posted from job_requests`;
    await market.end();
    expect([job?.posted, job?.due, job?.ends].map((moment) => moment?.getTime())).toEqual([
      told,
      told + 27 * day,
      told + 30 * day,
    ]);
  });

  it('of what is unread are those of its messages', async () => {
    await chat`
      insert into conversation_members (conversation_id, user_id, other_id, unread_count, unread_since)
      values (${conversationId}, ${one ?? ''}, ${other ?? ''}, 1, ${new Date(real)})`;
    await tellMoments(ownerUrlOf, points);
    const [member] = await chat<{ since: Date }[]>`
      select unread_since as since from conversation_members`;
    expect(member?.since.getTime()).toBe(told);
  });

  it('are the same where it is told as news and where it waits', async () => {
    const at = new Date(real + minute / 2);
    await chat`
      insert into needs (kind, subject_id, sequence, title, details, path, since)
      values ('proposal_to_answer', ${randomUUID()}, 1, 'Move a piano', '{}', '/jobs', ${at})`;
    // The notice is written a little later.
    await chat`
      insert into notifications (id, event_id, receiver_id, actor_id, kind, title, details, path, created_at, asked_at)
      values (${randomUUID()}, ${randomUUID()}, ${one ?? ''}, ${other ?? ''}, 'proposal_received', '', '{}',
        '/jobs', ${new Date(real + 2 * minute)}, ${at})`;
    await tellMoments(ownerUrlOf, points);
    const [need] = await chat<{ since: Date }[]>`select since from needs`;
    const [notice] = await chat<{ asked: Date }[]>`select asked_at as asked from notifications`;
    expect(need?.since.getTime()).toBe((told + real + minute) / 2);
    expect(notice?.asked).toEqual(need?.since);
  });

  it('can be changed by nobody afterwards', async () => {
    await expect(chat`update messages set created_at = now()`).rejects.toThrow(
      'only ever marked as read',
    );
  });
});
