import { formatCents } from '@sidework/contracts/kernel/money';
import { guardianDays } from '@sidework/contracts/marketplace/limits';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import { youthCautionsOf } from '@sidework/contracts/marketplace/youth-cautions';
import { useRef, useState } from 'react';
import { feeToCancel, heldUntil } from '../../lib/agreed-terms.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useFocusMend } from '../../lib/focus-mend.ts';
import { useIdempotencyKey } from '../../lib/forms.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Bullets, Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastSuccess } from '../../ui/notices/toasts.ts';

interface Props {
  proposal: ProposalView;
  /** How many more are waiting for an answer; undefined where not all are loaded. */
  othersWaiting: number | undefined;
  hire: (idempotencyKey: string) => Promise<unknown>;
  /** Shows what became of the proposals meanwhile. */
  reload: () => void;
}

/** Says who is hired, for how much and what follows, before anything is agreed. */
export function HireProfessional({ proposal, othersWaiting, hire, reload }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const idempotencyKey = useIdempotencyKey();
  const button = useRef<HTMLButtonElement>(null);
  const mendFocus = useFocusMend(button);
  const { fullName } = proposal.professional;
  const cost = formatCents(proposal.proposedCostCents);

  async function confirm() {
    setRefusal(undefined);
    mendFocus();
    try {
      await hire(idempotencyKey);
      setAsking(false);
      toastSuccess(proposal.needsGuardian ? 'Their guardian is asked' : `You hired ${fullName}`);
    } catch (error) {
      setRefusal(error);
    }
  }

  function cancel() {
    setAsking(false);
    setRefusal(undefined);
    if (isDecided(refusal)) reload();
  }

  return (
    <>
      <PlainButton ref={button} onClick={() => setAsking(true)}>
        Hire
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Hire ${fullName} for ${cost}?`}
        confirmLabel={`Hire for ${cost}`}
        isOver={isDecided(refusal)}
        onCancel={cancel}
        onConfirm={confirm}
      >
        <Stack gap="sm">
          <Words>
            You agree with {fullName} on {cost} for “{proposal.job.title}”. Nothing is charged now.
          </Words>
          <Bullets>
            {proposal.needsGuardian && (
              <li>
                Their guardian is asked first and has {guardianDays} days to say yes. Until then the
                job and the other proposals wait, and nothing below happens.
              </li>
            )}
            {proposal.needsGuardian &&
              youthCautionsOf(proposal.job.category).map((text) => <li key={text}>{text}</li>)}
            <li>The job is filled and leaves the list of open jobs.</li>
            {othersWaiting !== 0 && <li>{othersText(othersWaiting)}</li>}
            <li>The work starts in My Services.</li>
            <li>You fund the work in My Services. The money is {heldUntil('you release it')}.</li>
            <li>{feeToCancel('client')}</li>
          </Bullets>
          {refusal !== undefined && <ErrorNotice error={refusal} />}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

/** Whether this proposal can no longer lead to a hire, however often it is tried. */
const isDecided = (refusal: unknown) => refusal instanceof ApiError && decided.has(refusal.code);
const decided = new Set(['proposal_not_open', 'job_not_open', 'job_awaits_guardian']);

function othersText(waiting: number | undefined): string {
  if (waiting === undefined)
    return 'Everyone else who sent a proposal will hear that you chose someone else.';
  return waiting === 1
    ? 'The other professional will hear that you chose someone else.'
    : `The other ${waiting} professionals will hear that you chose someone else.`;
}
