import type { Live } from '@sidework/chassis/events/nats-live';
import type { ServerFrame } from '@sidework/contracts/network-chat/realtime';

export const userTopic = (userId: string) => `user.${userId}`;

export const presenceTopic = 'presence';

/** An instance that was without a broker tells the others here that its pushes are missing. */
export const resyncTopic = 'resync';

/** `apart` ends what two people see of each other, after a block. */
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
