import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { closeCodes } from '@sidework/contracts/network-chat/realtime';
import { discardUnsentJob } from './attachments/discard-unsent.ts';
import type { Deps } from './deps.ts';
import { queueGuardianDigests } from './mails/queue-guardian-digests.ts';
import { queueNotificationMails } from './mails/queue-notification-mails.ts';
import { queueUnreadMails } from './mails/queue-unread-mails.ts';
import { queueUnreadPushes } from './mails/queue-unread-pushes.ts';
import { startPushingChanges } from './messages/push-changed.ts';
import { startPushingToday } from './needs/push-changed.ts';
import { deleteMetNeeds } from './needs/queries.ts';
import { startPushing } from './notifications/push-raised.ts';
import { expireOffersJob } from './offers/expire-offers.ts';
import { sendPushesJob } from './push/send-pushes.ts';
import { departAll, keepPresenceJob } from './realtime/presence.ts';
import { startPushingLocks } from './rooms/push-locked.ts';
import { countReceived } from './unread-counts/count-received.ts';

export const background: BackgroundJob<Deps>[] = [
  keepPresenceJob,
  expireOffersJob,
  discardUnsentJob,
  {
    name: 'queue-notification-mails',
    every: 2_000,
    run: async (deps) => (await queueNotificationMails(deps)) > 0,
  },
  {
    name: 'queue-unread-mails',
    every: 60_000,
    run: async (deps) => (await queueUnreadMails(deps)) > 0,
  },
  {
    name: 'queue-unread-pushes',
    every: 5_000,
    run: async (deps) => (await queueUnreadPushes(deps)) > 0,
  },
  sendPushesJob,
  {
    name: 'queue-guardian-digests',
    every: 5 * 60_000,
    run: async (deps) => (await queueGuardianDigests(deps)) > 0,
  },
  {
    name: 'forget-met-needs',
    every: 60 * 60_000,
    run: async ({ db, now }) => (await deleteMetNeeds(db, now())) > 0,
  },
];

/** Joins the sockets of this instance to what is told in the service, until the given function is called. */
export async function openRealtime(deps: Deps): Promise<() => Promise<void>> {
  const { hub } = deps;
  deps.onSessionsEnded((isRevoked) =>
    hub.close(closeCodes.unauthenticated, ({ sessionId }) => isRevoked(sessionId)),
  );
  countReceived(deps);
  const pushing = [
    startPushing(deps),
    startPushingToday(deps),
    startPushingLocks(deps),
    startPushingChanges(deps),
  ];
  const stopPushing = await Promise.all(pushing);
  return async () => {
    await departAll(deps);
    await Promise.all(stopPushing.map((stop) => stop()));
    hub.stop();
  };
}
