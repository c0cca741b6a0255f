import { type Actor, actors, type Permission } from '@sidework/contracts/acceptance/permission';
import { permissions } from '@sidework/contracts/acceptance/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, type Owner, openCast } from './cast.ts';
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
  let lasting: Owner;
  beforeAll(async () => {
    platform = await startPlatformUnderTest();
    cast = await openCast(platform);
    lasting = await cast.anOwner();
  }, 120_000);
  afterAll(async () => {
    await cast?.leave();
    await platform?.stop();
  }, 60_000);

  /** Who may do what they ask for has things of their own, which may be gone after it. */
  const ownerFor = ({ method, status, once }: Cell) =>
    !once && (method === 'GET' || status >= 400) ? lasting : cast.anOwner();

  const tokenOf = (actor: Actor, owner: Owner): string | undefined => {
    if (actor === 'OW') return owner.assured;
    if (actor === 'OW1') return owner.unassured;
    if (!(actor in cast.tokens)) throw new Error(`Nobody plays ${actors[actor]} yet.`);
    return cast.tokens[actor as keyof Cast['tokens']];
  };

  async function ask(origin: string, inside: boolean, cell: Cell) {
    const owner = await ownerFor(cell);
    const token = tokenOf(cell.actor, owner);
    const path = cell.path.replace(/:(\w+)/g, (_, place) => {
      const thing = cell.at?.[place];
      return thing ? owner.things[thing] : nothing;
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
        ...(hasBody && { body: JSON.stringify(cell.body ?? {}) }),
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
        [platform.url, false],
      ] as const) {
        const answer = await ask(origin, inside, cell);
        expect(answer.status, answer.text).toBe(status);
        const code = cell.path.startsWith('/auth/v1') && codes[`${actor} ${status}`];
        const isOpen = cell.answers.AN !== 401;
        if (code && !isOpen) expect(answer.code).toBe(code);
      }
    },
  );
});
