import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/network-chat/conversations';
import type { Deps } from '../deps.ts';
import { acceptRequest } from './accept-request.ts';
import { changeConversation } from './change-conversation.ts';
import { ignoreRequest } from './ignore-request.ts';
import { liftBlock } from './lift-block.ts';
import { markRead } from './mark-read.ts';
import { placeBlock } from './place-block.ts';
import { byLastMessage, conversationsOf, getConversationWith } from './shown-queries.ts';
import { toConversationView } from './view.ts';

export function conversationRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listConversations,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) =>
      toPage(
        await conversationsOf(deps.db, actor, query),
        query.limit,
        (shown) => toConversationView(shown, actor.id),
        byLastMessage,
      ),
  });
  app.route({
    ...api.getConversation,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toConversationView(await getConversationWith(deps.db, actor, params.personId), actor.id),
  });
  app.route({
    ...api.changeConversation,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toConversationView(await changeConversation(deps, actor, params.personId, body), actor.id),
  });
  app.route({
    ...api.markRead,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toConversationView(await markRead(deps, actor, params.personId, body.upTo), actor.id),
  });
  app.route({
    ...api.acceptRequest,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toConversationView(await acceptRequest(deps, actor, params.personId), actor.id),
  });
  app.route({
    ...api.ignoreRequest,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toConversationView(await ignoreRequest(deps, actor, params.personId), actor.id),
  });
  app.route({
    ...api.blockPerson,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toConversationView(await placeBlock(deps, actor, params.personId), actor.id),
  });
  app.route({
    ...api.unblockPerson,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toConversationView(await liftBlock(deps, actor, params.personId), actor.id),
  });
}
