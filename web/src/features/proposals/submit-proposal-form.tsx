import { schemaResolver, useForm } from '@mantine/form';
import { formatBudget, parseDollars } from '@sidework/contracts/kernel/money';
import { contactInProposal } from '@sidework/contracts/marketplace/contact-details';
import type { JobView } from '@sidework/contracts/marketplace/jobs';
import { limits } from '@sidework/contracts/marketplace/limits';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import { ProposalSubmission } from '@sidework/contracts/schema/marketplace/proposals';
import { texts } from '@sidework/contracts/texts';
import { Link } from 'react-router-dom';
import { feeToCancel, heldUntil } from '../../lib/agreed-terms.ts';
import { ApiError } from '../../lib/api-error.ts';
import { dayOf } from '../../lib/dates.ts';
import { unreadableDollars } from '../../lib/dollar-fields.ts';
import { createDraft, useDraft } from '../../lib/draft.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { FormActions } from '../../ui/dialogs/dialog-actions.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';
import { CostField } from './cost-field.tsx';
import { isSentBefore, useSubmitProposal } from './use-submit-proposal.ts';

/** The fields are named as in the request; the cost is in dollars. */
export interface TypedProposal {
  proposedCostCents: string;
  message: string;
  /** A day, or nothing. */
  canComeOn: string;
}

/** Unsent proposals of this visit. They hold money, so no browser keeps them. */
const drafts = createDraft<TypedProposal>({
  name: 'proposal',
  empty: { proposedCostCents: '', message: '', canComeOn: '' },
  where: 'page',
});

interface Props {
  job: JobView;
  onCancel: () => void;
  onSent: (proposal: ProposalView) => void;
  onSessionLost: () => void;
}

const errorsOf = schemaResolver(ProposalSubmission, { sync: true });

/** Without an amount the cost is nothing, which the contract has words for. */
const toSubmission = (
  { proposedCostCents, message, canComeOn }: TypedProposal,
  { distanceMiles }: Pick<JobView, 'distanceMiles'>,
): ProposalSubmission => ({
  proposedCostCents: parseDollars(proposedCostCents) ?? 0,
  message,
  ...(canComeOn && { canComeOn }),
  ...(distanceMiles !== null && { distanceMiles }),
});

export function SubmitProposalForm({ job, onCancel, onSent, onSessionLost }: Props) {
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  const submitProposal = useSubmitProposal(job.id);
  const { begun, keep, drop } = useDraft(drafts, job.id);
  const isGiven = job.budgetMinCents !== null || job.budgetMaxCents !== null;
  const form = useForm<TypedProposal>({
    initialValues: begun,
    onValuesChange: keep,
    validate: (typed) => ({
      ...contactInProposal(job, typed.message),
      ...errorsOf(toSubmission(typed, job)),
      ...unreadableDollars(typed, 'proposedCostCents'),
    }),
  });

  const { isBusy, isWaiting, refusal, onSubmit } = useSubmit(form, {
    send: (typed: TypedProposal) => submitProposal(toSubmission(typed, job)),
    done: texts.jobs.proposalSubmitted,
    onSent(proposal) {
      drop();
      onSent(proposal);
    },
    isQuiet: true,
    onRefused(error) {
      const isSessionLost = error instanceof ApiError && error.status === 401;
      if (isSessionLost) onSessionLost();
      return isSessionLost;
    },
    waitsForNetwork: true,
  });

  return (
    <form noValidate aria-label="Submit Proposal" onSubmit={onSubmit}>
      <Stack>
        <Notice title={job.title}>
          <Words tone="soft" isSmall>
            {isGiven && 'Budget: '}
            {formatBudget(job.budgetMinCents, job.budgetMaxCents)}
          </Words>
        </Notice>
        <CostField {...form.getInputProps('proposedCostCents')} />
        <CountedTextarea
          label="Message"
          withAsterisk
          rows={4}
          most={limits.proposalMessage.max}
          placeholder="When you can come, how you would do it, what the price covers"
          {...form.getInputProps('message')}
        />
        {!isChild && (
          <DayField
            label="First day you can come (optional)"
            min={dayOf(new Date().toISOString())}
            {...form.getInputProps('canComeOn')}
          />
        )}
        {isChild && (
          <Words tone="soft" isSmall>
            Your parent or guardian is notified when you send this, and can read it. Nobody can hire
            you before they say yes.
          </Words>
        )}
        <Words tone="soft" isSmall>
          If you are hired, the proposed cost is the agreed price of the whole job and, once the
          client pays it in, is {heldUntil('they release it')}. {feeToCancel('other')}
          {isChild &&
            ' If you cancel, it comes from what you earn. Withdrawing a proposal is free.'}
        </Words>
        {refusal !== undefined && <Refusal error={refusal} />}
        <WaitingNote isWaiting={isWaiting} what="Your proposal is sent" />
        <FormActions submitLabel="Send proposal" isBusy={isBusy} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

function Refusal({ error }: { error: unknown }) {
  if (!isSentBefore(error)) return <ErrorNotice error={error} />;
  const way = <Link to={paths.myProposals}>See it in My Proposals</Link>;
  return (
    <ErrorNotice
      error={error}
      text={
        <>
          {error.message} {way}
        </>
      }
    />
  );
}
