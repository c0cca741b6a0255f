import { catalogue } from '@sidework/contracts/catalogue';
import { expect, it } from 'vitest';
import { ofWhole } from './growth-questions.ts';
import { leftOut } from './left-out.ts';
import { shelves } from './own-shelves.ts';
import { questions } from './questions.ts';

const id = '01970000-0000-7000-8000-000000000001';
const asked = [
  ...shelves.flatMap((shelf) => shelf.questions(2026, id, 100)),
  ...Object.values(ofWhole)
    .flat()
    .map((path) => ({ path })),
  ...questions([], []).flatMap(({ service }) => service),
].map(({ path }) => path.split('?')[0] ?? '');

const pagedUrls = Object.values(catalogue)
  .flat()
  .filter(({ method, schema }) => method === 'GET' && 'cursor' in (schema.querystring?.shape ?? {}))
  .map(({ url }) => url);

function isAsked(url: string): boolean {
  const shape = new RegExp(`^${url.replace(/:\w+/g, '[\\w-]+')}$`);
  return asked.some((path) => shape.test(path));
}

const missed = (urls: string[]) => urls.filter((url) => !isAsked(url) && !(url in leftOut));

it('each list by page is measured as it grows, or says why it is not', () => {
  expect(missed(pagedUrls)).toEqual([]);
});

it('a new list is missed until it is measured', () => {
  expect(missed([...pagedUrls, '/errands/mine'])).toEqual(['/errands/mine']);
});

it('no list is left out that is measured or gone', () => {
  const isNeeded = (url: string) => pagedUrls.includes(url) && !isAsked(url);
  expect(Object.keys(leftOut).filter((url) => !isNeeded(url))).toEqual([]);
});
