import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/network-chat/connections';
import type { Deps } from '../deps.ts';
import {
  answerConnection,
  approveConnection,
  removeConnection,
  withdrawConnection,
} from './answer-connection.ts';
import {
  getStandingApproval,
  listChildConnections,
  setStandingApproval,
} from './child-connections.ts';
import { discoverPeople } from './discover-people.ts';
import { getConnection } from './get-connection.ts';
import { connectionsOf, countConnectionsOf } from './queries.ts';
import { requestConnection } from './request-connection.ts';
import { toConnectionView } from './view.ts';

export function connectionRoutes(app: App, deps: Deps) {
  app.route({
    ...api.discoverPeople,
    config: { access: 'signed-in' },
    handler: ({ actor, query }) => discoverPeople(deps, actor, query),
  });
  app.route({
    ...api.listConnections,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) =>
      toPage(
        await connectionsOf(deps.db, actor, query),
        query.limit,
        (shown) => toConnectionView(shown, actor.id),
        ({ order, person }) => [order, person.id],
      ),
  });
  app.route({
    ...api.countConnections,
    config: { access: 'signed-in' },
    handler: ({ actor }) => countConnectionsOf(deps.db, actor),
  });
  app.route({
    ...api.getConnection,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => getConnection(deps, actor, params.connectionId),
  });
  app.route({
    ...api.requestConnection,
    config: { access: 'signed-in' },
    handler: async ({ actor, body }, reply) => {
      const shown = await requestConnection(deps, actor, body);
      return reply.code(201).send(toConnectionView(shown, actor.id));
    },
  });
  app.route({
    ...api.answerConnection,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toConnectionView(
        await answerConnection(deps, actor, params.connectionId, body.status),
        actor.id,
      ),
  });
  app.route({
    ...api.withdrawConnection,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await withdrawConnection(deps, actor, params.connectionId);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.removeConnection,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await removeConnection(deps, actor, params.connectionId);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.listChildConnections,
    config: { access: 'adult' },
    handler: ({ actor, params }) => listChildConnections(deps, actor, params.childId),
  });
  app.route({
    ...api.approveConnection,
    config: { access: 'adult' },
    handler: async ({ actor, params }, reply) => {
      await approveConnection(deps, actor, params.connectionId);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.getStandingApproval,
    config: { access: 'adult' },
    handler: ({ actor, params }) => getStandingApproval(deps.db, actor, params.childId),
  });
  app.route({
    ...api.setStandingApproval,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }, reply) => {
      await setStandingApproval(deps, actor, params.childId, body.isStanding);
      return reply.code(204).send(null);
    },
  });
}
