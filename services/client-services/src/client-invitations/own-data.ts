import { eq } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { clientInvitations } from './table.ts';

export const ownClientInvitations: OwnPart = {
  gathers: [],
  erases: [clientInvitations],
  erase: (tx, userId) =>
    tx.delete(clientInvitations).where(eq(clientInvitations.professionalId, userId)),
};
