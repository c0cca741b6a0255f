import { listGigs } from '@sidework/contracts/marketplace/gigs';
import { listJobs } from '@sidework/contracts/marketplace/jobs';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { aJob } from '../../test/builders.ts';
import {
  gradeOf,
  type Judged,
  judgedRows,
  judgedSearches,
  ndcgAt10,
} from '../../test/judged/judged.ts';
import { testMarketplace } from '../../test/service.ts';
import { professionalGigs } from '../gigs/table.ts';

const service = testMarketplace();
const kept = { gigs: new Map<string, Judged>(), jobs: new Map<string, Judged>() };

beforeAll(async () => {
  for (const [at, row] of (await judgedRows('gigs.txt')).entries()) {
    const { owner: fullName, profession, rating, place, title, description, category } = row;
    const { id: professionalId } = await service.person({}, { fullName, profession, rating });
    const id = uuidv7();
    await service.db.insert(professionalGigs).values({
      id,
      professionalId,
      title,
      description,
      category,
      ...place,
      location: row.isRemote ? null : row.town,
      isRemote: row.isRemote,
      isPlaceSought: true,
      pricingType: 'fixed',
      ownerName: fullName,
      ownerProfession: profession,
      ownerRating: rating,
      createdAt: new Date(Date.now() - mixed(at) * 60_000),
    });
    kept.gigs.set(id, row);
  }
  for (const [at, row] of (await judgedRows('jobs.txt')).entries()) {
    const { title, description, category, place, town: location } = row;
    const createdAt = new Date(Date.now() - mixed(at) * 60_000);
    const given = { title, description: description.padEnd(10), category, location, ...place };
    const { id } = await aJob(service.db, { ...given, createdAt });
    kept.jobs.set(id, row);
  }
}, 120_000);

/** Kinds of work stand together in the files; in the lists they are mixed, as people post them. */
const mixed = (at: number) => (at * 61) % 151;

const lists = { gigs: listGigs, jobs: listJobs };

async function measure(what: keyof typeof lists, half: 'first' | 'second') {
  const figures: number[] = [];
  for (const judged of await judgedSearches(half)) {
    const reply = await service.visitor.call(lists[what], {
      query: { search: judged.search, limit: 10 },
    });
    const gradeById = (id: string) => {
      const row = kept[what].get(id);
      return row ? gradeOf(judged, row) : 0;
    };
    const shown = reply.json().items.map(({ id }: { id: string }) => gradeById(id));
    const figure = ndcgAt10(shown, [...kept[what].keys()].map(gradeById));
    if (figure !== undefined) figures.push(figure);
  }
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

// The second half was not looked at while the search was written; what it gave then is held.
it.each([
  ['gigs', 'first', 0.9],
  ['jobs', 'first', 0.85],
  ['gigs', 'second', 0.9],
  ['jobs', 'second', 0.8],
] as const)(
  'the first ten %s of the %s half of judged searches are worth %d',
  async (what, half, least) => {
    expect(await measure(what, half)).toBeGreaterThanOrEqual(least);
  },
);
