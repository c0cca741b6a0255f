import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Actor,
  actors,
  type FamilyThing,
  familyThings,
  idOf,
  type Permission,
  type Thing,
} from '@sidework/contracts/acceptance/permission';
import { permissions } from '@sidework/contracts/acceptance/permissions';
import { beforeAll, expect, it } from 'vitest';
import { sessionIdOf } from '../faults/people/people.ts';
import type { PlatformUnderTest } from '../faults/platform/platform-under-test.ts';
import type { Cast, Owner } from './cast.ts';
import { type CastFamilies, type CastFamily, openFamilies } from './cast-families.ts';
import { isOfFiles, type OpenPlatform } from './open-platform.ts';

interface Cell extends Permission {
  name: string;
  service: string;
  method: string;
  path: string;
  actor: Actor;
  status: number;
}

const cells = Object.entries(permissions).flatMap(([service, rows]) =>
  Object.entries(rows).flatMap(([name, permission]): Cell[] => {
    const [method = '', path = ''] = (name.split(',')[0] ?? '').split(' ');
    return (Object.entries(permission.answers) as [Actor, number][]).map(([actor, status]) => ({
      ...permission,
      name,
      service,
      method,
      path,
      actor,
      status,
    }));
  }),
);

/** How the client of the auth server is told of a refusal that stands at its door. */
const codes: Record<string, string> = {
  'AN 401': 'no_authorization',
  'SV 401': 'no_authorization',
  'BT 403': 'bad_jwt',
  'AP 403': 'bad_jwt',
  'AD1 403': 'not_admin',
};
/** The same of the product's own API. */
const codesOfProduct: Record<string, string> = { 'OW1 403': 'insufficient_aal' };
const nothing = '01960000-0000-7000-8000-000000000001';

