import { listPaymentHistory } from '@sidework/contracts/client-services/escrow';
import * as api from '@sidework/contracts/client-services/expenses';
import { listServicePapers } from '@sidework/contracts/client-services/invoices';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { useNavigate } from 'react-router-dom';
import { call, useApi, useInvalidate } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { upload } from '../../../lib/upload.ts';

type Sent = Omit<Parameters<typeof upload>[1], 'params' | 'query'>;

/** The expenses of a service; each act shows what the server answers. */
export function useExpenses({ id: serviceId }: Pick<ServiceView, 'id'>) {
  const args = { params: { serviceId } };
  const { data, mutate } = useApi(api.listExpenses, args);
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const of = (expenseId: string) => ({ params: { serviceId, expenseId } });
  async function act(decide: () => Promise<api.ExpensesView>) {
    await mutate(await decide(), { revalidate: false });
    void invalidate(listPaymentHistory, listServicePapers);
  }
  return {
    expenses: data,
    add: (body: api.NewExpense, idempotencyKey: string) =>
      call(api.addExpense, { ...args, body, idempotencyKey }),
    /** A draft whose receipt was not sent is shown, so that it can be finished or removed. */
    refresh: () => mutate(),
    addReceipt: (expenseId: string, sent: Sent) =>
      act(() => upload(api.addExpenseReceipt, { ...of(expenseId), ...sent })),
    decline: (expenseId: string, reason: string) =>
      act(() => call(api.declineExpense, { ...of(expenseId), body: { reason } })),
    withdraw: (expenseId: string) => act(() => call(api.withdrawExpense, of(expenseId))),
    open: async (expenseId: string) =>
      saveFile(await call(api.downloadExpenseReceipt, of(expenseId))),
    pay: async (expenseId: string, idempotencyKey: string) => {
      const { paymentId } = await call(api.payExpense, { ...of(expenseId), idempotencyKey });
      await navigate(paths.pay(paymentId));
    },
  };
}
export type ExpenseActs = ReturnType<typeof useExpenses>;
