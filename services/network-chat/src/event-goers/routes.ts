import type { App } from '@sidework/chassis/http/server';
import { getKnownGoers } from '@sidework/contracts/network-chat/known-goers';
import type { Deps } from '../deps.ts';
import { knownGoers } from './queries.ts';

export function eventGoerRoutes(app: App, { db, now }: Deps) {
  app.route({
    ...getKnownGoers,
    config: { access: 'adult' },
    handler: ({ actor, params: { eventId } }) => knownGoers(db, actor.id, eventId, now()),
  });
}
