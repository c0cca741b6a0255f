import {
  type Actor,
  actors,
  familyThings,
  idOf,
  type Permission,
  type Thing,
} from '@sidework/contracts/acceptance/permission';
import { permissions } from '@sidework/contracts/acceptance/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, type Owner, openCast } from './cast.ts';
import { type CastFamilies, type CastFamily, openFamilies } from './cast-families.ts';
import { type PlatformUnderTest, startPlatformUnderTest } from './platform-under-test.ts';

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
      ...{ ...permission, name, service, method, path, actor, status },
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
const nothing = '01960000-0000-7000-8000-000000000001';

describe('what every endpoint answers to whom', () => {
  let platform: PlatformUnderTest;
  let cast: Cast;
  let families: CastFamilies;
  let lasting: Owner;
  let lastingFamily: CastFamily;
  beforeAll(async () => {
    platform = await startPlatformUnderTest();
    cast = await openCast(platform);
    families = await openFamilies(platform, String(cast.tokens.AD));
    lasting = await cast.anOwner();
    lastingFamily = await families.aFamily();
  }, 240_000);
  afterAll(async () => {
    await cast?.leave();
    await platform?.stop();
  }, 60_000);

  /** What is asked may be gone after it. */
  const isLasting = ({ method, status, once }: Cell) =>
    !once && (method === 'GET' || status >= 400);

  interface Concerned {
    things: Partial<Record<Thing, string>>;
    tokens: Partial<Record<Actor, string | undefined>>;
  }

  /** Who may do what they ask for has things of their own. */
  async function concernedBy(cell: Cell): Promise<Concerned> {
    if (isOfFamily(cell)) {
      const { things, tokens } = isLasting(cell) ? lastingFamily : await families.aFamily();
      return { things, tokens: { ...cast.tokens, ...families.tokens, ...tokens } };
    }
    const { things, assured, unassured } = isLasting(cell) ? lasting : await cast.anOwner();
    const owner = { OW: assured, OW1: unassured, PA: lastingFamily.tokens.PA };
    const tokens = { ...cast.tokens, ...families.tokens, ...owner, CP: lastingFamily.tokens.CP };
    return { things, tokens };
  }

  async function ask(origin: string, inside: boolean, cell: Cell) {
    const { things, tokens } = await concernedBy(cell);
    if (!(cell.actor in tokens)) throw new Error(`Nobody plays ${actors[cell.actor]} here.`);
    const token = tokens[cell.actor];
    const path = cell.path.replace(/:(\w+)/g, (_, place) => {
      const thing = cell.at?.[place];
      return (thing && things[thing]) ?? nothing;
    });
    const hasBody = cell.method !== 'GET' && (cell.method !== 'DELETE' || cell.body !== undefined);
    const response = await fetch(
      `${origin}${inside ? path.replace(/^\/(api|auth\/v1)/, '') : path}${cell.query ? `?${cell.query}` : ''}`,
      {
        method: cell.method,
        redirect: 'manual',
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(hasBody && { 'content-type': 'application/json' }),
        },
        ...(hasBody && { body: withIds(cell.body ?? {}, things) }),
      },
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const { code } = text && isJson ? JSON.parse(text) : { code: undefined };
    return { status: response.status, code, text };
  }

  it.each(cells.map((cell) => [cell.name, cell.actor, cell.status, cell] as const))(
    '%s: %s is answered %i, by the service and through the gateway',
    async (_name, actor, status, cell) => {
      const [own = ''] = platform.addressesOf(cell.service);
      for (const [origin, inside] of [
        [own, true],
        [isOfFiles(cell) ? platform.filesUrl : platform.url, false],
      ] as const) {
        const answer = await ask(origin, inside, cell);
        expect(answer.status, answer.text).toBe(status);
        const code = cell.path.startsWith('/auth/v1') && codes[`${actor} ${status}`];
        const isOpen = cell.answers.AN !== 401;
        if (code && !isOpen) expect(answer.code).toBe(code);
      }
    },
    // A family of its own takes a dozen steps and two mails.
    60_000,
  );
});

const isOfFiles = ({ path }: Cell) => !/^\/(api|auth\/v1)\//.test(path);

const isOfFamily = ({ at = {}, body = {} }: Cell) =>
  familyThings.some(
    (thing) => Object.values(at).includes(thing) || Object.values(body).includes(idOf(thing)),
  );

/** The body as it is sent, with the ids that it speaks of. */
const withIds = (body: Record<string, unknown>, things: Partial<Record<Thing, string>>) =>
  Object.entries(things).reduce(
    (text, [thing, id]) => text.replaceAll(idOf(thing as Thing), id ?? ''),
    JSON.stringify(body),
  );
