import { describe, expect, it } from 'vitest';
import { paths, returnPath } from './paths.ts';

describe('the way back after signing in', () => {
  it.each([
    ['/post-job', '/post-job'],
    ['/jobs?search=paint#top', '/jobs?search=paint#top'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/auth', '/'],
    [undefined, '/'],
    [7, '/'],
  ])('of %j is %s', (from, path) => {
    expect(returnPath(from)).toBe(path);
  });
});

it('builds the path of a search and of a job', () => {
  expect(paths.jobsLike({})).toBe('/jobs');
  expect(paths.jobsLike({ search: 'paint & lawn' })).toBe('/jobs?search=paint+%26+lawn');
  expect(paths.job('a/b')).toBe('/jobs/a%2Fb');
});
