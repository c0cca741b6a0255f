import { closeCodes } from '@sidework/contracts/network-chat/realtime';
import type { Deps } from './deps.ts';
import { queueNotificationMails } from './mails/queue-notification-mails.ts';
import { queueUnreadMails } from './mails/queue-unread-mails.ts';
import { forgetMet } from './needs/forget-met.ts';
import { startPushingToday } from './needs/push-changed.ts';
import { startPushing } from './notifications/push-raised.ts';
import { startHeartbeat } from './realtime/presence.ts';
import { repeat } from './repeat.ts';
import { countReceived } from './unread-counts/count-received.ts';

const mailNotificationsEvery = 2_000;
const mailMessagesEvery = 60_000;
const forgetNeedsEvery = 60 * 60_000;

/** What the service does without being asked, until the given function is called. */
export async function startBackground(deps: Deps): Promise<() => Promise<void>> {
  const { hub } = deps;
  deps.onSessionsEnded((isRevoked) =>
    hub.close(closeCodes.unauthenticated, ({ sessionId }) => isRevoked(sessionId)),
  );
  countReceived(deps);
  const stopHeartbeat = startHeartbeat(deps);
  const stopPushing = await Promise.all([startPushing(deps), startPushingToday(deps)]);
  // What is due stays so, and the next round takes it.
  const failed = (err: unknown) => deps.log.warn({ err }, 'mails could not be queued');
  const notForgotten = (err: unknown) => deps.log.warn({ err }, 'old needs could not be forgotten');
  const stopRepeating = [
    repeat(() => queueNotificationMails(deps), mailNotificationsEvery, failed),
    repeat(() => queueUnreadMails(deps), mailMessagesEvery, failed),
    repeat(() => forgetMet(deps), forgetNeedsEvery, notForgotten),
  ];
  return async () => {
    await stopHeartbeat();
    await Promise.all([...stopPushing, ...stopRepeating].map((stop) => stop()));
    hub.stop();
  };
}
