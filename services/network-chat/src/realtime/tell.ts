import type { Live } from '@sidework/chassis/nats-live';
import type { ServerFrame } from '@sidework/contracts/network-chat/realtime';

export const userTopic = (userId: string) => `user.${userId}`;

/** Pushes a frame to every open socket of these people, at whichever instance; called after the commit. */
export function tell(live: Live | undefined, userIds: string[], frame: ServerFrame): void {
  for (const userId of userIds) live?.push(userTopic(userId), frame);
}
