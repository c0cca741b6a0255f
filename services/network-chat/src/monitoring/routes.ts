import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import { toPersonCard } from '@sidework/chassis/people/people';
import { openHeldWords as openHeldWordsApi } from '@sidework/contracts/network-chat/held-words';
import * as api from '@sidework/contracts/network-chat/monitoring';
import { readSurroundings as readSurroundingsApi } from '@sidework/contracts/network-chat/report-surroundings';
import { answerWords } from '../child-words/answer-words.ts';
import { toMessageView } from '../conversations/message-view.ts';
import type { Deps } from '../deps.ts';
import { bySequence } from '../messages/queries.ts';
import { openHeldWords } from './open-held-words.ts';
import {
  openConversationForStaff,
  readChildWords,
  readConversationsOfChild,
  readMessagesOfChild,
} from './read-conversations.ts';
import { readSurroundings } from './read-surroundings.ts';
import {
  toChildConversations,
  toChildWordsView,
  toNearMessage,
  toOpenedHeldWords,
} from './view.ts';

export function monitoringRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listChildConversations,
    config: { access: 'adult' },
    handler: async ({ actor, params }) =>
      toChildConversations(await readConversationsOfChild(deps, actor, params.childId)),
  });
  app.route({
    ...api.listChildMessages,
    config: { access: 'adult' },
    handler: async ({ actor, params, query }) =>
      toPage(
        await readMessagesOfChild(deps, actor, params, query),
        query.limit,
        toMessageView,
        bySequence,
      ),
  });
  app.route({
    ...api.listChildWords,
    config: { access: 'adult' },
    handler: async ({ actor, params, query }) =>
      toPage(
        await readChildWords(deps, actor, params.childId, query),
        query.limit,
        toChildWordsView,
        ({ words }) => [words.at.toISOString(), words.id],
      ),
  });
  app.route({
    ...api.letWordsThrough,
    config: { access: 'adult' },
    handler: async ({ actor, params }, reply) => {
      await answerWords(deps, actor, params, true);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.keepWordsBack,
    config: { access: 'adult' },
    handler: async ({ actor, params }, reply) => {
      await answerWords(deps, actor, params, false);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.openConversation,
    config: { access: 'moderator' },
    handler: async ({ actor, body }) => {
      const opened = await openConversationForStaff(deps, actor, body);
      return {
        people: opened.people.map(toPersonCard),
        messages: opened.messages.map(toMessageView),
      };
    },
  });
  app.route({
    ...openHeldWordsApi,
    config: { access: 'moderator' },
    handler: async ({ actor, params, body }) =>
      toOpenedHeldWords(await openHeldWords(deps, actor, params.reportId, body.reason)),
  });
  app.route({
    ...readSurroundingsApi,
    config: { access: 'moderator' },
    handler: async ({ actor, params }) => {
      const { people, messages } = await readSurroundings(deps, actor, params.reportId);
      return { people: people.map(toPersonCard), messages: messages.map(toNearMessage) };
    },
  });
}
