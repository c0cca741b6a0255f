import type { Actor } from '@sidework/chassis/http/actor';
import { searchCases } from '@sidework/chassis/testing/search-cases';
import { discoverPeople } from '@sidework/contracts/network-chat/connections';
import { beforeAll, describe, expect, it } from 'vitest';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
const kid = { accountType: 'sidework_kids' } as const;
let adult: Actor;
let friend: Actor;
let person: Actor;
let child: Actor;

beforeAll(async () => {
  adult = await service.person();
  friend = await service.person(kid);
  person = await service.person();
  child = await service.person(kid);
});

const plain = { full_name: 'Someone', profession: null, location: null };
const write = ({ id }: Actor, given: Partial<Record<keyof typeof plain, string>>) =>
  service.sql`update people set ${service.sql({ ...plain, ...given })} where id = ${id}`;

async function finds(by: Actor, query: Record<string, string>, { id }: Actor) {
  const reply = await service.as(by).call(discoverPeople, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().items.some((each: { id: string }) => each.id === id);
}

describe.each(searchCases)('of %j the words %j', (text, search, is) => {
  it(`${is ? '' : 'do not '}find a name, a profession and a place [NET-06]`, async () => {
    await write(person, { full_name: text });
    expect(await finds(adult, { search }, person)).toBe(is);
    await write(person, { profession: text });
    expect(await finds(adult, { search }, person)).toBe(is);
    await write(person, { location: text });
    expect(await finds(adult, { place: search }, person)).toBe(is);
  });

  it(`${is ? '' : 'do not '}find a child by its name`, async () => {
    await write(child, { full_name: text });
    expect(await finds(friend, { search }, child)).toBe(is);
    await write(child, { profession: text });
    expect(await finds(friend, { search }, child)).toBe(false);
  });
});

it.each(['newark, nj', 'Newark NJ', 'NJ,'])(
  'of a town and its state, %j finds it',
  async (place) => {
    await write(person, { location: 'Newark, NJ' });
    expect(await finds(adult, { place }, person)).toBe(true);
  },
);
