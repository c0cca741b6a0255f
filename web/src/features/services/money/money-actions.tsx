import * as api from '@sidework/contracts/client-services/escrow';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import { lessFeeOfPart } from '@sidework/contracts/kernel/percent';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/messages.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { toastFailure, toastSuccess } from '../../../ui/notices/toasts.ts';
import { fundWord, mayRequestRelease, turnOf } from '../what-waits.ts';

const FundDialog = lazyDialog(async () => (await import('./fund-dialog.tsx')).FundDialog);

export interface MoneyActionsProps {
  service: ServiceView;
  side: 'client' | 'professional';
  /** Shows what the server answers in the place of the service. */
  change: (act: () => Promise<ServiceView>) => Promise<unknown>;
}

/** The service refuses anything else anyway. */
export function MoneyActions({ service, side, change }: MoneyActionsProps) {
  const { money, status, escrowedAmountCents: heldCents } = service;
  const [isFunding, setFunding] = useState(false);
  const isClient = side === 'client';
  const params = { serviceId: service.id };
  const held = formatCents(heldCents);
  const isFree = !money.isDisputed;
  const fee = money.cancellationFee;
  const turn = turnOf(service, side);
  const isOwed = fee?.settlement === 'due' && heldCents === 0;

  return (
    <>
      <Row gap="xs">
        {money.nextMilestoneCents !== null && isClient && isFree && (
          <LinkButton
            to={`${paths.service(service.id)}#milestones`}
            variant={turn === 'fund' ? 'filled' : 'default'}
          >
            Fund a milestone
          </LinkButton>
        )}
        {isFundable(service, side) && (
          <PlainButton
            variant={turn === 'fund' ? 'filled' : 'default'}
            onClick={() => setFunding(true)}
          >
            {fundWord(service)} {formatCents(money.topUpCents)}
          </PlainButton>
        )}
        {isClient && isFree && heldCents > 0 && (
          <Asked
            label={`Release ${held}`}
            isTurn={turn === 'release'}
            text={releaseText(service)}
            done="Payment released"
            act={() => change(() => call(api.releaseService, { params }))}
          />
        )}
        {!isClient && mayRequestRelease(service) && (
          <Asked
            label="Request Payment Release"
            isTurn={turn === 'request release'}
            text={`Your client is asked to release ${held}. Unless they request changes or dispute it, it is released automatically.`}
            done="Release requested"
            act={() => change(() => call(api.requestRelease, { params }))}
          />
        )}
        {isClient &&
          status === 'completed' &&
          isFree &&
          heldCents === 0 &&
          money.topUpCents > 0 && (
            <Asked
              label="Paid outside Sidework"
              text="You say that you paid for this work elsewhere. Nothing more is asked for here."
              done="Marked as paid outside Sidework"
              act={() => change(() => call(api.markPaidOutside, { params }))}
            />
          )}
        {isOwed && (fee.payer === 'client') !== isClient && (
          <Asked
            label="Waive the fee"
            text={`You ask for no fee of ${formatCents(fee.amountCents - fee.settledCents)}.`}
            done="Fee waived"
            act={() => change(() => call(api.waiveFee, { params }))}
          />
        )}
        {isOwed && fee.payer === 'professional' && !isClient && (
          <Asked
            label="Pay the fee from your balance"
            text={`${formatCents(fee.amountCents - fee.settledCents)} goes from your balance to your client.`}
            done="Fee paid"
            act={() => change(() => call(api.payFee, { params }))}
          />
        )}
      </Row>
      <FundDialog isOpen={isFunding} service={service} onClose={() => setFunding(false)} />
    </>
  );
}

/** Work that is paid in milestones is paid one of them at a time. */
const isFundable = ({ money, agreement }: ServiceView, side: MoneyActionsProps['side']) =>
  side === 'client' &&
  !money.isDisputed &&
  money.topUpCents > 0 &&
  money.nextMilestoneCents === null &&
  agreement !== 'proposed';

function releaseText({ professional, money, escrowedAmountCents: heldCents }: ServiceView) {
  const { netCents, feeCents } = lessFeeOfPart(money.releasedAmountCents, heldCents, money.feeBps);
  const name = professional?.fullName ?? 'Your professional';
  return `${name} gets ${formatCents(netCents)}, the platform's fee is ${formatCents(feeCents)}. This cannot be taken back.`;
}

interface AskedProps {
  label: string;
  /** Whether it is what the viewer is asked to do now. */
  isTurn?: boolean;
  text: string;
  done: string;
  act: () => Promise<unknown>;
}

function Asked({ label, isTurn = false, text, done, act }: AskedProps) {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  function ask() {
    setRefusal(undefined);
    setAsking(true);
  }

  async function confirm() {
    try {
      await act();
      setAsking(false);
      toastSuccess(done);
    } catch (error) {
      setRefusal(error);
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }
  return (
    <>
      <PlainButton variant={isTurn ? 'filled' : 'default'} onClick={ask}>
        {label}
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${label}?`}
        confirmLabel={label}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        <Stack>
          <p>{text}</p>
          {refusal !== undefined && <Notice meaning="error">{messageOf(refusal)}</Notice>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
