import { catalogue, publicUrl } from '@sidework/contracts/catalogue';
import { beforeAll, expect, it } from 'vitest';
import { callerAt, type Json, type Request, refusal } from '../faults/people/caller.ts';
import { type Family, familiesAt, type Relative } from '../faults/people/family.ts';
import { join, type Person } from '../faults/people/people.ts';
import type { PlatformUnderTest } from '../faults/platform/platform-under-test.ts';
import { openBook } from '../faults/traffic/book.ts';
import type { Cast } from './cast.ts';
import { isOfFiles, type OpenPlatform } from './open-platform.ts';

/** Exact to a few centimetres, so that nothing else is written like it. */
const place = { latitude: 40.7356611, longitude: -74.1723677 };
const exactPlace = ['40.7356611', '74.1723677'];
const professionalsPhone = '12015550182';

/** What adults show each other, and no child that a guardian has let meet them (D-108). */
const known = {
  client: { fullName: 'Clementine Hartwellby', bio: 'I keep borzoi dogs.' },
  professional: {
    fullName: 'Prosper Marigoldson',
    bio: 'I mend astrolabes too.',
    profession: 'Orreries repairer',
  },
};
const shownToAdults = {
  client: ['hartwellby', 'borzoi'],
  professional: ['marigoldson', 'astrolabes', 'orreries'],
};
const words = 'The brass is polished afterwards.';

