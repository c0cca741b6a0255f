import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { profileChanged, sessionRevoked } from '@sidework/contracts/identity/events';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Database, openDatabase } from '../db/db.ts';
import { type Bus, openBus } from '../events/nats.ts';
import type { Beat, Beats } from '../events/nats-beats.ts';
import { startBackground } from '../jobs/background.ts';
import { createLogger } from '../operations/logger.ts';
import { testDatabase } from '../testing/stores.ts';
import { beatJob } from './beat-news.ts';
import { hearNews } from './heard-news.ts';
import { keepPeopleWhenProfileChanged } from './people.ts';
import { refuseTokensWhenSessionRevoked } from './revoked-sessions.ts';

const log = createLogger('test', 'error');
const hour = 3_600_000;
let database: Database;
let bus: Bus;

beforeAll(async () => {
  const migrations = join(import.meta.dirname, '../../../marketplace/migrations');
  database = openDatabase((await testDatabase('marketplace', migrations)).url, 'marketplace');
  bus = openBus({ url: inject('natsUrl'), service: 'identity' });
});
afterAll(async () => {
  await bus?.close();
  await database?.close();
});

/** The listener hears the beats that the test makes. */
function aListener() {
  let tell: (beat: Beat) => void = () => {};
  const beats: Beats = {
    beat() {},
    hear(_service, heard) {
      tell = heard;
      return () => {};
    },
  };
  const consumers = [keepPeopleWhenProfileChanged, refuseTokensWhenSessionRevoked];
  const news = hearNews({ beats, sql: database.sql, consumers, log });
  return { news, beat: (last: Beat['last']) => tell({ last }) };
}

const handle = (consumer: string, id: string) =>
  database.sql`insert into inbox (consumer, event_id) values (${consumer}, ${id})`;
const isNew = ({ news }: ReturnType<typeof aListener>) => news.ageMs() < 2_000;

describe('what is known of people', () => {
  it('is old until a beat is heard, and grows old without another', async () => {
    const listener = aListener();
    expect(isNew(listener)).toBe(false);
    listener.beat({});
    await vi.waitFor(() => expect(isNew(listener)).toBe(true), { timeout: 5_000 });
    const before = listener.news.ageMs();
    await vi.waitFor(() => expect(listener.news.ageMs()).toBeGreaterThan(before + 20), {
      timeout: 5_000,
    });
  });

  it('is old until every consumer has handled what a beat names', async () => {
    const listener = aListener();
    const id = randomUUID();
    const ended = randomUUID();
    const last = {
      [profileChanged.type]: { id, ageMs: 1_500 },
      [sessionRevoked.type]: { id: ended, ageMs: 1_500 },
      'identity.nobody.listens.v1': { id: randomUUID(), ageMs: 1_500 },
    };
    await handle(keepPeopleWhenProfileChanged.name, id);
    listener.beat(last);
    // The look at the inbox is over when the next one of the same pool is.
    await database.sql`select`;
    expect(isNew(listener)).toBe(false);
    await handle(refuseTokensWhenSessionRevoked.name, ended);
    await vi.waitFor(
      () => {
        listener.beat(last);
        expect(isNew(listener)).toBe(true);
      },
      { timeout: 5_000 },
    );
  });

  it('is not new for what came long ago and may still be on its way', async () => {
    const listener = aListener();
    listener.beat({ [profileChanged.type]: { id: randomUUID(), ageMs: 2 * hour } });
    await database.sql`select`;
    expect(isNew(listener)).toBe(false);
  });
});

describe('a beat', () => {
  it('names the last event of each type that is more than a second old', async () => {
    const heard: Beat[] = [];
    const stopHearing = bus.beats.hear('identity', (beat) => void heard.push(beat));
    const ids = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
    for (const [at, id] of ids.entries())
      await database.sql`
        insert into outbox (id, aggregate_id, sequence, type, data, occurred_at)
        values (${id}, 'a', ${at + 1}, 'identity.profile.changed.v1', '{}', now() - interval '5 seconds')`;
    const { sql } = database;
    const stop = await startBackground([beatJob({ sql, beats: bus.beats })], {}, { sql, log });
    const named = () => heard.at(-1)?.last['identity.profile.changed.v1'];
    await vi.waitFor(() => expect(named()?.id).toBe(ids[1]), 10_000);
    expect(named()?.ageMs).toBeGreaterThan(4_000);
    const [fresh] = await database.sql<{ id: string }[]>`
      insert into outbox (id, aggregate_id, sequence, type, data, occurred_at)
      values (${newestId()}, 'b', 1, 'identity.profile.changed.v1', '{}', now()) returning id`;
    const count = heard.length;
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(count), 5_000);
    expect(heard[count]?.last['identity.profile.changed.v1']?.id).toBe(ids[1]);
    await vi.waitFor(() => expect(named()?.id).toBe(fresh?.id), 5_000);
    expect(named()?.ageMs).toBeGreaterThan(1_000);
    await stop();
    stopHearing();
  });
});

/** As a UUIDv7 of this moment begins. */
const newestId = () => {
  const hex = Date.now().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-00000000ffff`;
};
