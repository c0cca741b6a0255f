import type { NeedKind } from '@sidework/contracts/network-chat/need-kinds';
import { getToday } from '@sidework/contracts/network-chat/today';
import { useApi } from '../../lib/api.ts';
import { useRealtime } from '../../lib/realtime.ts';
import { isComingUp, isOfStaff, waitsForOther } from './need-groups.ts';

/** It is fetched again whenever the server announces a change, on every device. */
export function useToday() {
  const { data, error, isLoading, mutate } = useApi(getToday, {}, { revalidateOnFocus: true });
  const refresh = () => void mutate();
  useRealtime('today', refresh);
  useRealtime('unread', refresh);
  useRealtime('ready', refresh);
  useRealtime('resync', refresh);
  return {
    items: data?.items.filter(({ kind }) => isTurn(kind)),
    /** Another person decides these, and the viewer may look. */
    withOthers: data?.items.filter(({ kind }) => waitsForOther(kind)) ?? [],
    comingUp: data?.items.filter(({ kind }) => isComingUp(kind)) ?? [],
    inAll: data?.counts.reduce((sum, each) => sum + rowsOf(each), 0) ?? 0,
    queueOf: (kind: NeedKind) => data?.counts.find((each) => each.kind === kind),
    error,
    isLoading,
    refresh,
  };
}
export type TodayList = ReturnType<typeof useToday>;

const isTurn = (kind: NeedKind) => !waitsForOther(kind) && !isComingUp(kind);

/** A queue of staff is one row, however many wait in it. */
function rowsOf({ kind, count }: { kind: NeedKind; count: number }): number {
  if (!isTurn(kind)) return 0;
  return isOfStaff(kind) ? 1 : count;
}
