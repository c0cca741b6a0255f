import { fundService } from '@sidework/contracts/client-services/escrow';
import {
  type ReceivedContract as Received,
  readReceivedContract,
  signReceivedContract,
} from '@sidework/contracts/client-services/sent-contracts';
import { getService } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { call, useApi } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/forms.ts';
import { paths } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { SignForm } from '../../ui/fields/sign-form.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

const Payment = lazy(async () => ({
  default: (await import('../../features/payments/payment.tsx')).Payment,
}));

/** A client without an account before reads, signs and pays here. */
export function ReceivedContract({ token }: { token: string }) {
  const [received, setReceived] = useState<Received>();
  const [error, setError] = useState<unknown>();
  const read = useCallback(async () => {
    setError(undefined);
    try {
      setReceived(await call(readReceivedContract, { body: { token } }));
    } catch (failure) {
      setError(failure);
    }
  }, [token]);
  useEffect(() => void read(), [read]);

  if (error !== undefined) return <ErrorNotice error={error} onRetry={read} />;
  if (!received) return <ListSkeleton rows={3} label="Loading the contract" />;
  const { contract, serviceId, professionalName } = received;
  return (
    <Stack gap="lg">
      <Card title={`Contract with ${professionalName}`}>
        {serviceId ? (
          <Words>Both of you have signed. Your copy lies in your Document Vault.</Words>
        ) : (
          <SignForm
            text={contract}
            send={async (signature, idempotencyKey) =>
              setReceived(
                await call(signReceivedContract, { body: { token, ...signature }, idempotencyKey }),
              )
            }
            done="Signed by both"
          />
        )}
      </Card>
      {serviceId && <PayWork serviceId={serviceId} />}
    </Stack>
  );
}

/** The whole total is paid in; Sidework holds it until the client releases it. */
function PayWork({ serviceId }: { serviceId: string }) {
  const { data: service, error, mutate } = useApi(getService, { params: { serviceId } });
  const [paymentId, setPaymentId] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();
  const { isBusy, run } = useBusy();
  const idempotencyKey = useIdempotencyKey();
  if (error && !service) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!service) return <ListSkeleton rows={1} label="Loading the amount" />;
  const amountCents = service.money.topUpCents;

  async function begin() {
    setRefusal(undefined);
    const args = { params: { serviceId }, body: { amountCents }, idempotencyKey };
    try {
      setPaymentId((await call(fundService, args)).paymentId);
    } catch (failure) {
      setRefusal(failure);
    }
  }

  return (
    <Card title="Payment">
      {paymentId ? (
        <Suspense fallback={<ListSkeleton rows={2} label="Loading the payment" />}>
          <Payment paymentId={paymentId} />
        </Suspense>
      ) : (
        <Stack>
          <Words>
            {amountCents === 0
              ? 'Everything is paid.'
              : `${formatCents(amountCents)} is to be paid for “${service.title}”. Sidework holds it until you release it; you then get the invoice.`}
          </Words>
          {refusal !== undefined && <ErrorNotice error={refusal} />}
          <Row>
            {amountCents > 0 && (
              <PlainButton isBusy={isBusy} onClick={() => void run(begin)}>
                Pay {formatCents(amountCents)}
              </PlainButton>
            )}
            <LinkButton to={paths.service(serviceId)} variant="default">
              Open the work
            </LinkButton>
          </Row>
        </Stack>
      )}
    </Card>
  );
}
