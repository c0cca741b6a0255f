import '../../ui/input-styles.ts';
import { useForm } from '@mantine/form';
import { type DisputeView, settleDispute } from '@sidework/contracts/client-services/escrow';
import { formatCents, parseDollars } from '@sidework/contracts/kernel/money';
import { call } from '../../lib/api.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { CountedTextarea } from '../../ui/counted-textarea.tsx';
import { DialogWindow } from '../../ui/dialog-window.tsx';
import { DollarsInput } from '../../ui/dollars-input.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';

interface Props {
  isOpen: boolean;
  dispute: DisputeView;
  onClose: () => void;
  onSettled: () => Promise<unknown>;
}

const most = 1000;

/** One share is typed; the other is what is left, so that both make up all that is held. */
export function SplitDialog({ isOpen, dispute, onClose, onSettled }: Props) {
  const { heldCents } = dispute;
  const clientShare = (typed: string) => parseDollars(typed);
  const form = useForm({
    initialValues: { toClient: '', explanation: '' },
    validate: {
      toClient: (typed) => {
        const cents = clientShare(typed);
        if (cents === undefined) return 'Enter an amount in dollars, such as 160 or 160.50';
        return cents < 0 || cents > heldCents ? `Between $0 and ${formatCents(heldCents)}` : null;
      },
      explanation: (text) => (text.trim() ? null : 'Say why it is split so'),
    },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ toClient, explanation }) => {
      const toClientCents = clientShare(toClient) ?? 0;
      const body = { toClientCents, toProfessionalCents: heldCents - toClientCents, explanation };
      return call(settleDispute, { params: { disputeId: dispute.id }, body });
    },
    onSent: () => {
      onClose();
      void onSettled();
    },
    done: 'Dispute decided',
  });
  const typed = clientShare(form.values.toClient);
  const left = typed === undefined ? undefined : Math.max(0, heldCents - typed);
  return (
    <DialogWindow isOpen={isOpen} title={`Split ${formatCents(heldCents)}`} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <Stack>
          <DollarsInput
            label={`To the client, ${dispute.clientName}`}
            {...form.getInputProps('toClient')}
          />
          <Facts
            facts={[
              {
                label: `To the professional, ${dispute.professionalName}`,
                note: `before the fee of ${dispute.feeBps / 100}%`,
                value: left === undefined ? '' : <MoneyText cents={left} />,
              },
            ]}
          />
          <CountedTextarea
            label="Explanation, which both read"
            most={most}
            {...form.getInputProps('explanation')}
          />
          {refusal !== undefined && <ErrorNotice error={refusal} />}
          <Row gap="xs" justify="end">
            <PlainButton variant="default" isDisabled={isBusy} onClick={onClose}>
              Cancel
            </PlainButton>
            <PlainButton type="submit" isBusy={isBusy}>
              Decide the dispute
            </PlainButton>
          </Row>
        </Stack>
      </form>
    </DialogWindow>
  );
}
