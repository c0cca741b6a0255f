import type { Tx } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { discardUnsentOf } from '../attachments/queries.ts';
import { forgetMailsOf } from '../contacts/queries.ts';
import { contacts } from '../contacts/table.ts';
import { conversationMembers } from '../conversations/table.ts';
import { needReceivers } from '../needs/table.ts';
import { notifications } from '../notifications/table.ts';
import { endOffersOf } from '../offers/end-offers.ts';
import { chatPreferences, notificationPreferences } from '../preferences/table.ts';
import { pushSubscriptions } from '../push/table.ts';
import { deleteReactionsOf } from '../reactions/queries.ts';
import { sockets } from '../realtime/table.ts';
import { eraseAppeals } from '../reports/erase-appeals.ts';
import { eraseSupport } from '../support/erase-support.ts';
import { eraseNetwork } from './erase-network.ts';

/** Receivers keep the person's messages and moderators keep the reports, both without the name; the rest is deleted. */
export async function eraseOwnData(tx: Tx, userId: string): Promise<void> {
  await eraseNetwork(tx, userId);
  await endOffersOf(tx, userId);
  await tx.delete(notifications).where(eq(notifications.receiverId, userId));
  await tx.delete(needReceivers).where(eq(needReceivers.receiver, userId));
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  await deleteReactionsOf(tx, userId);
  await discardUnsentOf(tx, userId);
  await tx.delete(chatPreferences).where(eq(chatPreferences.userId, userId));
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  await tx.delete(sockets).where(eq(sockets.userId, userId));
  await tx
    .update(conversationMembers)
    .set({
      unreadCount: 0,
      unreadSince: null,
      isMailed: false,
      isPushed: false,
      lastMessageAt: null,
      isMuted: false,
      isArchived: false,
    })
    .where(eq(conversationMembers.userId, userId));
  await eraseSupport(tx, userId);
  await eraseAppeals(tx, userId);
  await forgetMailsOf(tx, userId);
  // The row stays with its sequence, so that a late event of identity cannot restore the address.
  await tx.update(contacts).set({ email: null }).where(eq(contacts.id, userId));
}
