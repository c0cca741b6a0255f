import { schemaResolver, useForm } from '@mantine/form';
import { parseDollars } from '@sidework/contracts/kernel/money';
import { contactInProposal } from '@sidework/contracts/marketplace/contact-details';
import { limits } from '@sidework/contracts/marketplace/limits';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import { ProposalResend } from '@sidework/contracts/schema/marketplace/proposals';
import { dayOf } from '../../lib/dates.ts';
import { unreadableDollars } from '../../lib/dollar-fields.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';
import { CostField } from './cost-field.tsx';
import type { TypedProposal } from './submit-proposal-form.tsx';

export interface Editing {
  proposal: ProposalView;
  save: (said: ProposalResend) => Promise<unknown>;
}

const errorsOf = schemaResolver(ProposalResend, { sync: true });
const toSaid = ({ proposedCostCents, message, canComeOn }: TypedProposal): ProposalResend => ({
  proposedCostCents: parseDollars(proposedCostCents) ?? 0,
  message,
  canComeOn: canComeOn || null,
});

export function EditProposalDialog(props: Editing & { isOpen: boolean; onClose: () => void }) {
  const isAgain = props.proposal.status === 'withdrawn';
  return (
    <DialogWindow
      isOpen={props.isOpen}
      title={isAgain ? 'Send your proposal again' : 'Edit your proposal'}
      size="lg"
      onClose={props.onClose}
    >
      <Form {...props} isAgain={isAgain} />
    </DialogWindow>
  );
}

function Form({
  proposal,
  save,
  onClose,
  isAgain,
}: Editing & { onClose: () => void; isAgain: boolean }) {
  const form = useForm<TypedProposal>({
    initialValues: {
      proposedCostCents: (proposal.proposedCostCents / 100).toFixed(2),
      message: proposal.message,
      canComeOn: proposal.canComeOn ?? '',
    },
    validate: (typed) => ({
      ...contactInProposal(proposal.job, typed.message),
      ...errorsOf(toSaid(typed)),
      ...unreadableDollars({ proposedCostCents: typed.proposedCostCents }, 'proposedCostCents'),
    }),
  });
  const { isBusy, isWaiting, refusal, onSubmit } = useSubmit(form, {
    waitsForNetwork: true,
    send: (typed: TypedProposal) => save(toSaid(typed)),
    onSent: onClose,
    done: isAgain ? 'Your proposal is sent again' : 'Your proposal is changed',
  });
  const { resendsLeft } = proposal;
  return (
    <form noValidate aria-label="Your proposal" onSubmit={onSubmit}>
      <Stack>
        <CostField {...form.getInputProps('proposedCostCents')} />
        <CountedTextarea
          label="Message"
          withAsterisk
          rows={6}
          most={limits.proposalMessage.max}
          {...form.getInputProps('message')}
        />
        {!proposal.needsGuardian && (
          <DayField
            label="First day you can come (optional)"
            min={dayOf(new Date().toISOString())}
            {...form.getInputProps('canComeOn')}
          />
        )}
        <p>
          {isAgain
            ? `You can send it again ${resendsLeft === 1 ? 'once' : `${resendsLeft} times`}.`
            : 'We’ll let the client know that you changed it.'}
        </p>
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <WaitingNote
          isWaiting={isWaiting}
          what={isAgain ? 'Your proposal is sent again' : 'Your proposal is changed'}
        />
        <PlainButton type="submit" isBusy={isBusy}>
          {isAgain ? 'Send again' : 'Save changes'}
        </PlainButton>
      </Stack>
    </form>
  );
}