/** What is asked for beside the path, where an endpoint answers nothing without it. */
const queries: Record<string, (world: World) => string[]> = {
  'GET /api/jobs': () => ['', 'latitude=40.73&longitude=-74.17&withinMiles=50'],
  'GET /api/services': () => ['as=client', 'as=professional'],
  'GET /api/reviews': ({ professional }) => [`professionalId=${professional.id}`],
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

interface World {
  client: Person;
  professional: Person;
  family: Family;
  otherFamily: Family;
  unverified: Relative;
  ids: Record<string, string[]>;
}

interface Secret {
  text: string;
  ownerId: string;
  /** Whether only children may not read it. */
  isAdults?: boolean;
}

interface Reader {
  name: string;
  token: string | undefined;
  /** Whose secrets are theirs to read. */
  knows: string[];
  isChild?: boolean;
  /** Where an administrator is told what is anybody's, and a row is written of it. */
  mayReadAt?: RegExp;
}

const reads = Object.values(catalogue)
  .flat()
  .filter(({ method }) => method === 'GET')
  .map((endpoint) => publicUrl(endpoint));

/** That what is kept of a person is told to nobody whom it is not for. */
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
      // Refused everywhere, nobody would learn anything either.
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

function secretsOf({ client, professional, family, otherFamily, unverified }: World): Secret[] {
  const relatives = [family, otherFamily].flatMap(({ child, guardian }) => [child, guardian]);
  return [
    ...[...relatives, unverified].flatMap(({ id, secrets }) =>
      secrets.map((text) => ({ text, ownerId: id })),
    ),
    ...[client, professional].map(({ id, email }) => ({ text: email, ownerId: id })),
    ...exactPlace.map((text) => ({ text, ownerId: client.id })),
    { text: professionalsPhone, ownerId: professional.id },
    ...shownToAdults.client.map((text) => ({ text, ownerId: client.id, isAdults: true })),
    ...[...shownToAdults.professional, words.toLowerCase()].map((text) => {
      return { text, ownerId: professional.id, isAdults: true };
    }),
  ];
}

function readersOf(world: World, cast: Cast): Reader[] {
  const { client, professional, family, otherFamily, unverified } = world;
  const ofFamily = ({ child, guardian }: Family) => [child.id, guardian.id];
  return [
    { name: 'a visitor', token: undefined, knows: [] },
    { name: 'a stranger', token: cast.tokens.OU, knows: [] },
    { name: 'the client', token: client.token, knows: [client.id] },
    // Who was hired is told where.
    { name: 'the professional', token: professional.token, knows: [professional.id, client.id] },
    // A child knows its own; what it told of its parent it is shown masked.
    { name: 'a child', token: family.child.token, knows: [family.child.id], isChild: true },
    {
      name: 'another verified child',
      token: otherFamily.child.token,
      knows: [otherFamily.child.id],
      isChild: true,
    },
    {
      name: 'a child that may not act',
      token: unverified.token,
      knows: [unverified.id],
      isChild: true,
    },
    { name: 'a guardian', token: family.guardian.token, knows: ofFamily(family) },
    {
      name: 'the guardian of another child',
      token: otherFamily.guardian.token,
      knows: ofFamily(otherFamily),
    },
    {
      name: 'an administrator',
      token: cast.tokens.AD,
      knows: [],
      mayReadAt: /^\/(auth\/v1\/admin\/|api\/admin\/accounts\/)/,
    },
  ];
}

async function aWorld(platform: PlatformUnderTest, cast: Cast): Promise<World> {
  const call = callerAt(platform.url, openBook());
  const done = async (request: Request): Promise<Json> => {
    const answer = await call(request);
    if (answer.status >= 300) throw refusal(request, answer);
    return answer.body;
  };
  const staff = String(cast.tokens.AD);
  const families = familiesAt(platform, call);
  const [client, professional, family, otherFamily, unverified] = await Promise.all([
    join(call, 'client', 'client'),
    join(call, 'pro', 'professional'),
    families.aVerifiedFamily('leaf', staff),
    families.aVerifiedFamily('moss', staff),
    families.aChild('fern', 'fern-guardian@families.sidework.local'),
  ]);
  await done({
    method: 'PUT',
    path: `/auth/v1/admin/users/${professional.id}`,
    token: cast.tokens.SV,
    body: { phone: professionalsPhone, phone_confirm: true },
  });

  await Promise.all(
    Object.entries({ client, professional }).map(([role, { token, setup }]) =>
      done({
        method: 'PUT',
        path: '/api/profiles/me',
        token,
        body: { ...setup, ...known[role as keyof typeof known] },
      }),
    ),
  );
  const gig = await done({
    method: 'POST',
    path: '/api/gigs',
    token: professional.token,
    body: {
      title: 'Orreries set right',
      description: words,
      category: 'tutoring',
      pricingType: 'fixed',
      priceCents: 9_000,
    },
  });
  const post = (category: string) =>
    done({
      method: 'POST',
      path: '/api/jobs',
      token: client.token,
      body: {
        title: 'Rake the front yard',
        description: 'Leaves of two maples, bags are here.',
        category,
        ...place,
      },
    });
  const propose = (by: { token: string }, jobId: unknown) =>
    done({
      method: 'POST',
      path: `/api/jobs/${jobId}/proposals`,
      token: by.token,
      body: { proposedCostCents: 4_000, message: 'I can come on Saturday.' },
    });
  const [job, youthJob] = [await post('plumbing'), await post('raking_leaves')];
  const hired = await propose(professional, job.id);
  const asked = await propose(family.child, youthJob.id);
  await done({
    method: 'POST',
    path: `/api/proposals/${hired.id}/accept`,
    token: client.token,
    body: {},
  });
  await done({
    method: 'POST',
    path: '/api/messages',
    token: client.token,
    body: { receiverId: professional.id, content: 'See you on Saturday.', id: messageId },
  });

  const people = [client, professional, family.child, family.guardian, unverified];
  return {
    client,
    professional,
    family,
    otherFamily,
    unverified,
    ids: {
      ...Object.fromEntries(
        ['personId', 'childId', 'userId'].map((name) => [name, people.map(({ id }) => id)]),
      ),
      gigId: [String(gig.id)],
      jobId: [String(job.id), String(youthJob.id)],
      proposalId: [String(hired.id), String(asked.id)],
    },
  };
}

const messageId = '01960000-0000-7000-8000-00000000a001';
