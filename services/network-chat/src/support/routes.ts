import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/network-chat/support';
import type { Deps } from '../deps.ts';
import { answerSupport, setSupportAside } from './answer-support.ts';
import { byTurn, getThread, latestMessages, listThreads } from './queries.ts';
import { toSupportMessage, toThreadView } from './view.ts';
import { writeToSupport } from './write-to-support.ts';

export function supportRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getSupport,
    config: { access: 'adult' },
    handler: async ({ actor }) => ({
      messages: (await latestMessages(deps.db, actor.id)).map(toSupportMessage),
    }),
  });
  app.route({
    ...api.writeToSupport,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toSupportMessage(await writeToSupport(within, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.listSupportThreads,
    config: { access: 'moderator' },
    handler: async ({ query }) =>
      toPage(await listThreads(deps.db, query), query.limit, toThreadView, byTurn),
  });
  app.route({
    ...api.readSupportThread,
    config: { access: 'moderator' },
    handler: async ({ params: { personId } }) => ({
      thread: toThreadView(await getThread(deps.db, personId)),
      messages: (await latestMessages(deps.db, personId)).map(toSupportMessage),
    }),
  });
  app.route({
    ...api.answerSupport,
    config: { access: 'moderator' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) => {
        const { actor, params, body } = request;
        return toSupportMessage(await answerSupport(within, actor, params.personId, body));
      }),
  });
  app.route({
    ...api.setSupportAside,
    config: { access: 'moderator' },
    handler: async ({ actor, params }, reply) => {
      await setSupportAside(deps, actor, params.personId);
      return reply.code(204).send(null);
    },
  });
}
