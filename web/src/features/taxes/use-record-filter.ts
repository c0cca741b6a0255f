import { reportYears } from '@sidework/contracts/business-tools/periods';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { viewersToday } from '../../lib/viewers-today.ts';

export interface RecordFilter {
  year: number;
  quarter?: number;
  category?: string;
  isAutomatic?: boolean;
}

/** Which records the page shows: of a year, of a quarter, of a category, from payments or written by hand. */
export function useRecordFilter() {
  const { get, set } = useSearchChoice();
  const current = Number(viewersToday().slice(0, 4));
  const years = reportYears(current);
  const [quarter, category, source] = ['quarter', 'category', 'source'].map(get);
  const query: RecordFilter = {
    year: years.find((one) => String(one) === get('year')) ?? current,
    ...(quarter && { quarter: Number(quarter) }),
    ...(category && { category }),
    ...(source && { isAutomatic: source === 'automatic' }),
  };
  return { years, query, get, set };
}
