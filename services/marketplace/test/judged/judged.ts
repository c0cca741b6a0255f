import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { milesBetween, type Place } from '@sidework/contracts/kernel/geo';
import { findCentre } from '../../src/places/search-places.ts';

/** A service or a job, with the kinds of work that it is in truth, whatever its words are. */
export interface Judged {
  meanings: string[];
  category: string;
  title: string;
  description: string;
  town: string;
  isRemote: boolean;
  place: Place | undefined;
  owner: string;
  profession: string;
  rating: number | null;
}

/** A search with its judged answers: for each kind of work how well it answers, from 0 to 3. */
export interface JudgedSearch {
  search: string;
  grades: { meaning: string; grade: number }[];
  near: Place | undefined;
}

const rowsOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

export const judgedRows = (file: 'gigs.txt' | 'jobs.txt'): Promise<Judged[]> =>
  Promise.all(
    rowsOf(file).map(async ([meanings = '', category = '', ...texts]) => {
      const [title = '', description = '', town = '', owner = '', profession = '', rating] = texts;
      const place = await findCentre(town);
      return {
        meanings: meanings.split(' '),
        category,
        title,
        description,
        town,
        isRemote: town === 'remote',
        place: place && { latitude: place.latitude, longitude: place.longitude },
        owner,
        profession,
        rating: rating ? Number(rating) : null,
      };
    }),
  );

/** The first half is for choosing how to search, the second for measuring what was chosen. */
export async function judgedSearches(half: 'first' | 'second'): Promise<JudgedSearch[]> {
  const lines = rowsOf('queries.txt').filter((_, at) => at % 2 === (half === 'first' ? 0 : 1));
  return Promise.all(
    lines.map(async ([search = '', answers = '', town]) => ({
      search,
      grades: gradesIn(answers),
      near: await findCentre(town),
    })),
  );
}

const gradesIn = (answers: string) =>
  answers.startsWith('by=')
    ? [{ meaning: answers, grade: 3 }]
    : answers.split(' ').map((answer) => {
        const [meaning = '', grade] = answer.split('=');
        return { meaning, grade: Number(grade) };
      });

const isMeant = ({ meanings, owner }: Judged, meaning: string) =>
  meaning.startsWith('by=')
    ? meaning === `by=${owner}`
    : meanings.some((each) => each === meaning || each.startsWith(`${meaning}/`));

/** From a place that was asked for, work is worth less with its distance; remote work a little less than work nearby. */
export function gradeOf({ grades, near }: JudgedSearch, row: Judged): number {
  const met = grades.filter(({ meaning }) => isMeant(row, meaning));
  const best = Math.max(0, ...met.map(({ grade }) => grade));
  if (!near || best === 0) return best;
  if (!row.place) return row.isRemote ? Math.max(0, best - 1) : 0;
  const miles = milesBetween(near, row.place);
  const less = miles <= 10 ? 0 : miles <= 25 ? 1 : miles <= 60 ? 2 : 3;
  return Math.max(0, best - less);
}

const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2);

/** Normalized discounted cumulative gain of the first ten (Järvelin and Kekäläinen 2002); undefined where nothing answers. */
export function ndcgAt10(shown: number[], all: number[]): number | undefined {
  const sum = (grades: number[]) =>
    grades.slice(0, 10).reduce((total, grade, at) => total + gain(grade, at), 0);
  const ideal = sum(all.toSorted((a, b) => b - a));
  return ideal === 0 ? undefined : sum(shown) / ideal;
}
