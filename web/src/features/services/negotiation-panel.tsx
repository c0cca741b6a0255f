import type { NegotiationView } from '@sidework/contracts/client-services/negotiation-view';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useState } from 'react';
import { dayText } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { DecidingButton } from './deciding-button.tsx';
import { type Change, useTerms } from './use-terms.ts';

const Dialog = lazyDialog(async () => (await import('./terms-windows.ts')).NegotiationWindow);

const History = lazyDialog(
  async () => (await import('./terms-windows.ts')).NegotiationHistoryWindow,
);

interface Props {
  service: ServiceView;
  change: Change;
}

/** Other terms of the work: the way to propose them, and the answer to what the other side proposed. */
export function NegotiationPanel({ service, change }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const viewerId = useSession()?.viewer.id;
  const terms = useTerms(service, change);
  const { negotiation } = service;
  const isOwn = negotiation?.proposedBy === viewerId;
  const isNegotiable = service.status === 'in_progress' && service.paymentStatus !== 'released';
  return (
    <Stack gap="sm">
      {negotiation && (
        <Notice
          meaning={isOwn ? 'waiting' : 'turn'}
          title={isOwn ? 'Waiting for other party to approve' : 'A payment adjustment was proposed'}
        >
          <Terms negotiation={negotiation} />
          <Row>
            {isOwn ? (
              <DecidingButton
                label="Withdraw"
                about={service.title}
                done="Negotiation withdrawn"
                act={terms.withdraw}
              />
            ) : (
              <>
                <DecidingButton
                  label="Accept"
                  about={service.title}
                  variant="filled"
                  done="Negotiation accepted"
                  act={terms.accept}
                />
                <PlainButton
                  variant="default"
                  size="sm"
                  aria-label={`Counter: ${service.title}`}
                  onClick={() => setOpen(true)}
                >
                  Counter
                </PlainButton>
                <DecidingButton
                  label="Reject"
                  about={service.title}
                  done="Negotiation rejected"
                  act={terms.reject}
                />
              </>
            )}
          </Row>
        </Notice>
      )}
      <Row>
        {!negotiation && isNegotiable && (
          <PlainButton
            variant="default"
            aria-label={`Negotiate Payment: ${service.title}`}
            onClick={() => setOpen(true)}
          >
            Negotiate Payment
          </PlainButton>
        )}
        <PlainButton variant="subtle" size="sm" onClick={() => setLooking(true)}>
          Negotiations
        </PlainButton>
      </Row>
      <History isOpen={isLooking} serviceId={service.id} onClose={() => setLooking(false)} />
      <Dialog
        isOpen={isOpen}
        service={service}
        propose={terms.propose}
        onClose={() => setOpen(false)}
      />
    </Stack>
  );
}

function Terms({ negotiation }: { negotiation: NegotiationView }) {
  return (
    <>
      <p>
        {formatCents(negotiation.proposedAmountCents)}
        {negotiation.proposedDeadline && `, due ${dayText(negotiation.proposedDeadline)}`}. It
        expires <DateText moment={negotiation.expiresAt} />.
      </p>
      <LongText>{negotiation.reason}</LongText>
    </>
  );
}
