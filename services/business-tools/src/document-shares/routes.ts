import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/document-shares';
import type { Deps } from '../deps.ts';
import { revokeShare, shareDocument, sharesOf } from './change-shares.ts';
import { lookAtShare, openShare } from './open-share.ts';

export function documentShareRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listDocumentShares,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => ({
      items: await sharesOf(deps.db, actor, params.documentId, deps.now()),
    }),
  });
  app.route({
    ...api.shareDocument,
    config: { access: 'adult' },
    handler: ({ actor, params, body }, reply) => {
      reply.code(201);
      return shareDocument(deps, actor, params.documentId, body.password);
    },
  });
  app.route({
    ...api.revokeDocumentShare,
    config: { access: 'adult' },
    handler: async ({ actor, params }, reply) => {
      await revokeShare(deps, actor, params);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.lookAtSharedDocument,
    config: { access: 'public' },
    handler: ({ viewer, body }) => lookAtShare(deps, { token: body.token, readerId: viewer?.id }),
  });
  app.route({
    ...api.openSharedDocument,
    config: { access: 'public' },
    handler: ({ viewer, body }) =>
      openShare(deps, { token: body.token, readerId: viewer?.id }, body.password),
  });
}
