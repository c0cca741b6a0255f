export const userTypes = ['professional', 'client'] as const;
export type UserType = (typeof userTypes)[number];

/** The account types of the product; `sidework_kids` is for ages 17 and younger. */
export const accountTypes = [
  'client',
  'gig_worker',
  'business_professional',
  'sidework_kids',
] as const;
export type AccountType = (typeof accountTypes)[number];

/** Account types a person may choose at profile setup. */
export const adultAccountTypes = ['client', 'gig_worker', 'business_professional'] as const;
export type AdultAccountType = (typeof adultAccountTypes)[number];

export const accountTypeLabels: Record<AccountType, string> = {
  client: 'Client',
  gig_worker: 'Gig Worker',
  business_professional: 'Business Professional',
  sidework_kids: 'Kids Account (Ages 17 and younger)',
};

/** The user type follows from the account type: professional for every one but client. */
export function userTypeOf(accountType: AccountType): UserType {
  return accountType === 'client' ? 'client' : 'professional';
}

/** Roles of `user_roles`; only the server grants them. */
export const roles = ['professional', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Says whether the CRM is open to a person; kids accounts have one of their own. */
export const canAccessCrm = (person: { accountType: AccountType; roles: readonly Role[] }) =>
  person.roles.includes('professional') ||
  person.accountType === 'gig_worker' ||
  person.accountType === 'sidework_kids';

/** The whole years below which an account is a kids account. */
export const adultAge = 18;

/** Until there is full consent, a kids account of a younger child keeps only what asking a parent needs. */
export const leastAgeWithoutConsent = 13;
