/** Whether staff have looked at the paper of a license. */
export const licenseChecks = ['none', 'waiting', 'verified', 'refused'] as const;
export type LicenseCheck = (typeof licenseChecks)[number];
