import type {
  ExtensionStatus,
  NegotiationStatus,
} from '@sidework/contracts/client-services/agreements';

export const extensionStates: Record<ExtensionStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  denied: 'Denied',
};

export const negotiationStates: Record<NegotiationStatus, string> = {
  open: 'Open',
  accepted: 'Accepted',
  rejected: 'Rejected',
  countered: 'Countered',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  ended: 'Ended with the work',
  awaiting_guardian: 'Waits for a guardian',
  refused_by_guardian: 'Refused by a guardian',
};
