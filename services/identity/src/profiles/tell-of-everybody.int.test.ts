import { randomUUID } from 'node:crypto';
import { contactChanged, profileChanged } from '@sidework/contracts/identity/events';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseBefore } from '../../test/earlier-database.ts';

let sql: postgres.Sql;

async function somebody(given: { name: string; accountType: string; phone?: string }) {
  const id = randomUUID();
  const email = `${id}@example.com`;
  const userType = given.accountType === 'client' ? 'client' : 'professional';
  await sql`
    insert into users (id, email, password_hash, created_at, updated_at)
    values (${id}, ${email}, 'none', now(), now())`;
  await sql`
    insert into profiles (id, full_name, email, phone, user_type, account_type,
      completed_services_as_professional, created_at, updated_at)
    values (${id}, ${given.name}, ${email}, ${given.phone ?? null}, ${userType},
      ${given.accountType}, 3, now(), now())`;
  return { id, email };
}

const toldOf = ({ id }: { id: string }) =>
  sql<
    { id: string; type: string; sequence: number; data: unknown }[]
  >`select id, type, sequence, data from outbox where aggregate_id = ${id} order by sequence`;

let adult: { id: string; email: string };
let child: { id: string; email: string };
let newcomer: { id: string; email: string };

beforeAll(async () => {
  const database = await databaseBefore('0003_tell_of_everybody');
  sql = database.sql;
  adult = await somebody({ name: 'Pat Plumber', accountType: 'gig_worker', phone: '+19735550100' });
  child = await somebody({ name: 'Kim Young', accountType: 'sidework_kids' });
  newcomer = await somebody({ name: 'Nell New', accountType: 'client' });
  for (const role of ['professional', 'moderator'])
    await sql`insert into user_roles values (${adult.id}, ${role}, now())`;
  // Two of them were told of before; the stream has forgotten it, the numbering has not.
  await sql`insert into outbox_heads values (${adult.id}, 7), (${child.id}, 1)`;
  await database.update();
});

afterAll(async () => {
  await sql?.end();
});

describe('whoever had an account before other services could learn of it', () => {
  it('is told of once more, in the words of the contract and without an address', async () => {
    const [profile] = await toldOf(adult);
    expect(profile?.type).toBe(profileChanged.type);
    expect(profileChanged.data.strict().parse(profile?.data)).toEqual({
      id: adult.id,
      fullName: 'Pat Plumber',
      avatarUrl: null,
      profession: null,
      location: null,
      userType: 'professional',
      accountType: 'gig_worker',
      roles: ['moderator', 'professional'],
      completedServicesAsProfessional: 3,
      rating: null,
      reviewCount: 0,
      mayAct: true,
      guardianIds: [],
    });
  });

  it('can be reached from then on, but for a child', async () => {
    const [, ofAdult] = await toldOf(adult);
    expect(contactChanged.data.strict().parse(ofAdult?.data)).toEqual({
      id: adult.id,
      email: adult.email,
      phone: '+19735550100',
    });
    const [profile, ofChild] = await toldOf(child);
    expect(profile?.data).toMatchObject({ mayAct: false, roles: [] });
    expect(ofChild?.data).toEqual({ id: child.id, email: null, phone: null });
  });

  it.each([
    ['told of seven times', () => adult, [8, 9]],
    ['told of once', () => child, [2, 3]],
    ['never told of', () => newcomer, [1, 2]],
  ])('continues its own numbering: %s', async (_, whom, sequences) => {
    const told = await toldOf(whom());
    expect(told.map(({ sequence }) => sequence)).toEqual(sequences);
    const [head] = await sql`select sequence from outbox_heads where aggregate_id = ${whom().id}`;
    expect(head?.sequence).toBe(sequences.at(-1));
  });

  it('gets ids of version 7, made now, as those that the service makes', async () => {
    for (const { id } of await toldOf(adult)) {
      expect(id[14]).toBe('7');
      const madeAt = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
      expect(Math.abs(Date.now() - madeAt)).toBeLessThan(300_000);
    }
  });
});
