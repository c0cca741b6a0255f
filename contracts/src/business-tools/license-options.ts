/** An ID proves to others that its owner is the person of the account. */
export const licenseKinds = ['license', 'identity'] as const;
export type LicenseKind = (typeof licenseKinds)[number];

/** No more of an ID's number is kept. */
export const idNumberLength = 4;

/** Whether staff have looked at the paper of a license. */
export const licenseChecks = ['none', 'waiting', 'verified', 'refused'] as const;
export type LicenseCheck = (typeof licenseChecks)[number];
