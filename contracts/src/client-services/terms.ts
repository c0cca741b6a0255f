/** Of the agreed amount, in percent, as every service begins with it (specification section 3). */
export const cancellationFeePercentage = 25;
