import {
  abandonPayment,
  confirmPayment,
  getPayment,
  type PayingCard,
  type PaymentView,
  payByCard,
  startPayment,
} from '@sidework/contracts/client-services/payments';
import { payBySavedCard } from '@sidework/contracts/client-services/saved-cards';
import { texts } from '@sidework/contracts/texts';
import { call, useApi } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { toastFailure } from '../../ui/notices/toasts.ts';

/** How often the outcome is asked for while the provider has yet to tell it. */
const everyMs = 1_000;

/** A payment that is asked of the viewer, and what can be done about it. */
export function usePayment(paymentId: string) {
  const args = { params: { paymentId } };
  const { data, error, isLoading, mutate } = useApi(getPayment, args, {
    refreshInterval: (payment?: PaymentView) => (payment?.status === 'processing' ? everyMs : 0),
  });
  const shown = async (answer: Promise<PaymentView>) =>
    void (await mutate(await answer, { revalidate: false }));
  return {
    payment: data,
    error,
    isLoading,
    retry: () => mutate(),
    pay: (card: PayingCard) => shown(call(payByCard, { ...args, body: card })),
    paySaved: (cardId: string) => told(shown(call(payBySavedCard, { ...args, body: { cardId } }))),
    confirm: () => told(shown(call(confirmPayment, args))),
    abandon: () => told(shown(call(abandonPayment, args))),
    start: () => told(call(startPayment, args).then(({ url }) => window.location.assign(url))),
  };
}

/** The buttons have no place for an error beside them, so a toast shows it. */
const told = (done: Promise<void>) =>
  done.catch((error: unknown) => toastFailure(texts.toastTitles.error, messageOf(error)));
