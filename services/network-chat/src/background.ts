import { closeCodes } from '@sidework/contracts/network-chat/realtime';
import type { Deps } from './deps.ts';
import { queueNotificationMails } from './mails/queue-notification-mails.ts';
import { queueUnreadMails } from './mails/queue-unread-mails.ts';
import { startPushing } from './notifications/push-raised.ts';
import { startHeartbeat } from './realtime/presence.ts';
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
  const stopMailing = [
    repeat(deps, queueNotificationMails, mailNotificationsEvery),
    repeat(deps, queueUnreadMails, mailMessagesEvery),
  ];
  return async () => {
    stopHeartbeat();
    await stopPushing();
    await Promise.all(stopMailing.map((stop) => stop()));
    hub.stop();
  };
}

/** Does `work` after each pause, and at once again while there is more. */
function repeat(deps: Deps, work: (deps: Deps) => Promise<number>, pause: number) {
  let open = true;
  let running: Promise<void> = Promise.resolve();
  const workOff = async () => {
    while (open && (await work(deps)) > 0);
  };
  const timer = setInterval(() => {
    running = running
      .then(workOff)
      // What is due stays so, and the next round takes it.
      .catch((err) => deps.log.warn({ err }, 'mails could not be queued'));
  }, pause);
  return () => {
    open = false;
    clearInterval(timer);
    return running;
  };
}
