import type { ServiceView } from '@sidework/contracts/client-services/services';

type Side = 'client' | 'professional';

/** A word on the row of a service. `turn` waits for the side that looks. */
export interface Waiting {
  label: string;
  meaning: 'turn' | 'waiting' | 'due' | 'error';
}

/** What a service waits for, as one of its sides reads it. */
export function whatWaits(service: ServiceView, side: Side): Waiting[] {
  const { money, negotiation } = service;
  const isOpen = service.status === 'in_progress';
  const isHeld = service.escrowedAmountCents > 0;
  const isPartPaid = isHeld || money.releasedAmountCents > 0;
  const proposer = negotiation?.proposedBy === service.clientId ? 'client' : 'professional';
  const fee = money.cancellationFee;
  const by = (answerer: Side) => (answerer === side ? 'turn' : 'waiting');
  const found: (Waiting | false)[] = [
    service.agreement === 'proposed' && { label: 'Awaiting client', meaning: by('client') },
    money.isDisputed && { label: 'In Dispute', meaning: 'error' },
    service.extensionRequested && { label: 'Extension Requested', meaning: by('client') },
    negotiation !== null && {
      label: 'New Terms Proposed',
      meaning: by(proposer === 'client' ? 'professional' : 'client'),
    },
    isOpen &&
      service.requestedChanges !== null && {
        label: 'Changes Requested',
        meaning: by('professional'),
      },
    service.status === 'completed' &&
      isHeld &&
      !money.isDisputed &&
      money.releasesAt !== null && { label: 'Release Requested', meaning: by('client') },
    isPartPaid &&
      !money.isDisputed &&
      money.topUpCents > 0 && { label: 'Top-up Missing', meaning: by('client') },
    fee?.settlement === 'due' && {
      label: 'Fee Owed',
      meaning: fee.payer === side ? 'due' : 'waiting',
    },
  ];
  return found.filter((each) => each !== false);
}

/** The service that opens at first: the newest that waits for this side, or else the newest. */
export function opensAtFirst(services: readonly ServiceView[], side: Side): string | undefined {
  const waits = (service: ServiceView) =>
    whatWaits(service, side).some(({ meaning }) => meaning === 'turn');
  return (services.find(waits) ?? services[0])?.id;
}
