import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/network-chat/messages';
import { toMessageView } from '../conversations/message-view.ts';
import type { Deps } from '../deps.ts';
import { giveReaction, takeReactionBack } from './change-reaction.ts';

export function reactionRoutes(app: App, deps: Deps) {
  app.route({
    ...api.react,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toMessageView(await giveReaction(deps, actor, params.messageId, body.reaction)),
  });
  app.route({
    ...api.takeReactionBack,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toMessageView(await takeReactionBack(deps, actor, params.messageId)),
  });
}
