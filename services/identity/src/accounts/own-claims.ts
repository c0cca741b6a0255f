import type { Metadata, User } from './table.ts';

type Known = Pick<User, 'id' | 'email' | 'phone'>;

/** What GoTrue adds to the metadata of who signs up; a client cannot claim it for itself. */
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
