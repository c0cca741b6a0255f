import type { Settlement } from '@sidework/contracts/client-services/money-words';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import { heldUntil } from '../../../lib/agreed-terms.ts';
import { useSession } from '../../../lib/session.ts';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import type { Onlooker } from '../what-waits.ts';

/** How a cancellation fee stands, after who pays it. */
const settled: Record<Settlement, string> = {
  settled: 'paid',
  due: 'still owed',
  waived: 'waived',
};

interface Props {
  service: ServiceView;
  side: Onlooker;
}

/** It says which side has to act, and by when; the figures stand beside it. */
export function MoneyStanding({ service, side }: Props) {
  const { money, escrowedAmountCents: heldCents, totalAmountCents } = service;
  const fee = money.cancellationFee;
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  const isPart = heldCents > 0 && money.topUpCents > 0 && money.nextMilestoneCents === null;
  const isHeldForWork = heldCents > 0 && money.topUpCents === 0 && service.status === 'in_progress';
  const isAwaited = heldCents === 0 && money.releasedAmountCents === 0 && money.topUpCents > 0;
  return (
    <>
      {isChild && side === 'professional' && (
        <Words tone="soft" isSmall>
          Your parent or guardian follows this work. The money goes to them, and they keep it for
          you.
        </Words>
      )}
      {side === 'guardian' && (
        <Words tone="soft" isSmall>
          You get the money and keep it for{' '}
          {service.professional?.fullName.split(' ')[0] ?? 'your child'}.
        </Words>
      )}
      {side !== 'client' && isAwaited && !money.isDisputed && service.agreement === 'accepted' && (
        <Words tone="soft" isSmall>
          {awaitedText(service, side)}
        </Words>
      )}
      {isHeldForWork && !money.isDisputed && (
        <Words tone="soft" isSmall>
          {formatCents(heldCents)} is {heldUntil(releasers[side])}.
        </Words>
      )}
      {isPart && (
        <Words tone="soft" isSmall>
          {formatCents(heldCents + money.releasedAmountCents)} of {formatCents(totalAmountCents)}{' '}
          funded, top-up {formatCents(money.topUpCents)}
        </Words>
      )}
      {money.releasedAmountCents > 0 && (
        <Words tone="soft" isSmall>
          {formatCents(money.releasedAmountCents)} released, of which {money.feeBps / 100}% is the
          platform's fee
        </Words>
      )}
      {money.releasesAt && (
        <Words tone="soft" isSmall>
          {formatCents(heldCents)} is released automatically on{' '}
          <DateText moment={money.releasesAt} />
        </Words>
      )}
      {money.isDisputed && (
        <Words tone="soft" isSmall>
          In dispute: a moderator decides about what is held.
        </Words>
      )}
      {fee && (
        <Words tone="soft" isSmall>
          Cancellation fee of {formatCents(fee.amountCents)}, paid by the {fee.payer}:{' '}
          {settled[fee.settlement]}
        </Words>
      )}
    </>
  );
}

function awaitedText({ status, money }: ServiceView, side: Onlooker): string {
  const awaited = formatCents(money.topUpCents);
  const client = side === 'guardian' ? 'The client' : 'Your client';
  return status === 'completed'
    ? `${client} has not paid ${awaited} for the finished work here yet.`
    : `${client} has not paid in ${awaited} yet. Once paid in, it is ${heldUntil('they release it')}.`;
}

const releasers: Record<Onlooker, string> = {
  client: 'you release it',
  professional: 'your client releases it',
  guardian: 'the client releases it',
};
