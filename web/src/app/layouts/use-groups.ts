import { listIncomeRecords } from '@sidework/contracts/business-tools/income-records';
import { useApi } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { groups, groupsBeforeIncome } from './entries.ts';

/** The groups of the menu. Only of a child it is asked whether it has earned anything. */
export function useGroups() {
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  const { data } = useApi(listIncomeRecords, isChild ? { query: { limit: 1 } } : null);
  return isChild && !data?.items.length ? groupsBeforeIncome : groups;
}
