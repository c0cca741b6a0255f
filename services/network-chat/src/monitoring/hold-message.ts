import { unprocessable } from '@sidework/chassis/errors';
import { isKid, type Person } from '@sidework/chassis/people/people';
import { saysHowReached } from '@sidework/contracts/kernel/contact-details';
import { requireMayWrite } from '../conversations/conversation.ts';
import { partiesOf } from '../conversations/queries.ts';
import type { Deps } from '../deps.ts';
import type { NewMessage } from '../messages/message.ts';
import { insertHeld } from './queries.ts';

/** Whether a child's message is held: its receiver does not get it, and its guardian sees it (1.7-6). */
export const isHeld = (sender: Pick<Person, 'accountType'> | undefined, content: string) =>
  sender !== undefined && isKid(sender) && saysHowReached(content);

/** Kept although the child is refused: in a transaction of its own. */
export async function holdWhatTellsContact(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, senderId, receiverId, content }: NewMessage,
): Promise<void> {
  const isKept = await db.transaction(async (tx) => {
    const parties = await partiesOf(tx, senderId, receiverId);
    if (!isHeld(parties.sender, content)) return false;
    requireMayWrite(parties);
    await insertHeld(tx, { id, childId: senderId, receiverId, content, at: now() });
    return true;
  });
  if (isKept) throw unprocessable('contact_in_message');
}
