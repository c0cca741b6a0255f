import type { ServiceView } from '@sidework/contracts/client-services/services';
import type { ServiceStatus } from '@sidework/contracts/client-services/stages';

type Side = 'client' | 'professional';

/** The readers of a service: its client, its professional, and the guardian of a professional who is a child. */
export type Onlooker = Side | 'guardian';

/** A word on the row of a service. `turn` waits for the side that looks. */
export interface Waiting {
  label: string;
  meaning: 'turn' | 'waiting' | 'due' | 'error';
}

export interface State {
  label: string;
  meaning: Waiting['meaning'] | 'open' | 'over';
}

const statuses = {
  in_progress: { label: 'In Progress', meaning: 'open' },
  completed: { label: 'Completed', meaning: 'over' },
  cancelled: { label: 'Cancelled', meaning: 'over' },
} as const satisfies Record<ServiceStatus, State>;

export const statusOf = (status: ServiceStatus): State => statuses[status];

/**
 * The most important state comes first: the viewer's own turn, then that of others, then the
 * status. A service without agreement has no status for its client yet (D-36).
 */
export function statesOf(service: ServiceView, side: Side): State[] {
  const waits = [...whatWaits(service, side), ...unpaidOf(service, side)];
  const own = waits.filter(({ meaning }) => meaning !== 'waiting');
  const others = waits.filter(({ meaning }) => meaning === 'waiting');
  const isAsked = side === 'client' && isProposed(service);
  return [...own, ...others, ...(isAsked ? [] : [statusOf(service.status)])];
}

/** Whether its client is still to answer. */
const isProposed = ({ agreement, status }: ServiceView) =>
  agreement === 'proposed' && status === 'in_progress';

/** Work that was called off before both sides agreed to it was never work. */
export const wasNeverAgreed = ({ agreement, status }: ServiceView) =>
  agreement !== 'accepted' && status !== 'in_progress';

/** The figure of a service: its price, and once it ended early what was paid for it. */
export const figureOf = ({ status, money, ...service }: ServiceView) =>
  status === 'cancelled' && service.agreement === 'accepted'
    ? { label: 'Paid', cents: service.escrowedAmountCents + money.releasedAmountCents }
    : { label: undefined, cents: service.totalAmountCents };

/** Work that goes on or is done without any money for it. */
export function unpaidOf(
  { agreement, status, money, ...service }: ServiceView,
  side: Side,
): Waiting[] {
  const isPaid = service.escrowedAmountCents + money.releasedAmountCents > 0;
  const isAsked = agreement === 'accepted' && money.topUpCents > 0 && !money.isDisputed;
  if (isPaid || !isAsked) return [];
  const label = status === 'completed' ? 'Unpaid' : 'Not Funded';
  return [{ label, meaning: side === 'client' ? 'turn' : 'waiting' }];
}

/** A client adds the missing money by this action. */
export function fundWord({ status, money, escrowedAmountCents: heldCents }: ServiceView): string {
  if (heldCents + money.releasedAmountCents > 0) return 'Top up';
  return status === 'completed' ? 'Pay' : 'Fund';
}

/** The one thing that a side is asked to do now; its button is the filled one of the screen. */
export type Turn =
  | 'agree'
  | 'terms'
  | 'extension'
  | 'fund'
  | 'release'
  | 'review'
  | 'request release'
  | 'stage';

/** Whether its professional can ask for what is held, which they have not done yet. */
export const mayRequestRelease = ({ status, paymentStatus, money }: ServiceView) =>
  status === 'completed' &&
  paymentStatus === 'escrowed' &&
  !money.isDisputed &&
  money.releaseRequestedAt === null;

export function turnOf(service: ServiceView, side: Side): Turn | undefined {
  const { money, status, negotiation } = service;
  const isClient = side === 'client';
  const viewerId = isClient ? service.clientId : service.professionalId;
  const isHeld = service.escrowedAmountCents > 0;
  const turns: [Turn, isNow: boolean][] = [
    ['agree', isClient && service.agreement === 'proposed'],
    ['terms', negotiation?.status === 'open' && negotiation.proposedBy !== viewerId],
    ['extension', isClient && service.extension !== null],
    ['release', isClient && status === 'completed' && isHeld && !money.isDisputed],
    ['fund', isClient && money.topUpCents > 0 && !money.isDisputed],
    ['review', isClient && status === 'completed' && service.review === null],
    ['request release', !isClient && mayRequestRelease(service) && money.releasesAt === null],
    ['stage', !isClient && status === 'in_progress' && service.agreement === 'accepted'],
  ];
  return turns.find(([, isNow]) => isNow)?.[0];
}

/** Whether its client first says that there is any work: money and deadlines come after that. */
export const isAgreementAsked = ({ agreement, negotiation }: ServiceView, side: Side) =>
  side === 'client' && agreement === 'proposed' && negotiation === null;

/** Whether its client is to pay for it now, or to release what is held. */
export function isMoneyAsked({ agreement, status, money, ...service }: ServiceView, side: Side) {
  if (side !== 'client' || agreement !== 'accepted' || money.isDisputed) return false;
  return money.topUpCents > 0 || (status === 'completed' && service.escrowedAmountCents > 0);
}

export function whatWaits(service: ServiceView, side: Side): Waiting[] {
  const { money, negotiation } = service;
  const isOpen = service.status === 'in_progress';
  const isHeld = service.escrowedAmountCents > 0;
  const isPartPaid = isHeld || money.releasedAmountCents > 0;
  const proposer = negotiation?.proposedBy === service.clientId ? 'client' : 'professional';
  const fee = money.cancellationFee;
  const by = (answerer: Side) => (answerer === side ? 'turn' : 'waiting');
  const found: (Waiting | false)[] = [
    isProposed(service) && { label: 'Awaiting client', meaning: by('client') },
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
      money.nextMilestoneCents === null &&
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
    statesOf(service, side).some(({ meaning }) => meaning === 'turn');
  return (services.find(waits) ?? services[0])?.id;
}
