import { catalogue, publicUrl } from '@sidework/contracts/catalogue';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import type { Act, Player, World } from './world.ts';

/** Endpoints that tell nothing of the walk, or answer one person alone by a link. */
const left =
  /\/auth\/v1|health|\/admin\/|exports|token|files\/|avatars|pictures|calendar|rates|\/f\//;

interface Read {
  url: string;
  names: string[];
  isList: boolean;
}

function readsOf(endpoint: Endpoint): Read[] {
  const url = publicUrl(endpoint);
  if (endpoint.method !== 'GET' || left.test(url)) return [];
  const { querystring } = endpoint.schema as { querystring?: { shape?: object } };
  const asked = Object.keys(querystring?.shape ?? {});
  return [
    {
      url,
      names: [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
      isList: asked.includes('limit'),
    },
  ];
}

const reads = Object.values(catalogue).flat().flatMap(readsOf);

/** Reads that everybody may do, where a leak would reach the most people. */
const seenByAll = reads.filter(({ url }) =>
  /^\/api\/(events|courses|gigs|jobs|people|pros|discover|reviews|notifications|today|services)\b/.test(
    url,
  ),
);

/** The query of an address that answers nothing without one. */
const queries: Record<string, (world: World) => string> = {
  '/api/services': ({ chance }) => `as=${chance.pick(['client', 'professional'])}`,
  '/api/reviews': (world) => `professionalId=${world.chance.pick(world.everybody).id}`,
  '/api/reviews/of-client': (world) => `clientId=${world.chance.pick(world.everybody).id}`,
  '/api/reviews/ratings': (world) => `professionalId=${world.chance.pick(world.everybody).id}`,
  '/api/people/pick': ({ chance }) => `search=${chance.pick(['quor', 'Qu'])}`,
  '/api/crm/overview': () => 'timeZone=America/New_York',
  '/api/places': () => 'search=newark',
};

const people = ['personId', 'childId'];

function idFor(world: World, name: string, reader: Player | undefined): string | undefined {
  const { chance, everybody, cast } = world;
  if (name === 'childId') return chance.pick(cast.children).id;
  if (people.includes(name)) return chance.pick(everybody).id;
  const all = world.things.get(name) ?? [];
  const own = all.filter(({ whose }) => reader && whose.includes(reader.id));
  const from = own.length > 0 && !chance.oneIn(3) ? own : all;
  return from.length > 0 ? chance.pick(from.slice(-15)).id : undefined;
}

/** A reader reads an address: children and visitors do so more often than their share. */
export const read: Act = {
  name: 'read',
  weight: 0,
  plan(world) {
    const { chance, cast, everybody } = world;
    const reader = chance.oneIn(12)
      ? undefined
      : chance.pick(chance.oneIn(3) ? cast.children : everybody);
    const { url, names, isList } = chance.pick(chance.oneIn(2) ? seenByAll : reads);
    let path = url;
    for (const name of names) {
      const id = idFor(world, name, reader);
      if (!id) return undefined;
      path = path.replace(`:${name}`, id);
    }
    const asked = [queries[url]?.(world), isList && 'limit=50'].filter(Boolean).join('&');
    return {
      by: reader,
      method: 'GET',
      path: asked ? `${path}?${asked}` : path,
      // The version that a change starts from is learned where it is told.
      done({ id, version }) {
        if (typeof version !== 'number') return;
        for (const things of world.things.values())
          for (const thing of things) if (thing.id === id) thing.is = { ...thing.is, version };
      },
    };
  },
};
