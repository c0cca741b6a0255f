/** Every service begins with this percentage of the agreed amount (specification section 3). */
export const cancellationFeePercentage = 25;

/** The platform keeps this share of a professional's earnings, in hundredths of a percent; a hire freezes it (D-105). */
export const serviceFeeBps = 1_000;

/** When paid work that is done is released by itself, unless an installation sets other days (D-39). */
export const releaseDays = 14;
