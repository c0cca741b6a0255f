import { useForm } from '@mantine/form';
import { type DisputeView, settleDispute } from '@sidework/contracts/client-services/escrow';
import { formatCents, parseDollars } from '@sidework/contracts/kernel/money';
import { lessFeeOfPart } from '@sidework/contracts/kernel/percent';
import { call } from '../../lib/api.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { DollarsInput } from '../../ui/fields/dollars-input.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Facts } from '../../ui/figures/facts.tsx';
import { MoneyText } from '../../ui/figures/money-text.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';

interface Props {
  isOpen: boolean;
  dispute: DisputeView;
  onClose: () => void;
  onSettled: () => Promise<unknown>;
}

const most = 1000;

/** How much of what is held the client gets, in halves, where no odd sum is right. */
const shares = [
  { label: 'All', halves: 2 },
  { label: 'Half', halves: 1 },
  { label: 'Nothing', halves: 0 },
];

/** One share is typed; the other is what is left, so that both make up all that is held. What each gets is shown as it is typed. */
export function SplitDialog({ isOpen, dispute, onClose, onSettled }: Props) {
  const { heldCents } = dispute;
  const clientShare = (typed: string) => parseDollars(typed);
  const isTooMuch = (cents: number) => cents < 0 || cents > heldCents;
  const range = `Between $0 and ${formatCents(heldCents)}`;
  const form = useForm({
    initialValues: { toClient: '', explanation: '' },
    validate: {
      toClient: (typed) => {
        const cents = clientShare(typed);
        if (cents === undefined) return 'Enter an amount in dollars, such as 160 or 160.50';
        return isTooMuch(cents) ? range : null;
      },
      explanation: (text) => (text.trim() ? null : 'Say why you split it this way'),
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
  const isOut = typed !== undefined && isTooMuch(typed);
  return (
    <DialogWindow isOpen={isOpen} title={`Split ${formatCents(heldCents)}`} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <Stack>
          <DollarsInput
            label={`To the client, ${dispute.clientName}`}
            withAsterisk
            data-autofocus
            {...form.getInputProps('toClient')}
            error={form.errors.toClient ?? (isOut && range)}
          />
          <Row gap="xs">
            {shares.map(({ label, halves }) => {
              const cents = Math.floor((heldCents * halves) / 2);
              const isChosen = typed === cents;
              return (
                <PlainButton
                  key={label}
                  variant={isChosen ? 'light' : 'default'}
                  size="sm"
                  aria-label={`${label} to the client`}
                  aria-pressed={isChosen}
                  onClick={() => form.setFieldValue('toClient', dollars(cents))}
                >
                  {label}
                </PlainButton>
              );
            })}
          </Row>
          {typed !== undefined && !isOut && <BothShares dispute={dispute} toClient={typed} />}
          <CountedTextarea
            label="Explanation (both will read it)"
            withAsterisk
            most={most}
            {...form.getInputProps('explanation')}
          />
          <Words isSmall tone="soft">
            {dispute.appeal
              ? 'This is final: nobody can change the split afterwards.'
              : 'Both sides can accept it, or appeal once within days. Then it moves as you split it.'}
          </Words>
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

/** The text that the amount field takes for so many cents: "12.50" for 1250. */
const dollars = (cents: number) => (cents / 100).toFixed(2);

function BothShares({ dispute, toClient }: { dispute: DisputeView; toClient: number }) {
  const { heldCents, releasedCents, feeBps, clientName, professionalName } = dispute;
  const toProfessional = heldCents - toClient;
  const { netCents } = lessFeeOfPart(releasedCents, toProfessional, feeBps);
  return (
    <Facts
      facts={[
        { label: `To ${clientName}`, value: <MoneyText cents={toClient} /> },
        {
          label: `To ${professionalName}`,
          note: `${formatCents(toProfessional)} less the fee of ${feeBps / 100}%`,
          value: <MoneyText cents={netCents} />,
        },
      ]}
    />
  );
}
