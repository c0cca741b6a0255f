import type { Live } from '@sidework/chassis/events/nats-live';
import type { ServerFrame } from '@sidework/contracts/network-chat/realtime';

export const userTopic = (userId: string) => `user.${userId}`;

export const presenceTopic = 'presence';

/** What every instance hears when one of them was without a broker, and could not push. */
export const resyncTopic = 'resync';

/** What every instance hears of who comes and goes, and of two who are to see nothing of each other any more. */
export type PresencePush =
  | Extract<ServerFrame, { type: 'presence' }>
  | { type: 'apart'; between: [string, string] };

type Pushing = Pick<Live, 'push'> | undefined;

/** Pushes a frame to every open socket of these people, at whichever instance; called after the commit. */
export function push(live: Pushing, userIds: string[], frame: ServerFrame): void {
  for (const userId of userIds) live?.push(userTopic(userId), frame);
}

export function pushPresence(live: Pushing, push: PresencePush): void {
  live?.push(presenceTopic, push);
}
