import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { paperVoided } from '@sidework/contracts/education-events/events';
import type { Registration } from './registration.ts';

/** The copy of the ticket in its first holder's vault is marked. */
export const voidTicket = (
  tx: Tx,
  { id: paperId, userId }: Registration,
  reason: 'cancelled' | 'given_away',
  at: Date,
) => emit(tx, paperVoided, { paperId, kind: 'ticket', userId, reason }, at);
