import { index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** Invitations of contacts by mail. Of the token in a link only the SHA-256 is kept. */
export const clientInvitations = clientServices.table(
  'client_invitations',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    contactId: uuid().notNull(),
    /** The contract that is signed by this link; its room is above this one. */
    contractId: uuid(),
    /** The address is kept until the invitation ends; after that only its hash remains. */
    address: text(),
    addressHash: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: timestamp(moment).notNull(),
    expiresAt: timestamp(moment).notNull(),
    acceptedAt: timestamp(moment),
    refusedAt: timestamp(moment),
  },
  (invitation) => [
    unique('client_invitations_token_hash_unique').on(invitation.tokenHash),
    index('client_invitations_professional_id_idx').on(
      invitation.professionalId,
      invitation.addressHash,
    ),
    index('client_invitations_contact_id_idx').on(invitation.contactId, invitation.createdAt),
  ],
);
