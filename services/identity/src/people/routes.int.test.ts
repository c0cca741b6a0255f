import { randomUUID } from 'node:crypto';
import * as api from '@sidework/contracts/identity/people/people';
import { describe, expect, it } from 'vitest';
import {
  aChildOf,
  aMemberOf,
  aPerson,
  aVerifiedChild,
  somebodySeen,
  testIdentity,
} from '../../test/builders.ts';
import { aName } from '../../test/names.ts';

const service = testIdentity();

type Person = Awaited<ReturnType<typeof aPerson>>;

const list = ({ caller }: Person, query: Record<string, unknown> = {}) =>
  caller.call(api.listPeople, { query });
const namesOf = async (viewer: Person, search?: string) => {
  const reply = await list(viewer, { limit: 100, ...(search && { search }) });
  expect(reply.statusCode).toBe(200);
  return (reply.json().items as api.PublicProfile[]).map(({ fullName }) => fullName);
};
const look = ({ caller }: Person, { id }: Pick<Person, 'id'>) =>
  caller.call(api.getPerson, { params: { personId: id } });

describe('GET /people', () => {
  it('shows adults to adults by name, without the reader [PROF-04] [D-10]', async () => {
    const family = aName();
    const reader = await aMemberOf(service, { fullName: `Bea ${family}` });
    for (const first of ['carl', 'Ada', 'Dan'])
      await somebodySeen(service, { fullName: `${first} ${family}` });
    expect(await namesOf(reader, family)).toEqual([
      `Ada ${family}`,
      `carl ${family}`,
      `Dan ${family}`,
    ]);
  });

  it('shows the card of each, with the town and no more [D-10]', async () => {
    const family = aName();
    const shown = await aMemberOf(service, {
      fullName: `Pat ${family}`,
      location: '12 Elm Street, Newark, NJ 07102',
      accountType: 'gig_worker',
      profession: 'Plumber',
      bio: 'I mend taps.',
    });
    const reply = await list(await aMemberOf(service), { search: family });
    expect(reply.json().items).toEqual([
      {
        id: shown.id,
        fullName: `Pat ${family}`,
        avatarUrl: null,
        profession: 'Plumber',
        bio: 'I mend taps.',
        location: 'Newark, NJ',
        accountType: 'gig_worker',
        completedServicesAsProfessional: 0,
        rating: null,
        reviewCount: 0,
      },
    ]);
    expect(reply.body).not.toMatch(/Elm|07102|1990|@/);
  });

  it('shows children to children only, and only verified ones [KIDS-08] [SEC-18] [D-6]', async () => {
    const first = aName();
    await aMemberOf(service, { fullName: `${first} Adult` });
    await aChildOf(service, { fullName: `${first} Unknown` });
    await aVerifiedChild(service, { fullName: `${first} Maria Known`, location: 'Newark, NJ' });
    const readers = {
      adult: await aMemberOf(service),
      kid: await aVerifiedChild(service),
      unverified: await aChildOf(service),
      newcomer: await aPerson(service),
    };
    expect(await namesOf(readers.adult, first)).toEqual([`${first} Adult`]);
    expect(await namesOf(readers.kid, first)).toEqual([`${first} K.`]);
    expect(await namesOf(readers.unverified)).toEqual([]);
    expect(await namesOf(readers.newcomer)).toEqual([]);
  });

  it.each([
    ['lost the consent', 'parent_consent_given = false', false],
    ['waits anew', "id_verification_status = 'pending'", false],
    ['was verified longer than a year ago', 'verified_until = now()', false],
    ['is paused', 'paused_at = now()', true],
  ])(
    'shows no child that %s to others, nor others to it, unless it only pauses',
    async (_, change, is) => {
      const first = aName();
      const child = await aVerifiedChild(service, { fullName: `${first} Young` });
      const other = await aVerifiedChild(service, { fullName: `${first} Old` });
      await service.sql.unsafe(
        `update kids_profiles set ${change} where profile_id = '${child.id}'`,
      );
      expect(await namesOf(other, first)).toEqual(is ? [`${first} Y.`] : []);
      expect(await namesOf(child, first)).toEqual(is ? [`${first} O.`] : []);
    },
  );

  it('gives no more of a child’s name away than it shows: not by search, order or page [D-10]', async () => {
    const [first, hidden] = [aName(), aName()];
    for (const family of ['Zuse', 'Abel', 'Mill'])
      await aVerifiedChild(service, { fullName: `${first} ${hidden} ${family}${hidden}` });
    const reader = await aVerifiedChild(service);

    expect(await namesOf(reader, `${first} z`)).toEqual([`${first} Z.`]);
    for (const search of [hidden, `${first} zu`, `Abel${hidden}`])
      expect(await namesOf(reader, search)).toEqual([]);
    const page = (await list(reader, { search: first, limit: 1 })).json();
    expect(Buffer.from(page.nextCursor, 'base64url').toString()).not.toContain(
      hidden.toLowerCase(),
    );
    // In the order they came, since the first names are alike.
    expect(await namesOf(reader, first)).toEqual([`${first} Z.`, `${first} A.`, `${first} M.`]);
  });

  it.each([
    ['is banned', "update users set banned_until = now() + interval '1 day' where id = "],
    ['is gone', 'update users set deleted_at = now() where id = '],
    ['is nobody in particular', 'update users set is_anonymous = true where id = '],
    ['never said how old they are', 'update profiles set is_set_up = false where id = '],
  ])('shows nobody who %s', async (_, change) => {
    const family = aName();
    const person = await aMemberOf(service, { fullName: `Ada ${family}` });
    const reader = await aMemberOf(service);
    expect(await namesOf(reader, family)).toHaveLength(1);
    await service.sql.unsafe(`${change}'${person.id}'`);
    expect(await namesOf(reader, family)).toEqual([]);
    expect((await look(reader, person)).statusCode).toBe(404);
  });

  it.each([
    ['the beginning of a word', 'ada plum'],
    ['words in any order', 'PLUMB aDa'],
    ['a part behind an apostrophe', 'brien'],
    ['the whole', "Ada O'Brien-"],
  ])('finds by %s', async (_, search) => {
    const family = aName();
    const fullName = `Ada O'Brien-${family}`;
    await aMemberOf(service, { fullName, profession: 'Master Plumber' });
    expect(await namesOf(await aMemberOf(service), `${search} ${family}`)).toEqual([fullName]);
  });

  it.each(['%', '_', '*', "'", '%%__', ':*'])('takes "%s" for no word', async (search) => {
    expect(await namesOf(await aMemberOf(service), search)).toEqual([]);
  });

  it('is read page by page, each of them once, also of the same name', async () => {
    const family = aName();
    const ids = [];
    for (let turn = 0; turn < 7; turn += 1)
      ids.push((await somebodySeen(service, { fullName: `Ada ${family}` })).id);
    const reader = await aMemberOf(service);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query = { search: family, limit: 3, ...(cursor && { cursor }) };
      const page: { items: { id: string }[]; nextCursor: string | null } = (
        await list(reader, query)
      ).json();
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(ids.toSorted());
  });

  it.each(['x', 'W10', Buffer.from('["a","b"]').toString('base64url')])(
    'refuses a page that it never gave: %s',
    async (cursor) => {
      expect((await list(await aMemberOf(service), { cursor })).statusCode).toBe(400);
    },
  );

  it('refuses a visitor', async () => {
    expect((await service.visitor.call(api.listPeople)).statusCode).toBe(401);
  });
});

