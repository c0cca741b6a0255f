import { useHasIncome } from '../../features/kids/first-income.ts';
import { useSession } from '../../lib/session.ts';
import { groups, groupsBeforeIncome } from './entries.ts';

/** The groups of the menu; those of money come to a child with its first income. */
export function useGroups() {
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  const hasIncome = useHasIncome();
  return isChild && !hasIncome ? groupsBeforeIncome : groups;
}
