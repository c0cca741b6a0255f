import type { Actor } from '@sidework/chassis/http/actor';
import type { NotificationPreference } from '@sidework/contracts/network-chat/notifications';
import type { Deps } from '../deps.ts';
import { savePreference } from './queries.ts';

export async function setPreference(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  preference: NotificationPreference,
): Promise<NotificationPreference> {
  await db.transaction((tx) => savePreference(tx, { userId: actor.id, ...preference }));
  return preference;
}
