import type { PaymentView } from '@sidework/contracts/client-services/payments';
import { lazy, Suspense } from 'react';
import { heldUntil } from '../../lib/agreed-terms.ts';
import { returnPath } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { type Fact, Facts } from '../../ui/figures/facts.tsx';
import { MoneyText } from '../../ui/figures/money-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { usePayment } from './use-payment.ts';

const PaySaved = lazy(async () => ({ default: (await import('./pay-saved.tsx')).PaySaved }));

const CardForm = lazy(async () => ({ default: (await import('./card-form.tsx')).CardForm }));

/** It shows the payment until it is settled, and links back to the page that asked for it. */
export function Payment({ paymentId }: { paymentId: string }) {
  const asked = usePayment(paymentId);
  const { payment, error, retry } = asked;
  if (error && !payment) return <ErrorNotice error={error} onRetry={retry} />;
  if (!payment) return <ListSkeleton rows={2} label="Loading the payment" />;
  return (
    <Stack gap="lg">
      <Facts facts={factsOf(payment)} />
      {!isOver(payment) && (payment.isHeld || isBeside(payment)) && (
        <Words>{isBeside(payment) ? besideText(payment) : heldText(payment)}</Words>
      )}
      <div aria-live="polite">
        <Standing payment={payment} />
      </div>
      {/* Hidden and not gone: a card that is refused keeps what was typed. */}
      {!isOver(payment) && (
        <div hidden={payment.status !== 'waiting'}>
          <Ways {...asked} payment={payment} />
        </div>
      )}
      {payment.status === 'confirming' && <Confirmation confirm={asked.confirm} />}
      {isOver(payment) && (
        <LinkButton to={returnPath(payment.returnTo)}>
          {payment.status === 'succeeded' ? 'Continue' : 'Go back'}
        </LinkButton>
      )}
    </Stack>
  );
}

const isOver = ({ status }: PaymentView) =>
  status === 'succeeded' || status === 'failed' || status === 'expired' || status === 'refunded';

function factsOf({ description, payee, amountCents, work, status }: PaymentView): Fact[] {
  const what = [
    { label: 'For', value: description },
    ...(payee ? [{ label: 'To', value: payee }] : []),
  ];
  const toPay = {
    label: status === 'succeeded' ? 'Paid' : 'You pay now',
    value: <MoneyText cents={amountCents} />,
    isSum: true,
  };
  if (!work) return [...what, toPay];
  const isIn = status === 'succeeded';
  const left = work.totalCents - work.paidCents - (isIn ? 0 : amountCents);
  return [
    ...what,
    { label: 'Agreed in all', value: <MoneyText cents={work.totalCents} /> },
    {
      label: isIn ? 'Paid in so far' : 'Paid in before',
      value: <MoneyText cents={work.paidCents} />,
    },
    toPay,
    { label: 'Left to pay after this', value: <MoneyText cents={Math.max(0, left)} /> },
  ];
}

/** A tip or an expense, of which nothing is held. */
const isBeside = ({ purpose }: PaymentView) => purpose === 'tip' || purpose === 'expense';

function besideText({ purpose, payee }: PaymentView): string {
  const name = payee ?? 'Your professional';
  return purpose === 'tip'
    ? `${name} gets all of it at once. A tip is final and is not refunded.`
    : `${name} gets all of it at once, for what they bought for the work. It is not held.`;
}

function heldText({ work, payee }: PaymentView): string {
  if (!work)
    return 'Sidework holds it until the event is over, or for 14 days after a course is bought.';
  const name = payee ?? 'your professional';
  return `It is ${heldUntil(`you release it to ${name}`)}. ${work.feeBps / 100}% of it is the platform's fee, paid by ${name}.`;
}

function Standing({ payment }: { payment: PaymentView }) {
  const { status, failure, card } = payment;
  switch (status) {
    case 'waiting':
      return failure ? (
        <Notice meaning="error" title={failure}>
          Nothing was taken{card && ` from ${card}`}. Try again, or use another card.
        </Notice>
      ) : (
        <Notice title="Waits for your card">
          It can be paid until <DateText moment={payment.expiresAt} />.
        </Notice>
      );
    case 'confirming':
      return (
        <Notice meaning="turn" title="Your bank asks you to confirm">
          Nothing is taken until you do.
        </Notice>
      );
    case 'processing':
      return (
        <Notice title="The payment is under way">
          The outcome comes in a moment. You can leave this page.
        </Notice>
      );
    case 'succeeded':
      return (
        <Notice meaning="open" title="Paid">
          {card ? `${card} was charged.` : 'The payment arrived.'}
        </Notice>
      );
    case 'refunded':
      return (
        <Notice meaning="over" title="Refunded">
          All of it went back{card && ` to ${card}`}.
        </Notice>
      );
    case 'expired':
      return (
        <Notice meaning="error" title="The time to pay is over">
          You were not charged. Go back to start over.
        </Notice>
      );
    case 'failed':
      return (
        <Notice meaning="over" title="Not paid">
          {failure && `${failure}. `}Nothing was taken.
        </Notice>
      );
  }
}

type Asked = Pick<ReturnType<typeof usePayment>, 'pay' | 'paySaved' | 'start' | 'abandon'>;

function Ways({ payment, pay, paySaved, start, abandon }: Asked & { payment: PaymentView }) {
  const leaving = useBusy();
  const going = useBusy();
  return (
    <Stack>
      {payment.way === 'card' ? (
        <Suspense fallback={<ListSkeleton rows={2} label="Loading the form" />}>
          <PaySaved amountCents={payment.amountCents} pay={paySaved} />
          <CardForm amountCents={payment.amountCents} pay={pay} />
        </Suspense>
      ) : (
        <PlainButton isBusy={going.isBusy} onClick={() => going.run(start)}>
          Continue to the payment page
        </PlainButton>
      )}
      <PlainButton variant="subtle" isBusy={leaving.isBusy} onClick={() => leaving.run(abandon)}>
        Cancel payment
      </PlainButton>
    </Stack>
  );
}

function Confirmation({ confirm }: { confirm: () => Promise<unknown> }) {
  const { isBusy, run } = useBusy();
  return (
    <PlainButton isBusy={isBusy} onClick={() => run(confirm)}>
      Confirm the payment
    </PlainButton>
  );
}
