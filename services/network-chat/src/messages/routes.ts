import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/network-chat/messages';
import { toMessageView } from '../conversations/message-view.ts';
import type { Deps } from '../deps.ts';
import { giveMessages } from './give-messages.ts';
import { listMessages } from './list-messages.ts';
import { bySequence } from './queries.ts';
import { searchMessages } from './search-messages.ts';
import { type Sent, sendMessage } from './send-message.ts';

export function messageRoutes(app: App, deps: Deps) {
  app.route({
    ...api.sendMessage,
    config: { access: 'signed-in' },
    handler: async ({ actor, body }, reply) =>
      answerSent(reply.code(201), await sendMessage(deps, actor, body)),
  });
  app.route({
    ...api.searchMessages,
    config: { access: 'signed-in' },
    handler: ({ actor, query }) => searchMessages(deps, actor, query),
  });
  app.route({
    ...api.giveMessages,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        giveMessages(within, request.actor, request.params.personId, request.body),
      ),
  });
  app.route({
    ...api.listMessages,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, query }) =>
      toPage(
        await listMessages(deps, actor, params.personId, query),
        query.limit,
        toMessageView,
        bySequence,
      ),
  });
}

interface Reply {
  header(name: string, value: string): unknown;
}

function answerSent(reply: Reply, { message, isRepeat }: Sent) {
  if (isRepeat) reply.header('idempotent-replayed', 'true');
  return toMessageView(message);
}
