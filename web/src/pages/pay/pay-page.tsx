import { useParams } from 'react-router-dom';
import { Payment } from '../../features/payments/payment.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function PayPage() {
  const { paymentId = '' } = useParams();
  return (
    <Page title="Payment" purpose="What you pay, and what became of it." width="form">
      <Payment paymentId={paymentId} />
    </Page>
  );
}
