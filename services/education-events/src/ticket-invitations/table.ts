import { sql } from 'drizzle-orm';
import { index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { educationEvents } from '../postgres-schema.ts';
import { registrations } from '../registrations/table.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** An invitation to take a ticket that was given away. Of the token in its link only the SHA-256 is kept. */
export const ticketInvitations = educationEvents.table(
  'ticket_invitations',
  {
    id: uuid().primaryKey(),
    registrationId: uuid()
      .notNull()
      .references(() => registrations.id),
    givenBy: uuid().notNull(),
    /** The address is kept until the invitation ends; after that only its hash remains. */
    address: text(),
    addressHash: text().notNull(),
    tokenHash: text().notNull(),
    /** The giver's name is back on the ticket if the invitation is not accepted. */
    giverAttendeeName: text().notNull(),
    giverAttendeeEmail: text(),
    createdAt: timestamp(moment).notNull(),
    expiresAt: timestamp(moment).notNull(),
    acceptedAt: timestamp(moment),
    /** Its address said that it is not theirs, and wants no more of this sender. */
    refusedAt: timestamp(moment),
    endedAt: timestamp(moment),
  },
  (invitation) => [
    uniqueIndex('ticket_invitations_token_hash_key').on(invitation.tokenHash),
    // One that is open for each ticket.
    uniqueIndex('ticket_invitations_open_key')
      .on(invitation.registrationId)
      .where(sql`ended_at is null`),
    index('ticket_invitations_refused_idx')
      .on(invitation.givenBy, invitation.addressHash)
      .where(sql`refused_at is not null`),
    index('ticket_invitations_expires_at_idx')
      .on(invitation.expiresAt)
      .where(sql`accepted_at is null and ended_at is null`),
  ],
);
