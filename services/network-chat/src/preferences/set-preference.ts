import type { Actor } from '@sidework/chassis/http/actor';
import type { NotificationKind } from '@sidework/contracts/network-chat/notification-kinds';
import type {
  NotificationPreference,
  PreferenceChange,
} from '@sidework/contracts/network-chat/notifications';
import type { Deps } from '../deps.ts';
import { savePreference } from './queries.ts';

export function setPreference(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  kind: NotificationKind,
  change: PreferenceChange,
): Promise<NotificationPreference> {
  return db.transaction((tx) => savePreference(tx, actor, kind, change));
}
