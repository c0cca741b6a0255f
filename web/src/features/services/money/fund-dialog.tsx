import { useForm } from '@mantine/form';
import { fundService } from '@sidework/contracts/client-services/escrow';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents, parseDollars } from '@sidework/contracts/kernel/money';
import { useNavigate } from 'react-router-dom';
import { heldUntil } from '../../../lib/agreed-terms.ts';
import { call } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { DollarsInput } from '../../../ui/fields/dollars-input.tsx';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { fundWord } from '../what-waits.ts';

interface Props {
  isOpen: boolean;
  service: ServiceView;
  onClose: () => void;
}

/** All that is left to pay, or a part of it; the card is asked for on the next page. */
export function FundDialog({ isOpen, service, onClose }: Props) {
  const navigate = useNavigate();
  const left = service.money.topUpCents;
  const released = `you release it to ${service.professional?.fullName ?? 'your professional'}`;
  const form = useForm({
    initialValues: { amountCents: (left / 100).toFixed(2) },
    validate: {
      amountCents: (typed) => {
        const cents = parseDollars(typed);
        if (cents === undefined) return 'Enter an amount in dollars, such as 450 or 450.50';
        return cents < 1 || cents > left ? `Between $0.01 and ${formatCents(left)}` : null;
      },
    },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ amountCents }, idempotencyKey) =>
      call(fundService, {
        params: { serviceId: service.id },
        body: { amountCents: parseDollars(amountCents) ?? 0 },
        idempotencyKey,
      }),
    onSent: ({ paymentId }) => navigate(paths.pay(paymentId)),
  });
  return (
    <DialogWindow
      isOpen={isOpen}
      title={`${fundWord(service)} “${service.title}”`}
      onClose={onClose}
    >
      <form noValidate onSubmit={onSubmit}>
        <Stack>
          <Words>
            The money is {heldUntil(released, service.status === 'completed')}.{' '}
            {service.money.feeBps / 100}% of it is the platform's fee, paid by the professional.
          </Words>
          <DollarsInput label="Amount" {...form.getInputProps('amountCents')} />
          {refusal !== undefined && <ErrorNotice error={refusal} />}
          <PlainButton type="submit" isBusy={isBusy}>
            Continue to payment
          </PlainButton>
        </Stack>
      </form>
    </DialogWindow>
  );
}