describe('GET /people/:personId', () => {
  it('shows whom the list shows, and knows of nobody else', async () => {
    const [adult, other] = [await aMemberOf(service), await aMemberOf(service)];
    const [kid, otherKid] = [await aVerifiedChild(service), await aVerifiedChild(service)];
    const [unverified, newcomer] = [await aChildOf(service), await aPerson(service)];
    const everybody = [adult, other, kid, otherKid, unverified, newcomer];
    const seenBy = async (viewer: Person) => {
      const replies = [];
      for (const person of everybody) replies.push((await look(viewer, person)).statusCode);
      return replies.map((status) => status === 200);
    };
    expect(await seenBy(adult)).toEqual([false, true, false, false, false, false]);
    expect(await seenBy(kid)).toEqual([false, false, false, true, false, false]);
    expect(await seenBy(unverified)).toEqual(everybody.map(() => false));
    expect(await seenBy(newcomer)).toEqual(everybody.map(() => false));
  });

  it('shows a child as others are shown it [D-10]', async () => {
    const child = await aVerifiedChild(service, { location: '12 Elm Street, Newark, NJ' });
    const reply = await look(await aVerifiedChild(service), child);
    expect(reply.json()).toMatchObject({ fullName: 'Kim Y.', location: 'New Jersey', bio: null });
    expect(reply.body).not.toMatch(/Maria|Young|Newark|Grace|@/);
  });

  it('shows parents their own child, whatever it may do, while they look after it', async () => {
    const [child, parent, other] = [
      await aChildOf(service),
      await aMemberOf(service),
      await aMemberOf(service),
    ];
    await service.sql`
      insert into guardian_links (id, child_id, guardian_id, created_at)
      values (${randomUUID()}, ${child.id}, ${parent.id}, now())`;
    expect((await look(parent, child)).json()).toMatchObject({ fullName: 'Kim Y.' });
    expect((await look(other, child)).statusCode).toBe(404);
    await service.sql`update guardian_links set ended_at = now() where child_id = ${child.id}`;
    expect((await look(parent, child)).statusCode).toBe(404);
  });

  it.each(['none', '01960000-0000-7000-8000-000000000001'])('knows nobody by %s', async (id) => {
    const [adult, unknown] = [
      await aMemberOf(service),
      await look(await aMemberOf(service), { id }),
    ];
    const hidden = await look(adult, await aChildOf(service));
    expect(unknown.statusCode).toBe(404);
    const [one, two] = [unknown, hidden].map((reply) => ({ ...reply.json(), requestId: '' }));
    expect(one).toEqual(two);
  });
});

describe('GET /people/:personId/membership', () => {
  const since = async (id: string) =>
    (await service.visitor.call(api.getMembership, { params: { personId: id } })).json().since;

  it('says to everybody since which month an adult professional is here', async () => {
    const pro = await aMemberOf(service, { accountType: 'gig_worker', profession: 'Plumber' });
    await service.sql`update users set created_at = '2025-03-09T10:00:00Z' where id = ${pro.id}`;
    expect(await since(pro.id)).toBe('2025-03');
    await service.sql`update users set banned_until = '2999-01-01' where id = ${pro.id}`;
    expect(await since(pro.id)).toBeNull();
  });

  it.each([
    ['a client', () => aMemberOf(service)],
    ['a child', () => aVerifiedChild(service)],
    ['a stranger', () => ({ id: randomUUID() })],
  ])('says nothing of %s', async (_, whom) => {
    expect(await since((await whom()).id)).toBeNull();
  });
});
