import type { Deps } from '../deps.ts';
import { cardsFor } from '../people/shown-to.ts';
import { listenAtCommit, type Topics } from '../realtime/at-commit.ts';
import { unreadCountsOf } from '../unread-counts/queries.ts';
import { findNotification } from './queries.ts';
import { toNotificationView } from './view.ts';

/** Shows each notification in the windows that its receiver has open here, until the given function is called. */
export function startPushing({ db, sql, hub, log }: Pick<Deps, 'db' | 'sql' | 'hub' | 'log'>) {
  async function push({ id, receiverId }: Topics['raised']) {
    if (hub.socketsOf(receiverId) === 0) return;
    const shown = await findNotification(db, { id: receiverId }, id);
    if (!shown) return;
    const notification = toNotificationView(shown, await cardsFor(db, receiverId));
    hub.show(receiverId, { type: 'notification', notification });
    hub.show(receiverId, {
      type: 'unread',
      counts: await unreadCountsOf(db, { id: receiverId }),
    });
  }
  const heard = (raised: Topics['raised']) => {
    // The notification is stored, so the window finds it when it reads the next time.
    push(raised).catch((err) => log.warn({ err }, 'a notification could not be pushed'));
  };
  return listenAtCommit(sql, 'raised', heard, () => hub.resync());
}
