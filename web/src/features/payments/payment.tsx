import type { PaymentView } from '@sidework/contracts/client-services/payments';
import { lazy, Suspense } from 'react';
import { returnPath } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { DateText } from '../../ui/date-text.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
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
