import { listIncomeRecords } from '@sidework/contracts/business-tools/income-records';
import { useEffect } from 'react';
import { useApi } from '../../lib/api.ts';
import { showHasIncome } from './first-income.ts';

/** Asks whether a child has earned something; apart from the menu that shows it, which every visitor loads. */
export function FirstIncomeWatch() {
  const { data } = useApi(listIncomeRecords, { query: { limit: 1 } });
  useEffect(() => showHasIncome((data?.items.length ?? 0) > 0), [data]);
  useEffect(() => () => showHasIncome(false), []);
  return null;
}
