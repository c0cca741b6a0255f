import type { Tx } from '@sidework/chassis/db';
import { emit } from '@sidework/chassis/outbox';
import { contactChanged } from '@sidework/contracts/identity/events';
import type { Profile } from './table.ts';

/** How an adult is reached, for the services that mail people; a child is reached through its guardian. */
export async function tellContactChanged(tx: Tx, profile: Profile, at: Date) {
  const { id, accountType, email, phone } = profile;
  const contact = accountType === 'sidework_kids' ? { email: null, phone: null } : { email, phone };
  await emit(tx, contactChanged, { id, ...contact }, at);
}
