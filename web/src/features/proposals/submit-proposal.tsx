import type { JobView } from '@sidework/contracts/marketplace/jobs';
import type { ProposalStatus, ProposalView } from '@sidework/contracts/marketplace/proposals';
import { texts } from '@sidework/contracts/texts';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { getSession } from '../../lib/session.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { SentMark } from './sent-mark.tsx';

const Dialog = lazy(async () => ({
  default: (await import('./submit-proposal-dialog.tsx')).SubmitProposalDialog,
}));

interface Props {
  job: JobView;
  /** How the viewer's own proposal on this job stands, if there is one and it is not shown beside. */
  sent?: ProposalStatus | undefined;
  /** Whether it is shown beside. */
  isSent?: boolean;
  /** It is the main action beside a single job, and one of many in a list. */
  isMain?: boolean;
  onSent: (proposal: ProposalView) => unknown;
  /** Goes on with the action where nothing stands in the viewer's way. */
  begin: (action: () => void) => void;
}

/** The button to propose on a job, or the state of the viewer's proposal. */
export function SubmitProposal({ job, sent, isSent = false, isMain, onSent, begin }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function askToSignIn() {
    void navigate(paths.auth, { state: { from: pathname + search } });
  }

  function open() {
    if (!getSession()) {
      toastFailure(texts.toastTitles.authenticationRequired, texts.jobs.logInToPropose);
      return askToSignIn();
    }
    begin(() => {
      setWasOpened(true);
      setOpen(true);
    });
  }

  // An open dialog stays: it says what was sent from elsewhere.
  if (sent && !isOpen) return <SentMark status={sent} takesFocus={wasOpened} />;
  if ((isSent || job.status !== 'open') && !isOpen) return null;
  return (
    <>
      <PlainButton
        variant={isMain ? 'filled' : 'default'}
        size={isMain ? 'md' : 'sm'}
        onClick={open}
        {...(!isMain && { 'aria-label': `Submit Proposal for ${job.title}` })}
      >
        Submit Proposal
      </PlainButton>
      <Suspense>
        {wasOpened && (
          <Dialog
            job={job}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onSent={onSent}
            onSessionLost={askToSignIn}
          />
        )}
      </Suspense>
    </>
  );
}
