import { namerFor } from '@sidework/chassis/people/namer';
import type { OwnData } from '@sidework/chassis/people/own-data';
import { accountErased, exportGathered } from '@sidework/contracts/client-services/events';
import { dropAppointmentsOf } from '../appointment-proposals/drop-appointments.ts';
import { parts } from './parts.ts';

/** Each room gathers and erases its own rows. The other side relies on work that was agreed on and on what was said of it. */
export const ownData: OwnData = {
  async gather(db, userId) {
    const named = await namerFor(db, userId);
    return parts.flatMap((part) => part.files?.(db, { userId, named }) ?? []);
  },
  endBegun: dropAppointmentsOf,
  async erase(tx, userId) {
    for (const part of parts) await part.erase?.(tx, userId);
  },
  events: { service: 'client-services', exportGathered, accountErased },
};
