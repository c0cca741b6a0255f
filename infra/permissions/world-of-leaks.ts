import { callerAt, type Json, type Request, refusal } from '../faults/people/caller.ts';
import { type Family, familiesAt, type Relative } from '../faults/people/family.ts';
import { join, type Person } from '../faults/people/people.ts';
import type { PlatformUnderTest } from '../faults/platform/platform-under-test.ts';
import { openBook } from '../faults/traffic/book.ts';
import type { Cast } from './cast.ts';

/** Exact to a few centimetres, so that nothing else is written like it. */
const place = { latitude: 40.7356611, longitude: -74.1723677 };
export const exactPlace = ['40.7356611', '74.1723677'];
export const professionalsPhone = '12015550182';

/** Adults show each other this, and no child sees it that a guardian has let meet them (D-108). */
const known = {
  client: { fullName: 'Clementine Hartwellby', bio: 'I keep borzoi dogs.' },
  professional: {
    fullName: 'Prosper Marigoldson',
    bio: 'I mend astrolabes too.',
    profession: 'Orreries repairer',
  },
};
export const shownToAdults = {
  client: ['hartwellby', 'borzoi'],
  professional: ['marigoldson', 'astrolabes', 'orreries'],
};
export const words = 'The brass is polished afterwards.';

export interface World {
  client: Person;
  professional: Person;
  family: Family;
  otherFamily: Family;
  unverified: Relative;
  ids: Record<string, string[]>;
}

export async function aWorld(platform: PlatformUnderTest, cast: Cast): Promise<World> {
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
