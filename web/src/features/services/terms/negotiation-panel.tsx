import type { NegotiationView } from '@sidework/contracts/client-services/negotiation-view';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { useSession } from '../../../lib/session.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { LongText } from '../../../ui/layout/long-text.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { turnOf } from '../what-waits.ts';
import { DecidingButton } from './deciding-button.tsx';
import { TermsButton } from './terms-button.tsx';
import { type Change, useTerms } from './use-terms.ts';

const Form = lazyDialog(async () => (await import('./terms-windows.ts')).NegotiationWindow);

interface Props {
  service: ServiceView;
  change: Change;
}

interface ProposedProps extends Props {
  side: 'client' | 'professional';
}

/** The proposer may withdraw the waiting terms, and the other side answers them. */
export function ProposedTerms({ service, side, change }: ProposedProps) {
  const [isCountering, setCountering] = useState(false);
  const viewerId = useSession()?.viewer.id;
  const terms = useTerms(service, change);
  const { negotiation, title } = service;
  const isOwn = negotiation?.proposedBy === viewerId;
  const isWaiting = isOwn || negotiation?.status === 'awaiting_guardian';
  return (
    <>
      {negotiation && (
        <Notice meaning={isWaiting ? 'waiting' : 'turn'} title={titleOf(negotiation, isOwn)}>
          <Stack gap="xs">
            <Terms negotiation={negotiation} totalCents={service.totalAmountCents} />
            <Row gap="xs">
              {isOwn ? (
                <DecidingButton
                  label="Withdraw"
                  about={title}
                  done="Negotiation withdrawn"
                  act={terms.withdraw}
                />
              ) : (
                !isWaiting && (
                  <>
                    <DecidingButton
                      label="Accept"
                      about={title}
                      variant={turnOf(service, side) === 'terms' ? 'filled' : 'default'}
                      done="Negotiation accepted"
                      act={terms.accept}
                    />
                    <PlainButton
                      variant="default"
                      aria-label={`Counter: ${title}`}
                      onClick={() => setCountering(true)}
                    >
                      Counter
                    </PlainButton>
                    <DecidingButton
                      label="Reject"
                      about={title}
                      variant="subtle"
                      done="Negotiation rejected"
                      act={terms.reject}
                    />
                  </>
                )
              )}
            </Row>
          </Stack>
        </Notice>
      )}
      <Form
        isOpen={isCountering}
        service={service}
        propose={terms.propose}
        onClose={() => setCountering(false)}
      />
    </>
  );
}

/** The way to propose other terms. */
export function NegotiationPanel({ service, change }: Props) {
  const { propose } = useTerms(service, change);
  const isNegotiable = service.status === 'in_progress' && service.paymentStatus !== 'released';
  return (
    <TermsButton
      label={!service.negotiation && isNegotiable && 'Negotiate Payment'}
      about={service.title}
      isQuiet
    >
      {(window) => <Form {...window} service={service} propose={propose} />}
    </TermsButton>
  );
}

interface TermsProps {
  negotiation: NegotiationView;
  totalCents: number;
}

function titleOf({ status }: NegotiationView, isOwn: boolean): string {
  if (status === 'awaiting_guardian') return 'Both agreed, and a guardian decides';
  return isOwn ? 'Waiting for other party to approve' : 'A payment adjustment was proposed';
}

export function Terms({ negotiation, totalCents }: TermsProps) {
  return (
    <>
      <p>
        {formatCents(negotiation.proposedAmountCents)} in place of {formatCents(totalCents)}
        {negotiation.proposedDeadline && `, due ${dayText(negotiation.proposedDeadline)}`}. It
        expires <DateText moment={negotiation.expiresAt} />.
      </p>
      <LongText>{negotiation.reason}</LongText>
    </>
  );
}
