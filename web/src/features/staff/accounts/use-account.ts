import {
  type AccountView,
  banAccount,
  changeAccountType,
  getAccount,
  liftBan,
  listAccounts,
  setRoles,
  signAccountOut,
} from '@sidework/contracts/identity/staff/staff-accounts';
import { listReports } from '@sidework/contracts/network-chat/reports';
import { call, useApi, useInvalidate } from '../../../lib/api.ts';
import type { Answer, Args } from '../../../lib/endpoint-types.ts';
import { onceAsked } from '../../../lib/once-asked.ts';
import { paths } from '../../../lib/paths.ts';

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

/** How many reports about them wait and were decided, in words, and where they stand; nothing until it is known. */
export function useReportsAbout(reportedId: string) {
  const waiting = useApi(listReports, { query: { state: 'open', reportedId } }).data;
  const decided = useApi(listReports, { query: { state: 'decided', reportedId } }).data;
  if (!waiting || !decided) return undefined;
  const counts = [countText(waiting, 'waiting'), countText(decided, 'decided')].filter(Boolean);
  if (counts.length === 0) return { text: 'None', to: undefined };
  const to = waiting.items.length > 0 ? paths.reports : `${paths.reports}?state=decided`;
  return { text: counts.join(', '), to };
}

const countText = ({ items, nextCursor }: Answer<typeof listReports>, word: string) =>
  items.length > 0 && `${nextCursor ? 'more than ' : ''}${items.length} ${word}`;
