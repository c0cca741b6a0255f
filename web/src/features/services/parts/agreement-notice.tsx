import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import { whoPaysToCancel } from '../../../lib/agreed-terms.ts';
import { messageOf } from '../../../lib/messages.ts';
import { AskedButton } from '../../../ui/dialogs/asked-button.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { DecidingButton } from '../terms/deciding-button.tsx';
import { type Change, useTerms } from '../terms/use-terms.ts';

interface Props {
  service: ServiceView;
  change: Change;
}

/** A service that its professional entered alone waits for its client's word. */
export function AgreementNotice({ service, change }: Props) {
  const { acceptService, declineService } = useTerms(service, change);
  const name = service.professional?.fullName ?? 'A professional';
  return (
    <Notice meaning="turn" title="Did you agree on this work?">
      <Stack gap="xs">
        <p>
          {name} entered it at {formatCents(service.totalAmountCents)}. {acceptingBinds(service)} If
          you know nothing of it, decline it: that costs nothing.
        </p>
        <Row>
          <DecidingButton
            label="Accept service"
            about={service.title}
            variant="filled"
            done="Service accepted"
            act={acceptService}
          />
          <AskedButton
            label="Decline"
            name={service.title}
            title={`Decline “${service.title}”?`}
            confirmLabel="Decline service"
            cancelLabel="Keep it"
            done="Service declined"
            act={declineService}
            messageOf={messageOf}
          >
            The service ends, and there is no fee. {name} will be notified.
          </AskedButton>
        </Row>
      </Stack>
    </Notice>
  );
}

function acceptingBinds({ status, cancellationFeePercentage: percent }: ServiceView): string {
  return status === 'completed'
    ? 'If you accept it, nothing is charged now: next you pay it, here or outside Sidework.'
    : `If you accept it, nothing is charged now: next you fund it. A cancellation fee of ${percent}% is then paid by ${whoPaysToCancel('client')}.`;
}
