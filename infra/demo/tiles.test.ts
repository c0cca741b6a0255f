import { jobCategories, youthCategories } from '@sidework/contracts/marketplace/categories';
import { categoriesNamed, singular } from '@sidework/contracts/marketplace/category-words';
import { professions } from '@sidework/contracts/marketplace/professions';
import { expect, it } from 'vitest';
import { type DemoGig, gigs } from './gigs.ts';
import { type DemoJob, jobs } from './jobs.ts';
import { professionJobs } from './profession-jobs.ts';
import { work } from './work.ts';
import { youthJobs } from './youth-jobs.ts';

const hired = new Set(work.map(({ title }) => title));
const open = ([, title]: DemoJob) => !hired.has(title);

/** As the search takes its words: written somewhere, or meant by the category. */
const speaksOf = ([, title, category, , [place], description]: DemoJob, search: string) =>
  search.split(' ').every((word) => {
    const written = `${title} ${description} ${place}`.toLowerCase();
    const isMeant = categoriesNamed(word, jobCategories).includes(category);
    return isMeant || written.includes(singular(word));
  });

it.each([...professions])(
  '$label find an open job in the demo behind their tile [LAND-10]',
  ({ search }) => {
    const adultsJobs = [...jobs, ...professionJobs].filter(open);
    expect(adultsJobs.filter((job) => speaksOf(job, search))).not.toEqual([]);
  },
);

it.each([...professions])('$label offer something in the demo behind their tile', ({ search }) => {
  const speaks = ([, title, , , , description]: DemoGig) =>
    search
      .split(' ')
      .every((word) => `${title} ${description}`.toLowerCase().includes(singular(word)));
  expect(gigs.filter(speaks)).not.toEqual([]);
});

it.each([...youthCategories])(
  'a child finds an open job of $label in the demo [LAND-10]',
  ({ key }) => {
    expect(youthJobs.filter((job) => open(job) && job[2] === key)).not.toEqual([]);
  },
);
