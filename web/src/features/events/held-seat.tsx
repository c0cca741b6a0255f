import { formatCents } from '@sidework/contracts/kernel/money';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { HoldCountdown } from './hold-countdown.tsx';

interface Props {
  priceCents: number;
  holdExpiresAt: string | null;
  /** Null of a child, whose guardian pays. */
  paymentId: string | null;
  onOver: () => unknown;
}

/** A seat that is kept while it is paid, and the way there. */
export function HeldSeat({ priceCents, holdExpiresAt, paymentId, onOver }: Props) {
  return (
    <Notice
      meaning="turn"
      title="Your seat is kept for you"
      action={
        paymentId && (
          <LinkButton to={paths.pay(paymentId)}>Pay {formatCents(priceCents)}</LinkButton>
        )
      }
    >
      {holdExpiresAt && (
        <>
          It is yours for another <HoldCountdown until={holdExpiresAt} onOver={onOver} />.{' '}
        </>
      )}
      {paymentId
        ? 'Once it is paid your ticket is mailed to you.'
        : 'Your guardian pays for it, and gets the ticket.'}
    </Notice>
  );
}
