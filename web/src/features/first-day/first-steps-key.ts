/** The browser keeps under it that the steps are done or hidden. */
export const firstStepsKey = (viewerId: string) => `sidework:first-steps-over:${viewerId}`;
