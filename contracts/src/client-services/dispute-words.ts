/** So many days does the side that did not open a dispute have for its own statement. */
export const answerDays = 5;

/** So many days may either side appeal a decision, unless an installation sets other days. */
export const appealDays = 3;

/** After so many days the moderator who decided first may decide an appeal too, because there may be no other. */
export const otherModeratorDays = 3;

/** Each side adds so many papers and photos to a dispute. */
export const mostEvidence = 10;

/** Each side gives so many messages to a dispute. */
export const mostMessages = 40;

export const evidenceFile = {
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * 1_048_576,
} as const;

/** `decided` can still be appealed, and its money is held; `appealed` waits for another moderator. */
export const disputeStatuses = ['open', 'decided', 'appealed', 'settled'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];
