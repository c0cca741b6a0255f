import { useParams } from 'react-router-dom';
import { Payment } from '../../features/payments/payment.tsx';
import { HelpLink } from '../../ui/buttons/help-link.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function PayPage() {
  const { paymentId = '' } = useParams();
  return (
    <Page
      title="Payment"
      purpose={
        <>
          What you pay, and what became of it.{' '}
          <HelpLink opensTab article="protected-payments">
            How protected payments work
          </HelpLink>
        </>
      }
      width="form"
    >
      <Payment paymentId={paymentId} />
    </Page>
  );
}
