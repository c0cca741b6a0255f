import type { ProposalMark, ProposalView } from '@sidework/contracts/marketplace/proposals';
import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';

interface Props {
  proposal: ProposalView;
  mark: (place: ProposalMark) => Promise<unknown>;
}

/** Only the client sees these marks. */
export function MarkButtons({ proposal, mark }: Props) {
  const { fullName } = proposal.professional;
  const put = (place: ProposalMark) =>
    void mark(place).catch((error) => toastFailure(texts.toastTitles.error, messageOf(error)));
  return (
    <>
      <PlainButton
        size="sm"
        variant={proposal.mark === 'shortlisted' ? 'light' : 'subtle'}
        aria-pressed={proposal.mark === 'shortlisted'}
        aria-label={`Shortlist ${fullName}`}
        onClick={() => put(proposal.mark === 'shortlisted' ? 'none' : 'shortlisted')}
      >
        Shortlist
      </PlainButton>
      <PlainButton
        size="sm"
        variant={proposal.mark === 'archived' ? 'light' : 'subtle'}
        aria-pressed={proposal.mark === 'archived'}
        aria-label={`Archive ${fullName}`}
        onClick={() => put(proposal.mark === 'archived' ? 'none' : 'archived')}
      >
        Archive
      </PlainButton>
    </>
  );
}
