import * as api from '@sidework/contracts/identity/people/people';
import { describe, expect, it } from 'vitest';
import {
  aChildOf,
  aMemberOf,
  aPassword,
  aPerson,
  aVerifiedChild,
  somebodySeen,
  testIdentity,
} from '../../test/builders.ts';
import { aName } from '../../test/names.ts';

const service = testIdentity();

type Person = Awaited<ReturnType<typeof aPerson>>;

const aWorker = () => aMemberOf(service, { accountType: 'gig_worker' });
const pick = ({ caller }: Person, search: string) =>
  caller.call(api.pickPeople, { query: { search } });
const picked = async (person: Person, search: string): Promise<api.PickedPerson[]> => {
  const reply = await pick(person, search);
  expect(reply.statusCode).toBe(200);
  return reply.json().items;
};

describe('GET /people/pick', () => {
  it('finds adults by letters of their name, with the address masked [D-11]', async () => {
    const family = aName();
    const person = await aMemberOf(service, { fullName: `Jane ${family}` });
    const reply = await pick(await aWorker(), `jan ${family.slice(0, 6)}`);
    expect(reply.json()).toEqual({
      items: [
        { id: person.id, fullName: `Jane ${family}`, avatarUrl: null, email: 'a•••@e•••.com' },
      ],
    });
    expect(reply.body).not.toContain(person.email);
  });

  it('finds an adult by their whole address and by no part of it [D-11]', async () => {
    const [person, worker] = [await aMemberOf(service), await aWorker()];
    expect(await picked(worker, person.email.toUpperCase())).toMatchObject([{ id: person.id }]);
    for (const part of [person.email.slice(1), person.email.slice(0, -1), '@example.com', '%@%'])
      expect(await picked(worker, part)).toEqual([]);
  });

  it('finds nobody by an address that they did not confirm', async () => {
    const [person, worker] = [await aMemberOf(service), await aWorker()];
    await service.sql`update users set email_confirmed_at = null where id = ${person.id}`;
    expect(await picked(worker, person.email)).toEqual([]);
  });

  it('shows twenty at most, by name', async () => {
    const family = aName();
    for (let turn = 0; turn < 21; turn += 1)
      await somebodySeen(service, {
        fullName: `${String.fromCharCode(117 - turn)}da ${family}`,
      });
    const items = await picked(await aWorker(), family);
    expect(items.map(({ fullName }) => fullName[0]).join('')).toBe('abcdefghijklmnopqrst');
  });

  it('never shows a child to an adult, by name or by address [D-11] [D-6]', async () => {
    const first = aName();
    const child = await aVerifiedChild(service, { fullName: `${first} Young` });
    const worker = await aWorker();
    for (const search of [first, child.email]) expect(await picked(worker, search)).toEqual([]);
  });

  it('finds no administrator, by name or by address', async () => {
    const first = aName();
    const admin = await aMemberOf(service, { fullName: `${first} Boss` });
    const worker = await aWorker();
    expect(await picked(worker, first)).toHaveLength(1);
    await service.sql`insert into user_roles values (${admin.id}, 'admin', now())`;
    for (const search of [first, admin.email]) expect(await picked(worker, search)).toEqual([]);
  });

  it('shows children to a child, without an address', async () => {
    const first = aName();
    const child = await aVerifiedChild(service, { fullName: `${first} Young` });
    const adult = await aMemberOf(service, { fullName: `${first} Old` });
    const other = await aVerifiedChild(service);
    expect(await picked(other, first)).toEqual([
      { id: child.id, fullName: `${first} Y.`, avatarUrl: null, email: null },
    ]);
    for (const { email } of [child, adult]) expect(await picked(other, email)).toEqual([]);
  });

  it.each<[string, () => Promise<Person>, number, string | undefined]>([
    ['a client [SEC-06]', () => aMemberOf(service), 403, 'no_crm_access'],
    ['a gig worker', aWorker, 200, undefined],
    [
      'a business professional [SEC-03] [D-1]',
      () => aMemberOf(service, { accountType: 'business_professional' }),
      200,
      undefined,
    ],
    ['a verified child', () => aVerifiedChild(service), 200, undefined],
    ['a child that may not act', () => aChildOf(service), 403, 'age_verification_required'],
    [
      'whoever has not said how old they are',
      () => aPerson(service, { user_type: 'professional' }),
      403,
      'no_crm_access',
    ],
  ])('answers %s', async (_, somebody, status, code) => {
    const reply = await pick(await somebody(), 'somebody');
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });

  it('answers a client whom somebody made a professional, by the row and not the token [SEC-03]', async () => {
    const client = await aMemberOf(service);
    await service.sql`insert into user_roles values (${client.id}, 'professional', now())`;
    expect((await pick(client, 'somebody')).statusCode).toBe(200);
  });

  it.each([
    ['nothing', ' ', 400],
    ['one letter', 'a', 200],
    ['two words of a letter', 'a b', 200],
    ['signs', '%_', 200],
  ])('asks for more than %s [D-11]', async (_, search, status) => {
    const reply = await pick(await aWorker(), search);
    expect(reply.statusCode).toBe(status);
    if (status === 200) expect(reply.json().items).toEqual([]);
  });

  it('is asked thirty times a minute', async () => {
    const worker = await aWorker();
    const replies = await Promise.all(Array.from({ length: 33 }, () => pick(worker, 'somebody')));
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
    expect(replies.every(({ statusCode }) => [200, 429].includes(statusCode))).toBe(true);
  });

  it('refuses a visitor', async () => {
    const reply = await service.visitor.call(api.pickPeople, { query: { search: aPassword } });
    expect(reply.statusCode).toBe(401);
  });
});
