import { randomUUID } from 'node:crypto';
import { profileChanged } from '@sidework/contracts/identity/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMemberOf, testIdentity } from '../../test/builders.ts';
import { databaseBefore } from '../../test/earlier-database.ts';
import { tellingAnew } from './tell-profile-anew.ts';

const service = testIdentity();

describe('the people whose time zones were known before another service kept them', () => {
  const before = [
    { id: randomUUID(), who: 'an adult with a zone', zone: 'Asia/Tokyo', is: [tellingAnew] },
    { id: randomUUID(), who: 'an adult without a zone', zone: null, is: [] },
    { id: randomUUID(), who: 'a child', zone: 'Asia/Tokyo', accountType: 'sidework_kids', is: [] },
    { id: randomUUID(), who: 'one who left', zone: 'Asia/Tokyo', hasLeft: true, is: [] },
  ];
  let database: Awaited<ReturnType<typeof databaseBefore>>;
  beforeAll(async () => {
    database = await databaseBefore('0023_tell_time_zones_anew');
    const { sql } = database;
    for (const { id, zone, accountType = 'gig_worker', hasLeft = false } of before) {
      await sql`
        insert into users (id, email, password_hash, deleted_at, created_at, updated_at)
        values (${id}, ${`${id}@example.com`}, 'none', ${hasLeft ? new Date() : null}, now(), now())`;
      await sql`
        insert into profiles (id, full_name, user_type, account_type, time_zone, created_at, updated_at)
        values (${id}, 'Pat Plumber', 'professional', ${accountType}, ${zone}, now(), now())`;
    }
    await database.update();
  });
  afterAll(async () => {
    await database?.sql.end();
  });

  it.each(before)('are told of again: $who', async ({ id, is }) => {
    const tasks = await database.sql`select kind from person_tasks where user_id = ${id}`;
    expect(tasks.map(({ kind }) => kind)).toEqual(is);
  });

  it('are told of as they are then, once, and not where they left meanwhile', async () => {
    const [stays, leaves] = [await aMemberOf(service), await aMemberOf(service)];
    await service.sql`update profiles set time_zone = 'Asia/Tokyo' where id = ${stays.id}`;
    await service.sql`update users set deleted_at = now() where id = ${leaves.id}`;
    const told = async ({ id }: { id: string }) =>
      (await service.emitted(profileChanged.type)).filter(({ data }) => data.id === id);
    const earlier = { stays: await told(stays), leaves: await told(leaves) };
    for (const { id } of [stays, leaves])
      await service.sql`
        insert into person_tasks (id, kind, user_id) values (${id}, ${tellingAnew}, ${id})`;
    await service.doPersonTasks();
    await service.doPersonTasks();
    const later = (await told(stays)).slice(earlier.stays.length);
    expect(later).toMatchObject([{ data: { id: stays.id, timeZone: 'Asia/Tokyo' } }]);
    expect(await told(leaves)).toHaveLength(earlier.leaves.length);
  });
});
