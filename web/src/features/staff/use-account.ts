import {
  type AccountView,
  banAccount,
  changeAccountType,
  getAccount,
  liftBan,
  listAccounts,
  setRoles,
  signAccountOut,
} from '@sidework/contracts/identity/staff-accounts';
import { listReports } from '@sidework/contracts/network-chat/reports';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import type { Args } from '../../lib/endpoint-types.ts';
import { onceAsked } from './once-asked.ts';

type Body<E extends typeof setRoles | typeof banAccount | typeof changeAccountType> = NonNullable<
  Args<E>['body']
>;

/** One account, and what an administrator does to it. */
export function useAccount(userId: string) {
  const params = { userId };
  const { data, error, mutate } = useApi(getAccount, { params }, onceAsked);
  const invalidate = useInvalidate();

  async function show(answer: Promise<AccountView>) {
    await mutate(await answer, { revalidate: false });
    await invalidate(listAccounts);
  }

  async function signOut(reason: string) {
    await call(signAccountOut, { params, body: { reason } });
    await mutate();
  }

  return {
    account: data,
    error,
    reload: () => mutate(),
    changeRoles: (body: Body<typeof setRoles>) => show(call(setRoles, { params, body })),
    ban: (body: Body<typeof banAccount>) => show(call(banAccount, { params, body })),
    lift: (reason: string) => show(call(liftBan, { params, body: { reason } })),
    changeType: (body: Body<typeof changeAccountType>) =>
      show(call(changeAccountType, { params, body })),
    signOut,
  };
}

/** How many reports about them wait, in words; nothing where none does or it is not known. */
export function useWaitingReports(reportedId: string) {
  const { data } = useApi(listReports, { query: { state: 'open', reportedId } });
  if (!data || data.items.length === 0) return undefined;
  return `${data.nextCursor ? 'More than ' : ''}${data.items.length} waiting`;
}