/** Tests the answer of every endpoint to each caller. */
export function permissionsAt(open: () => OpenPlatform) {
  let platform: PlatformUnderTest;
  let cast: Cast;
  let families: CastFamilies;
  let lasting: Owner;
  let newcomer: string;
  let lastingFamily: CastFamily;
  let pausedFamily: CastFamily;
  beforeAll(async () => {
    ({ platform, cast } = open());
    families = await openFamilies(platform, String(cast.tokens.AD));
    [lasting, newcomer, lastingFamily, pausedFamily] = await Promise.all([
      cast.anOwner(),
      cast.aNewcomer(),
      families.aFamily(),
      families.aFamily({ isPaused: true }),
    ]);
  }, 240_000);

  /** Some requests remove the thing that they ask for. */
  const isLasting = ({ method, status, once }: Cell) =>
    !once && (method === 'GET' || status >= 400);

  interface Concerned {
    things: Partial<Record<Thing, string>>;
    tokens: Partial<Record<Actor, string | undefined>>;
  }

  /** A caller that may do it gets things of their own. */
  async function concernedBy(cell: Cell): Promise<Concerned> {
    const NU = isLasting(cell) ? newcomer : await newcomerOf(cell);
    const shared = { ...cast.tokens, ...families.tokens, NU, OW1: lasting.unassured };
    const ofFamily = namedBy(cell, familyThings);
    if (cell.isPaused || ofFamily.length > 0) {
      const { things, tokens } = await familyFor(cell, ofFamily);
      return { things: { ...lasting.things, ...things }, tokens: { ...shared, ...tokens } };
    }
    const { things, assured, unassured } = isLasting(cell) ? lasting : await ownerFor(cell);
    const { PA, CP } = lastingFamily.tokens;
    const tokens = { ...shared, OW: assured, OW1: unassured, PA, CP };
    return { things, tokens: { ...tokens, ...(!isLasting(cell) && (await childOf(cell))) } };
  }

  async function familyFor(cell: Cell, things: FamilyThing[]): Promise<CastFamily> {
    const { isPaused } = cell;
    if (isLasting(cell)) return isPaused ? pausedFamily : lastingFamily;
    return families.aFamily({ isPaused, things });
  }

  /** A new one where something of theirs is at stake, or they themselves ask. */
  async function ownerFor(cell: Cell): Promise<Owner> {
    const asks = cell.actor === 'OW' || cell.actor === 'OW1';
    const isAtStake = asks || namedBy(cell, Object.keys(lasting.things) as Thing[]).length > 0;
    return isAtStake ? cast.anOwner() : lasting;
  }

  const newcomerOf = ({ actor }: Cell) => (actor === 'NU' ? cast.aNewcomer() : newcomer);

  async function childOf({ actor }: Cell) {
    if (actor !== 'OK' && actor !== 'KU') return {};
    return { [actor]: await families.aChild(actor) };
  }

  async function ask(origin: string, inside: boolean, cell: Cell, { things, tokens }: Concerned) {
    if (!(cell.actor in tokens)) throw new Error(`Nobody plays ${actors[cell.actor]} here.`);
    const token = tokens[cell.actor];
    const named = { ...things, ...(isOfSession(cell) && token && ownSessionOf(token)) };
    const path = cell.path.replace(/:(\w+)/g, (_, place) => {
      const thing = cell.at?.[place];
      return (thing && named[thing]) ?? nothing;
    });
    const query = cell.query ? `?${withIds(cell.query, named)}` : '';
    const body = bodyOf(cell, named);
    const response = await fetch(
      `${origin}${inside ? path.replace(/^\/(api|auth\/v1)/, '') : path}${query}`,
      {
        method: cell.method,
        redirect: 'manual',
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': cell.file ?? 'application/json' }),
        },
        ...(body && { body }),
      },
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const { code, items } = text && isJson ? JSON.parse(text) : {};
    return { status: response.status, code, items, text, things };
  }

  /** Asks again where the service has not heard of the account yet: nothing was decided. */
  async function askOnceKnown(origin: string, inside: boolean, cell: Cell) {
    // The same people each time, since new ones would not be known either.
    const concerned = await concernedBy(cell);
    const end = Date.now() + 10_000;
    for (;;) {
      const answer = await ask(origin, inside, cell, concerned);
      const isDecided = answer.code !== 'account_not_ready' || cell.status === 409;
      if (isDecided || Date.now() > end) return answer;
      await sleep(200);
    }
  }

  // Some at once: each waits for a dozen answers, and what it changes is its own.
  it.concurrent.each(cells.map((cell) => [cell.name, cell.actor, cell.status, cell] as const))(
    '%s: %s is answered %i, by the service and through the gateway',
    async (_name, actor, status, cell) => {
      const [own = ''] = platform.addressesOf(cell.service);
      for (const [origin, inside] of [
        [own, true],
        [isOfFiles(cell.path) ? platform.filesUrl : platform.url, false],
      ] as const) {
        const answer = await askOnceKnown(origin, inside, cell);
        expect(answer.status, answer.text).toBe(status);
        const code = codeOf(cell);
        if (code) expect(answer.code).toBe(code);
        const idsOf = (things: Thing[] = []) => things.map((thing) => answer.things[thing]);
        for (const id of idsOf(cell.shows?.[actor])) expect(answer.text).toContain(id);
        for (const id of idsOf(cell.hides?.[actor])) expect(answer.text).not.toContain(id);
        if (cell.isEmptyFor?.includes(actor)) expect(answer.items).toEqual([]);
      }
    },
    // A family of its own takes a dozen steps and two mails.
    60_000,
  );
}

/** By which code the actor is refused: the row's own word, or that of the door of the auth server. */
function codeOf({ path, answers, codes: told, actor, status }: Cell): string | undefined {
  const isOpen = answers.AN !== 401;
  const atDoors = path.startsWith('/auth/v1') ? codes : codesOfProduct;
  const atDoor = isOpen ? undefined : atDoors[`${actor} ${status}`];
  return told?.[actor] ?? atDoor;
}

const isOfSession = ({ at = {} }: Cell) => Object.values(at).includes('ownSession');

/** A token that is none is of no session. */
const ownSessionOf = (token: string) => token !== 'a.b.c' && { ownSession: sessionIdOf(token) };

/** Gives the things that a row speaks of. */
function namedBy<T extends Thing>({ at, body, query, shows, hides }: Cell, things: readonly T[]) {
  const asked = Object.values(at ?? {}).concat(Object.values(shows ?? {}).flat());
  const named = new Set<Thing>([...asked, ...Object.values(hides ?? {}).flat()]);
  const text = JSON.stringify({ body, query });
  return things.filter((thing) => named.has(thing) || text.includes(idOf(thing)));
}

/** One white point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Things = Partial<Record<Thing, string>>;

function bodyOf(
  { method, body, file }: Cell,
  things: Things,
): Buffer<ArrayBuffer> | string | undefined {
  if (file) return picture;
  if (method === 'GET' || (method === 'DELETE' && body === undefined)) return undefined;
  return withIds(JSON.stringify(body ?? {}), things);
}

/** Fills the ids into the body that is sent. */
const withIds = (sent: string, things: Things) =>
  Object.entries(things).reduce(
    (text, [thing, id]) => text.replaceAll(idOf(thing as Thing), id),
    sent,
  );
