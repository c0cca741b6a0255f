import { schemaResolver, useForm } from '@mantine/form';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { termsTexts } from '@sidework/contracts/client-services/words';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { formatCents, parseDollars } from '@sidework/contracts/kernel/money';
import { NegotiationProposal } from '@sidework/contracts/schema/client-services/negotiations';
import { netText } from '../../../lib/agreed-terms.ts';
import { unreadableDollars } from '../../../lib/dollar-fields.ts';
import { useSession } from '../../../lib/session.ts';
import { viewersZone } from '../../../lib/zones.ts';
import { FormActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { CountedTextarea } from '../../../ui/fields/counted-textarea.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { DollarsInput } from '../../../ui/fields/dollars-input.tsx';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { toastSuccess } from '../../../ui/notices/toasts.ts';
import { WaitingNote } from '../../../ui/notices/waiting-note.tsx';

interface Props {
  isOpen: boolean;
  service: ServiceView;
  propose: (terms: Omit<NegotiationProposal, 'timeZone'>, key: string) => Promise<unknown>;
  onClose: () => void;
}

export function NegotiationWindow({ isOpen, ...form }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title="Propose Payment Adjustment" onClose={form.onClose}>
      <NegotiationForm {...form} />
    </DialogWindow>
  );
}

interface Typed {
  proposedAmountCents: string;
  proposedDeadline: string;
  reason: string;
}

const errorsOf = schemaResolver(NegotiationProposal.omit({ timeZone: true }), { sync: true });

const toBody = ({ proposedAmountCents, proposedDeadline, reason }: Typed) => ({
  proposedAmountCents: parseDollars(proposedAmountCents) ?? 0,
  ...(proposedDeadline && { proposedDeadline }),
  reason: reason.trim(),
});

function NegotiationForm({ service, propose, onClose }: Omit<Props, 'isOpen'>) {
  const form = useForm<Typed>({
    initialValues: { proposedAmountCents: '', proposedDeadline: '', reason: '' },
    validate: (typed) => ({
      ...errorsOf(toBody(typed)),
      ...unreadableDollars(typed, 'proposedAmountCents'),
    }),
  });
  const { isBusy, isWaiting, refusal, onSubmit } = useSubmit(form, {
    waitsForNetwork: true,
    send: (typed, key) => propose(toBody(typed), key),
    onSent: () => {
      toastSuccess(termsTexts.negotiationSubmitted, termsTexts.negotiationWaits);
      onClose();
    },
  });
  const { proposedAmountCents, reason } = form.values;
  const newCents = parseDollars(proposedAmountCents) ?? 0;
  const viewer = useSession()?.viewer;
  const isOwnWork = viewer?.id === service.professionalId;
  const isChild = viewer?.accountType === 'sidework_kids';
  const isWhole = proposedAmountCents.trim() !== '' && reason.trim() !== '';
  return (
    <form noValidate aria-label="Propose Payment Adjustment" onSubmit={onSubmit}>
      <Stack>
        <Words>
          The total is {formatCents(service.totalAmountCents)} now. It changes when the other side
          accepts, within seven days.
        </Words>
        <DollarsInput
          label="New amount"
          description={isOwnWork && netText(newCents, isChild, service.money.feeBps)}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          withAsterisk
          data-autofocus
          {...form.getInputProps('proposedAmountCents')}
        />
        <DayField
          label="New deadline (optional)"
          min={dayIn(service.deadlineTimeZone ?? viewersZone(), new Date())}
          {...form.getInputProps('proposedDeadline')}
        />
        <CountedTextarea
          label="Reason"
          withAsterisk
          rows={4}
          most={500}
          {...form.getInputProps('reason')}
        />
        {isOwnWork && isChild && (
          <Words tone="soft" isSmall>
            Your parent or guardian follows this work, and sees what you and your client agree on.
          </Words>
        )}
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <WaitingNote isWaiting={isWaiting} what="Your proposal is sent" />
        <FormActions
          submitLabel="Propose new terms"
          isBusy={isBusy}
          isDisabled={!isWhole}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
