import { catalogue, publicUrl } from '@sidework/contracts/catalogue';
import { beforeAll, expect, it } from 'vitest';
import type { PlatformUnderTest } from '../faults/platform/platform-under-test.ts';
import type { Cast } from './cast.ts';
import { isOfFiles, type OpenPlatform } from './open-platform.ts';
import { type Reader, readersOf, type Secret, secretsOf } from './secrets.ts';
import { aWorld, shownToAdults, type World, words } from './world-of-leaks.ts';

/** The queries of an endpoint that answers nothing without one. */
const queries: Record<string, (world: World) => string[]> = {
  'GET /api/jobs': () => ['', 'latitude=40.73&longitude=-74.17&withinMiles=50'],
  'GET /api/services': () => ['as=client', 'as=professional'],
  'GET /api/reviews': ({ professional }) => [`professionalId=${professional.id}`],
  'GET /api/reviews/of-client': ({ professional }) => [`clientId=${professional.id}`],
  'GET /api/reviews/ratings': ({ professional }) => [`professionalId=${professional.id}`],
  'GET /api/gigs': () => ['', 'search=brass', 'category=tutoring'],
  'GET /api/people': () => ['', 'search=kit', 'search=pro'],
  'GET /api/people/pick': ({ family, professional }) =>
    ['kit', 'pro', professional.email, family.child.email].map((search) => `search=${search}`),
  'GET /api/admin/accounts': ({ family, professional }) => [
    '',
    `search=${professional.email}`,
    `search=${family.child.email}`,
    'search=kit',
  ],
};

const reads = Object.values(catalogue)
  .flat()
  .filter(({ method }) => method === 'GET')
  .map((endpoint) => publicUrl(endpoint));

/** Tests that private facts of a person are told to no one else. */
export function leaksAt(open: () => OpenPlatform) {
  let platform: PlatformUnderTest;
  let cast: Cast;
  let world: World;
  let readers: Reader[];
  let secrets: Secret[];

  beforeAll(async () => {
    ({ platform, cast } = open());
    world = await aWorld(platform, cast);
    secrets = secretsOf(world);
    readers = readersOf(world, cast);
  }, 240_000);

  const pathsOf = (url: string): string[] => {
    const filled = [...url.matchAll(/:(\w+)/g)].reduce(
      (urls, [place_, name = '']) =>
        urls.flatMap((each) =>
          (world.ids[name] ?? [world.client.id]).map((id) => each.replace(place_, id)),
        ),
      [url],
    );
    const asked = queries[`GET ${url}`]?.(world) ?? [''];
    return filled.flatMap((path) => asked.map((query) => (query ? `${path}?${query}` : path)));
  };

  async function walk(reader: Reader) {
    const found: string[] = [];
    const refused: string[] = [];
    let answered = 0;
    for (const url of reads)
      for (const path of pathsOf(url)) {
        const origin = isOfFiles(path) ? platform.filesUrl : platform.url;
        const response = await fetch(new URL(path, origin), {
          redirect: 'manual',
          headers: reader.token ? { authorization: `Bearer ${reader.token}` } : {},
        });
        const text = percentDecoded(await response.text()).toLowerCase();
        if (response.ok) answered += 1;
        else refused.push(`${response.status} ${path}`);
        if (reader.mayReadAt?.test(path)) continue;
        for (const { text: secret, ownerId, isAdults } of secrets)
          if (isAdults && !reader.isChild) continue;
          else if (!reader.knows.includes(ownerId) && text.includes(secret.toLowerCase()))
            found.push(`${path} tells ${reader.name} "${secret}"`);
      }
    return { found, answered, refused };
  }

  // Some at once: they only read.
  it.concurrent.each([
    ['a visitor', 6],
    ['a stranger', 20],
    ['the client', 20],
    ['the professional', 20],
    ['a child', 20],
    ['another verified child', 20],
    ['a child that may not act', 15],
    ['a guardian', 20],
    ['the guardian of another child', 20],
    ['an administrator', 30],
  ])(
    'stays hidden from %s in every answer that may not tell it',
    async (name, least) => {
      const reader = readers.find((each) => each.name === name);
      if (!reader) throw new Error(`Nobody plays ${name}.`);
      const { found, answered, refused } = await walk(reader);
      expect(found).toEqual([]);
      // Too many at once or a failure would hide what is told.
      expect(refused.filter((each) => /^(429|5)/.test(each))).toEqual([]);
      // A reader that is refused everywhere would learn nothing either.
      expect(answered, refused.join('\n')).toBeGreaterThan(least);
    },
    120_000,
  );

  it('is told to adults where only children may not read it', async () => {
    const stranger = readers.find(({ name }) => name === 'a stranger') as Reader;
    const { found } = await walk({ ...stranger, isChild: true });
    for (const text of [...shownToAdults.professional, 'hartwellby', words.toLowerCase()])
      expect(found.join()).toContain(`"${text}"`);
  }, 120_000);

  it('is found where it is told, so that the walk would see it elsewhere', async () => {
    const owner = readers.find(({ name }) => name === 'a child') as Reader;
    const { found } = await walk({ ...owner, knows: [] });
    expect(found.join()).toContain(world.family.child.email);
    expect(found.join()).toContain('2011-');
  }, 120_000);
}

/** As a reader of the addresses in it would have it; what is kept of people here is in ASCII. */
const percentDecoded = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
