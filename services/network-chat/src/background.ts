import { closeCodes } from '@sidework/contracts/network-chat/realtime';
import type { Deps } from './deps.ts';
import { queueNotificationMails } from './mails/queue-notification-mails.ts';
import { queueUnreadMails } from './mails/queue-unread-mails.ts';
import { startPushing } from './notifications/push-raised.ts';
import { startHeartbeat } from './realtime/presence.ts';
import { repeat } from './repeat.ts';
import { countReceived } from './unread-counts/count-received.ts';

const mailNotificationsEvery = 2_000;
const mailMessagesEvery = 60_000;

/** What the service does without being asked, until the given function is called. */
export async function startBackground(deps: Deps): Promise<() => Promise<void>> {
  const { hub } = deps;
  deps.onSessionsEnded((isRevoked) =>
    hub.close(closeCodes.unauthenticated, ({ sessionId }) => isRevoked(sessionId)),
  );
  countReceived(deps);
  const stopHeartbeat = startHeartbeat(deps);
  const stopPushing = await startPushing(deps);
  // What is due stays so, and the next round takes it.
  const failed = (err: unknown) => deps.log.warn({ err }, 'mails could not be queued');
  const stopMailing = [
    repeat(() => queueNotificationMails(deps), mailNotificationsEvery, failed),
    repeat(() => queueUnreadMails(deps), mailMessagesEvery, failed),
  ];
  return async () => {
    await stopHeartbeat();
    await stopPushing();
    await Promise.all(stopMailing.map((stop) => stop()));
    hub.stop();
  };
}
