/** Whether the client of a service has agreed to it: what a professional enters alone is `proposed` (D-36). */
export const agreements = ['proposed', 'accepted', 'declined'] as const;
export type Agreement = (typeof agreements)[number];

/**
 * A proposed change of the terms of a service passes through these. A child's work waits for a guardian after both sides have
 * agreed.
 */
export const negotiationStatuses = [
  'open',
  'accepted',
  'rejected',
  'countered',
  'withdrawn',
  'expired',
  'ended',
  'awaiting_guardian',
  'refused_by_guardian',
] as const;
export type NegotiationStatus = (typeof negotiationStatuses)[number];

/** A proposed change may still take effect in these; a service has one such change at most. */
export const openNegotiationStatuses = ['open', 'awaiting_guardian'] as const;

/** For so many days the other side can answer a proposed change (D-47). */
export const negotiationDays = 7;

export const extensionStatuses = ['pending', 'approved', 'denied'] as const;
export type ExtensionStatus = (typeof extensionStatuses)[number];

/** A review rests on money that went through Sidework, or on the word of both sides. */
export const evidences = ['escrow', 'confirmed'] as const;
export type Evidence = (typeof evidences)[number];

export const evidenceText: Record<Evidence, string> = {
  escrow: 'Paid through escrow',
  confirmed: 'Confirmed by both',
};

/** The country of every domestic client (D-57). */
export const domesticCountry = 'United States';
