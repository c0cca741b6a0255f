import { refused } from './refusals/refusal.ts';

export interface Page {
  number: number;
  size: number;
}

const usual = 50;
const largest = 1_000;

/** A page as GoTrue's client asks for one; what is no count is refused. */
export function pageOf(query: { page?: string | undefined; per_page?: string | undefined }): Page {
  const size = countOf(query.per_page) ?? usual;
  if (size === 0) throw unreadable('per_page must be greater than 0');
  return { number: Math.max(1, countOf(query.page) ?? 1), size: Math.min(size, largest) };
}

export const rowsOf = ({ number, size }: Page) => ({ limit: size, offset: (number - 1) * size });

/**
 * The client reads the number behind the first `=` of each link, so `page` comes first; and it takes one digit of it,
 * which no order of parameters mends.
 */
export function pageHeaders(path: string, { number, size }: Page, total: number) {
  const last = Math.ceil(total / size);
  const link = (page: number, relation: string) =>
    `<${path}?page=${page}&per_page=${size}>; rel="${relation}"`;
  const next = last > number ? [link(number + 1, 'next')] : [];
  return { 'x-total-count': String(total), link: [...next, link(last, 'last')].join(', ') };
}

function countOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,9}$/.test(given)) throw unreadable(`"${given}" is no number`);
  return Number(given);
}

const unreadable = (why: string) =>
  refused('validation_failed', `Bad Pagination Parameters: ${why}`);
