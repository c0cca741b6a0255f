import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { v7 as uuidv7 } from 'uuid';
import type { Service } from '../services/service.ts';
import * as Negotiation from './negotiation.ts';
import { awaitGuardian } from './negotiation-of-child.ts';
import { findOpenNegotiation, insertNegotiation } from './queries.ts';
import { askGuardians } from './save-negotiation.ts';

interface Day {
  proposedDeadline: string;
  reason: string;
}

/** A later day that both sides of a child's work want: its guardians are asked, as of other new terms. */
export async function askGuardiansForDeadline(
  tx: Tx,
  service: Service,
  { proposedDeadline, reason }: Day,
  by: Actor,
  at: Date,
): Promise<void> {
  Negotiation.requireNoneOpen(await findOpenNegotiation(tx, service.id));
  const timeZone = service.deadlineTimeZone ?? 'UTC';
  const terms = { proposedAmountCents: service.totalAmountCents, proposedDeadline, timeZone };
  const asker = { id: service.professionalId };
  const proposed = Negotiation.propose(uuidv7(), service, { ...terms, reason }, asker, at);
  await insertNegotiation(tx, proposed);
  const waiting = awaitGuardian(proposed, service, by, timeZone, at);
  await askGuardians(tx, proposed, waiting, service, at);
}
