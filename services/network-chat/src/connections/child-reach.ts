import { type ChildReach, isOneChild } from '@sidework/chassis/people/news';
import { findMessage } from '../messages/queries.ts';
import { findOffer } from '../offers/queries.ts';
import { findConnection } from './queries.ts';

export const childReach: ChildReach = {
  personId: (db, id) => isOneChild(db, [id]),
  receiverId: (db, id) => isOneChild(db, [id]),
  async messageId(db, id) {
    const message = await findMessage(db, id);
    return isOneChild(db, [message?.senderId, message?.receiverId]);
  },
  async offerId(db, id) {
    const offer = await findOffer(db, id);
    return isOneChild(db, [offer?.clientId, offer?.professionalId]);
  },
  /** A request is always declined, also by a guardian for its child. */
  async connectionId(db, id, { status }) {
    if (status === 'rejected') return 'protects';
    const connection = await findConnection(db, id);
    return isOneChild(db, [connection?.requesterId, connection?.receiverId]);
  },
};
