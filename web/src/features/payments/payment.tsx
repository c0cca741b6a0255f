import type { PaymentView } from '@sidework/contracts/client-services/payments';
import { lazy, Suspense } from 'react';
import { returnPath } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { MoneyText } from '../../ui/figures/money-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { usePayment } from './use-payment.ts';

const CardForm = lazy(async () => ({ default: (await import('./card-form.tsx')).CardForm }));

/** What is asked, until it is paid or not, and the way back to where it was asked. */
export function Payment({ paymentId }: { paymentId: string }) {
  const asked = usePayment(paymentId);
  const { payment, error, retry } = asked;
  if (error && !payment) return <ErrorNotice error={error} onRetry={retry} />;
  if (!payment) return <ListSkeleton rows={2} label="Loading the payment" />;
  return (
    <Stack gap="lg">
      <Facts
        facts={[
          { label: 'For', value: payment.description },
          { label: 'To pay', value: <MoneyText cents={payment.amountCents} />, isSum: true },
        ]}
      />
      <div aria-live="polite">
        <Standing payment={payment} />
      </div>
      {payment.status === 'waiting' && <Ways {...asked} payment={payment} />}
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
          Nothing was taken. Go back to begin anew.
        </Notice>
      );
    case 'failed':
      return (
        <Notice meaning="over" title="Not paid">
          Nothing was taken.
        </Notice>
      );
  }
}

type Asked = Pick<ReturnType<typeof usePayment>, 'pay' | 'start' | 'abandon'>;

function Ways({ payment, pay, start, abandon }: Asked & { payment: PaymentView }) {
  const leaving = useBusy();
  const going = useBusy();
  return (
    <Stack>
      {payment.way === 'card' ? (
        <Suspense fallback={<ListSkeleton rows={2} label="Loading the form" />}>
          <CardForm amountCents={payment.amountCents} pay={pay} />
        </Suspense>
      ) : (
        <PlainButton isBusy={going.isBusy} onClick={() => going.run(start)}>
          Continue to the payment page
        </PlainButton>
      )}
      <PlainButton variant="subtle" isBusy={leaving.isBusy} onClick={() => leaving.run(abandon)}>
        Do not pay
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
