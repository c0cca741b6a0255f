import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { viewersToday } from '../../lib/viewers-today.ts';

export interface RecordFilter {
  /** All of them without it. */
  year?: number;
  quarter?: number;
  category?: string;
  isAutomatic?: boolean;
}

/** It also narrows to words, and to the records of one service, event, course or sale. */
export type ListFilter = RecordFilter & { search?: string; originId?: string };

/** The choice of all years, as the address keeps it. */
export const allYears = 'all';

/** Which records the page shows: of a year or of all, of a quarter, of a category, from payments or written by hand. */
export function useRecordFilter() {
  const { get, set } = useSearchChoice();
  const [quarter, category, source] = ['quarter', 'category', 'source'].map(get);
  const asked = /^(all|19\d\d|2[01]\d\d)$/.exec(get('year'))?.[0];
  const year = asked ?? viewersToday().slice(0, 4);
  const query: RecordFilter = {
    ...(year !== allYears && { year: Number(year) }),
    ...(year !== allYears && quarter && { quarter: Number(quarter) }),
    ...(category && { category }),
    ...(source && { isAutomatic: source === 'automatic' }),
  };
  const [search, originId] = ['search', 'origin'].map(get);
  /** The lists know words, and where a record came from; the totals know neither. */
  const listed = { ...query, ...(search && { search }), ...(originId && { originId }) };
  return { year, query, listed, get, set };
}
