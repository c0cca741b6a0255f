import type { Metadata, User } from './table.ts';

type Known = Pick<User, 'id' | 'email' | 'phone'>;

/** The claims that GoTrue adds to the metadata of a sign-up; a client cannot set them. */
export const ownClaims = (
  { id, email, phone }: Known,
  isConfirmed: { email: boolean; phone: boolean },
): Metadata => ({
  sub: id,
  ...(email && { email }),
  ...(phone && { phone }),
  email_verified: isConfirmed.email,
  phone_verified: isConfirmed.phone,
});
