/** Of the agreed amount, in percent, as every service begins with it (specification section 3). */
export const cancellationFeePercentage = 25;

/** What the platform keeps of what a professional earns, in hundredths of a percent; frozen at hire (D-105). */
export const serviceFeeBps = 1_000;

/** When paid work that is done is released by itself, unless an installation sets other days (D-39). */
export const releaseDays = 14;
