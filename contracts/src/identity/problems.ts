/** Refusals of identity's `/api`; those of `/auth/v1` keep GoTrue's own codes. */
export const identityProblems = {
  profile_not_found: 'No user found',
  contradicting_user_type: 'The user type follows from the account type.',
} as const;
