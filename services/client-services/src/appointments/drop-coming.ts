import type { Tx } from '@sidework/chassis/db/db';
import { saveAll } from '@sidework/chassis/db/save';
import { meetNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/client-services/events';
import type { Service } from '../services/service.ts';
import * as Appointment from './appointment.ts';
import { childNeedsOf } from './needs.ts';
import { lockComingOf } from './queries.ts';
import { appointments } from './table.ts';

/** The coming appointments of work that ended fall away; the end itself is told of. */
export async function dropComing(tx: Tx, service: Service, at: Date): Promise<void> {
  const coming = await lockComingOf(tx, service.id, at);
  const changes = coming.map((before) => ({ before, after: Appointment.dropped(before) }));
  await saveAll(tx, appointments, changes);
  await meetNeeds(tx, events, childNeedsOf(coming), at);
}
