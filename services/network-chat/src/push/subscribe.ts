import type { Actor } from '@sidework/chassis/http/actor';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { requirePushService } from './push-address.ts';
import { saveSubscription } from './queries.ts';

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A browser shows the notifications of who is signed in there, until that session ends. */
export function subscribe(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  actor: Pick<Actor, 'id' | 'sessionId'>,
  { endpoint, keys }: Subscription,
): Promise<void> {
  requirePushService(endpoint, config.PUSH_SERVICES.split(' '));
  return db.transaction((tx) =>
    saveSubscription(tx, {
      id: uuidv7(),
      userId: actor.id,
      sessionId: actor.sessionId,
      endpoint,
      ...keys,
      createdAt: now(),
    }),
  );
}
