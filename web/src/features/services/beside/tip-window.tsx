import { useForm } from '@mantine/form';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { giveTip, mostTipCents } from '@sidework/contracts/client-services/tips';
import { formatCents, parseDollars } from '@sidework/contracts/kernel/money';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { FormActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { ButtonChoice } from '../../../ui/fields/button-choice.tsx';
import { DollarsInput } from '../../../ui/fields/dollars-input.tsx';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { usualTips } from './usual-tips.ts';

interface Props {
  isOpen: boolean;
  service: ServiceView;
  /** The name of the professional. */
  name: string;
  onClose: () => void;
}

export function TipWindow({ isOpen, ...form }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title={`A tip for ${form.name}`} onClose={form.onClose}>
      <TipForm {...form} />
    </DialogWindow>
  );
}

function TipForm({ service, name, onClose }: Omit<Props, 'isOpen'>) {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { amountCents: '' },
    validate: {
      amountCents: (typed) => {
        const cents = parseDollars(typed) ?? 0;
        return cents < 1_00 || cents > mostTipCents ? 'Enter from $1 to $1,000' : null;
      },
    },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ amountCents }, idempotencyKey) =>
      call(giveTip, {
        params: { serviceId: service.id },
        body: { amountCents: parseDollars(amountCents) ?? 0 },
        idempotencyKey,
      }),
    onSent: ({ paymentId }) => navigate(paths.pay(paymentId)),
  });
  return (
    <form noValidate aria-label="Tip" onSubmit={onSubmit}>
      <Stack>
        <Words>
          {name} gets all of it at once: Sidework takes no fee of a tip. A tip is final and is not
          refunded.
        </Words>
        <ButtonChoice
          label="Usual tips"
          options={usualTips(service.totalAmountCents).map(({ percent, cents }) => ({
            value: (cents / 100).toFixed(2),
            label: `${percent}% · ${formatCents(cents)}`,
          }))}
          value={form.values.amountCents}
          onChange={(typed) => form.setFieldValue('amountCents', typed)}
        />
        <DollarsInput label="Amount" {...form.getInputProps('amountCents')} />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <FormActions submitLabel="Continue to payment" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
