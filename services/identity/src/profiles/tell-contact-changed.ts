import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { contactChanged } from '@sidework/contracts/identity/events';
import { getKnown } from './queries.ts';
import type { Profile } from './table.ts';

/**
 * How an adult is reached, for the services that mail people: where they confirmed it, since anybody can type an address.
 * A child is reached through its guardian, and until they said how old they are anybody may be one.
 */
export async function tellContactChanged(tx: Tx, profile: Profile, at: Date) {
  const { id, accountType, email, phone, isSetUp } = profile;
  const { emailConfirmedAt, phoneConfirmedAt } = await getKnown(tx, id);
  const isAdult = isSetUp && accountType !== 'sidework_kids';
  const contact = {
    email: isAdult && emailConfirmedAt ? email : null,
    phone: isAdult && phoneConfirmedAt ? phone : null,
  };
  await emit(tx, contactChanged, { id, ...contact }, at);
}
