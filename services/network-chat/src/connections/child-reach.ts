import { type ChildReach, isOneChild } from '@sidework/chassis/people/news';
import { findConnection } from './queries.ts';

export const childReach: ChildReach = {
  personId: (db, id) => isOneChild(db, [id]),
  receiverId: (db, id) => isOneChild(db, [id]),
  /** A request is always declined, also by a guardian for its child. */
  async connectionId(db, id, { status }) {
    if (status === 'rejected') return 'protects';
    const connection = await findConnection(db, id);
    return isOneChild(db, [connection?.requesterId, connection?.receiverId]);
  },
};
