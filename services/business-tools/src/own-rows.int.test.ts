import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Permission } from '@sidework/contracts/acceptance/permission';
import { permissionsOfBusinessTools } from '@sidework/contracts/acceptance/permissions-of-business-tools';
import { catalogue, publicUrl } from '@sidework/contracts/catalogue';
import { escrowReleased } from '@sidework/contracts/client-services/events/money';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../test/service.ts';

/*
 * The cells of section 1.6 on rows that there are: the permissions of the whole platform are asked of ids that stand for
 * nothing. The vault and bank statements, which children do not have, have tests of their own.
 */

const service = testBusinessTools();
const endpoints = catalogue['business-tools'].filter(
  ({ url }) =>
    !url.includes('/receipts/') &&
    !/^\/(child-earnings|pack-files|license-checks|ledger-differences|document|bank-statements|statement-rules|calendar-feeds|business-tools)/.test(
      url,
    ),
);
const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${publicUrl(endpoint)}`;
const permissionOf = (endpoint: Endpoint): Permission => {
  const permission = permissionsOfBusinessTools[nameOf(endpoint)];
  if (!permission) throw new Error(`${nameOf(endpoint)} has no row`);
  return permission;
};
// A file says when it was printed.
const reads = endpoints.filter(({ method, url }) => method === 'GET' && !url.endsWith('/file'));
const ofRows = endpoints.filter(({ url }) => /:\w+Id/.test(url));
/** The permission rows add these bodies too. */
const changes = ofRows.filter(({ method, url }) => method === 'PUT' && /:\w+Id$/.test(url));

const others = ['OU', 'OK', 'KU', 'PA', 'AD'] as const;
type Other = (typeof others)[number];

const kids = { accountType: 'sidework_kids' } as const;
const year = '2026';
const placed = { year, period: 'annual', locationState: 'Texas' };

/** The same calls run before and after the owner has a row of each kind. */
async function aWorld(given: Partial<Actor>, guardianIds: string[], PA: Actor) {
  const OW = await service.person(given, { ...kids, ...given, guardianIds });
  const people: Record<Other, Actor> = {
    OU: await service.person(),
    OK: await service.person(kids, kids),
    KU: await service.person(kids, { ...kids, mayAct: false }),
    PA,
    AD: await service.person({ roles: ['admin'], aal: 'aal2' }),
  };
  /** The ids are kept by the path of their list. */
  const ids: Record<string, string> = {};
  const ask = (actor: Actor, endpoint: Endpoint, more: Record<string, string> = {}) => {
    const { body, query } = permissionOf(endpoint);
    return service.as(actor).call(endpoint, {
      params: { ...placed, ...more },
      ...(query && { query: Object.fromEntries(new URLSearchParams(query)) }),
      ...(body && { body }),
      ...(!body && endpoint.method === 'PUT' && { body: {} }),
    });
  };
  const readBy = async (actor: Actor) => {
    const answers = await Promise.all(reads.map((endpoint) => ask(actor, endpoint)));
    return reads.map((endpoint, index) => {
      const { requestId: _each, ...answer } = answers[index]?.json() ?? {};
      return [nameOf(endpoint), answers[index]?.statusCode, answer];
    });
  };
  return { OW, people, ids, ask, readBy };
}

type World = Awaited<ReturnType<typeof aWorld>>;

async function fill({ OW, ids, ask }: World) {
  for (const endpoint of changes) {
    const list = endpoint.url.split('/:')[0] ?? '';
    const adding = endpoints.find(({ method, url }) => method === 'POST' && url === list);
    if (!adding) throw new Error(`nothing adds to ${list}`);
    const { body } = permissionOf(endpoint);
    const added = await service.as(OW).call(adding, { body });
    expect(added.statusCode, added.body).toBe(201);
    ids[list] = added.json().id;
  }
  const written = ['PUT /api/tax-profiles/:year', 'PUT /api/tax-rates/:locationState/:year'];
  for (const endpoint of endpoints.filter((each) => written.includes(nameOf(each))))
    expect((await ask(OW, endpoint)).statusCode).toBe(200);
  const by = (name: string) => endpoints.find((each) => nameOf(each) === name) as Endpoint;
  const made = [
    ['POST /api/tax-estimates', { year: 2026, quarter: null, locationState: 'Texas' }],
    ['POST /api/financial-statements', { year: 2026, period: 'annual' }],
    ['POST /api/calendar-feed/renew', undefined],
  ] as const;
  for (const [name, body] of made)
    expect((await service.as(OW).call(by(name), { body })).statusCode).toBeLessThan(300);
  await service.receive(escrowReleased, paidAbroad(OW.id));
  const drafts = await service.as(OW).call(by('GET /api/international-sales/drafts'));
  ids['/international-sales/drafts'] = drafts.json().items[0].id;
}

const paidAbroad = (professionalId: string) => ({
  professionalId,
  postingId: randomUUID(),
  serviceId: randomUUID(),
  title: 'A website',
  clientCountry: 'Germany',
  grossCents: 100,
  feeCents: 10,
  at: '2026-11-02T10:00:00.000Z',
});

describe.each([
  ['an adult', {}],
  ['a child that may act', kids],
])('what %s keeps', (_who, given) => {
  let world: World;
  let before: Record<Other, unknown>;
  let ownBefore: unknown[];
  const readByAll = async () =>
    Object.fromEntries(
      await Promise.all(others.map(async (each) => [each, await world.readBy(world.people[each])])),
    ) as Record<Other, unknown>;

  beforeAll(async () => {
    const PA = await service.person();
    world = await aWorld(given, 'accountType' in given ? [PA.id] : [], PA);
    before = await readByAll();
    ownBefore = await world.readBy(world.OW);
    await fill(world);
  });

  it('answers others as the permissions say, and stays as it is [SEC-20]', async () => {
    const own = await world.readBy(world.OW);
    const wrong: unknown[] = [];
    for (const endpoint of ofRows)
      for (const actor of others) {
        const [list = '', place = ''] = endpoint.url.split('/:');
        const answer = await world.ask(world.people[actor], endpoint, {
          [place.split('/')[0] ?? '']: world.ids[list] ?? '',
        });
        if (answer.statusCode !== permissionOf(endpoint).answers[actor])
          wrong.push([nameOf(endpoint), actor, answer.statusCode, answer.json()]);
      }
    expect(wrong).toEqual([]);
    expect(await world.readBy(world.OW)).toEqual(own);
  });

  it('changes nothing of what others read, whoever they are [LIC-45] [TAX-35] [REP-28]', async () => {
    expect(await readByAll()).toEqual(before);
    const own = await world.readBy(world.OW);
    for (const [index, [name]] of own.entries())
      if (!fixed.includes(String(name)))
        expect(own[index], String(name)).not.toEqual(ownBefore[index]);
  });
});

/** Nothing of these is anybody's own. */
const fixed = [
  'GET /api/international-tax-rates',
  'GET /api/exchange-rates',
  'GET /api/duty-rates',
  'GET /api/tax-places',
];
