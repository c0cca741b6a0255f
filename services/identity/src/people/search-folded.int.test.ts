import { searchCases } from '@sidework/chassis/testing/search-cases';
import * as people from '@sidework/contracts/identity/people/people';
import { listAccounts } from '@sidework/contracts/identity/staff/staff-accounts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMemberOf, aVerifiedChild, somebodySeen, testIdentity } from '../../test/builders.ts';
import { aStaffMember } from '../../test/staff.ts';

const service = testIdentity();

interface Reader {
  caller: Awaited<ReturnType<typeof aMemberOf>>['caller'];
}
let [person, worker, child, friend, admin] = [] as unknown as [
  { id: string },
  Reader,
  { id: string },
  Reader,
  Reader,
];

beforeAll(async () => {
  person = await somebodySeen(service);
  worker = await aMemberOf(service, { accountType: 'gig_worker', fullName: 'Zzz Worker' });
  child = await aVerifiedChild(service);
  friend = await aVerifiedChild(service, { fullName: 'Zzz Friend' });
  admin = await aStaffMember(service, 'admin');
});
beforeEach(async () => {
  await service.sql`delete from rate_limits`;
});

const call = ({ id }: { id: string }, fullName: string, profession: string | null = null) =>
  service.sql`update profiles set full_name = ${fullName}, profession = ${profession} where id = ${id}`;

type Way = typeof people.listPeople | typeof people.pickPeople | typeof listAccounts;
async function finds(way: Way, by: Reader, search: string, { id }: { id: string }) {
  const reply = await by.caller.call(way, { query: { search } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().items.some((each: { id: string }) => each.id === id);
}

describe.each(searchCases)('of somebody called %j, the words %j', (name, search, is) => {
  it(`are ${is ? '' : 'not '}found by adults, staff and in the client picker [PROF-04, D-11]`, async () => {
    await call(person, name);
    expect(await finds(people.listPeople, worker, search, person)).toBe(is);
    expect(await finds(people.pickPeople, worker, search, person)).toBe(is);
    expect(await finds(listAccounts, admin, search, person)).toBe(is);
  });
});

it.each(searchCases)('of a profession %j, the words %j find it: %s', async (work, search, is) => {
  await call(person, 'Someone', work);
  expect(await finds(people.listPeople, worker, search, person)).toBe(is);
});

it.each([
  ['Łukasz Żółć', 'lukasz', true],
  ['Łukasz Żółć', 'łukasz', true],
  ['Łukasz Żółć', 'z', true],
  ['Łukasz Żółć', 'zolc', false],
  ['D’Arcy Öz', "d'arcy", true],
  ['D’Arcy Öz', 'oz', false],
])('children find %j by %j: %s', async (name, search, is) => {
  await call(child, name);
  expect(await finds(people.listPeople, friend, search, child)).toBe(is);
});

describe('one letter in the client picker', () => {
  it.each([
    ['李', '李', true],
    ['李明', '李', true],
    ['Ö', 'ö', true],
    ['Ö', 'O\u0308', true],
    ['Ö', 'o', true],
    ['Jo Ö', 'Ö,', true],
    ['김민수', '김', true],
    ['Otto', 'o', false],
    ['Ann Otto', 'o', false],
    ['Ann B', 'a b', false],
    ['A B', 'a b', true],
    ['Ann Bee', 'ann b', true],
  ])('of %j, %j finds them: %s [D-11]', async (name, search, is) => {
    await call(person, name);
    expect(await finds(people.pickPeople, worker, search, person)).toBe(is);
  });
});
