import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import type { clientInvitations } from './table.ts';

export type Invitation = typeof clientInvitations.$inferSelect;

const dayMs = 24 * 60 * 60 * 1000;
export const daysToJoin = 30;

interface Invited {
  id: string;
  professionalId: string;
  contactId: string;
  address: string;
  addressHash: string;
  tokenHash: string;
  contractId?: string | null;
}

export const invite = (invited: Invited, now: Date): Invitation => ({
  contractId: null,
  ...invited,
  createdAt: now,
  expiresAt: new Date(now.getTime() + daysToJoin * dayMs),
  acceptedAt: null,
  refusedAt: null,
});

/** A recipient who said “this is not me” gets no more mail from the same sender. */
export function requireWelcome(hasRefused: boolean): void {
  if (hasRefused) throw unprocessable('client_address_refused');
}

/** All faults of a link are answered alike. A link does not open while its professional may not act. */
export function requireOpen(
  invitation: Invitation | undefined,
  isSenderActing: boolean,
  now: Date,
): Invitation & { address: string } {
  if (!invitation?.address || !isSenderActing || invitation.expiresAt <= now)
    throw notFound('client_invitation_invalid');
  return { ...invitation, address: invitation.address };
}

/** An account joins by the address that it has confirmed, and a professional is no client of their own. */
export function accept(
  invitation: Invitation & { address: string },
  account: { id: string; email: string | null },
  now: Date,
): Invitation {
  if (account.id === invitation.professionalId) throw conflict('own_client');
  if (account.email?.toLowerCase() !== invitation.address.toLowerCase())
    throw forbidden('client_address_other');
  return { ...invitation, address: null, acceptedAt: now };
}

/** A contract is signed, and not joined past. */
export function requireNoContract(invitation: Invitation | undefined): void {
  if (invitation?.contractId) throw conflict('contract_to_sign_first');
}

/** The reader of a mail may refuse by its link, also after a newer one replaced it or it can no longer be accepted. */
export function requireRefusable(invitation: Invitation | undefined): Invitation {
  if (!invitation || invitation.acceptedAt) throw notFound('client_invitation_invalid');
  return invitation;
}

export const refuse = (invitation: Invitation, now: Date): Invitation => ({
  ...invitation,
  address: null,
  refusedAt: invitation.refusedAt ?? now,
});

/** An account is joined with one contact of a professional. */
export function requireNotJoined(isJoined: boolean): void {
  if (isJoined) throw conflict('client_joined_already');
}
