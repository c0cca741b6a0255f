import { describe, expect, it } from 'vitest';
import { pageHeaders, pageOf, rowsOf } from './page.ts';

describe('a page', () => {
  it.each([
    [{}, { limit: 50, offset: 0 }],
    [{ page: '0' }, { limit: 50, offset: 0 }],
    [
      { page: '3', per_page: '20' },
      { limit: 20, offset: 40 },
    ],
    [{ per_page: '100000' }, { limit: 1000, offset: 0 }],
  ])('of %j is the rows %j', (query, rows) => {
    expect(rowsOf(pageOf(query))).toEqual(rows);
  });

  it.each([{ page: '-1' }, { page: 'two' }, { page: '1.5' }, { per_page: '0' }, { per_page: '' }])(
    'cannot be %j',
    (query) => {
      expect(() => pageOf(query)).toThrow('Bad Pagination Parameters');
    },
  );
});

describe('the headers of a page', () => {
  it('name the next page and the last, with the page as the first parameter', () => {
    expect(pageHeaders('/admin/users', { number: 1, size: 2 }, 5)).toEqual({
      'x-total-count': '5',
      link: '</admin/users?page=2&per_page=2>; rel="next", </admin/users?page=3&per_page=2>; rel="last"',
    });
  });

  it('name no next one after the last', () => {
    expect(pageHeaders('/admin/users', { number: 3, size: 2 }, 5).link).not.toContain('next');
    expect(pageHeaders('/admin/users', { number: 1, size: 2 }, 0).link).not.toContain('next');
  });
});
