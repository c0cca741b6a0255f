import { Readable } from 'node:stream';
import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as versions from '@sidework/contracts/business-tools/document-versions';
import * as api from '@sidework/contracts/business-tools/documents';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import {
  announceDocument,
  deleteDocument,
  describeDocument,
  linkDocument,
  restoreDocument,
  trashDocument,
} from './change-documents.ts';
import { changeSeveral } from './change-several.ts';
import { openDocument } from './open-document.ts';
import { positionOf } from './order.ts';
import { documentsOf, tagsOf, usedBytes, yearsOf } from './queries.ts';
import { receiveFile } from './receive-file.ts';
import { linkVersion, ownVersions, restoreVersion } from './replace-file.ts';
import { documentViewer, toDocumentView } from './view.ts';

const FileStream = z.instanceof(Readable);

export function documentRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listDocuments,
    config: { access: 'adult' },
    handler: async ({ actor, query }) => {
      const documents = await documentsOf(deps.db, actor, query);
      const toView = await documentViewer(deps.db, documents);
      const { limit, sort = 'latest' } = query;
      return toPage(documents, limit, toView, (document) => positionOf(sort, document));
    },
  });
  app.route({
    ...api.getVault,
    config: { access: 'adult' },
    handler: async ({ actor }) => ({
      years: await yearsOf(deps.db, actor),
      tags: await tagsOf(deps.db, actor),
      usedBytes: await usedBytes(deps.db, actor.id),
      quotaBytes: deps.config.VAULT_BYTES,
      scanner: deps.scanner.name,
    }),
  });
  app.route({
    ...api.announceDocument,
    config: { access: 'adult' },
    handler: async ({ actor, body }, reply) => {
      reply.code(201);
      return announceDocument(deps, actor, body);
    },
  });
  app.route({
    ...api.changeDocuments,
    config: { access: 'adult' },
    handler: async ({ actor, body }) => ({ changed: await changeSeveral(deps, actor, body) }),
  });
  takeStreams(app, (files) =>
    files.route({
      ...api.uploadDocument,
      schema: { ...api.uploadDocument.schema, body: FileStream },
      config: { access: 'adult' },
      handler: async ({ actor, params, body, headers }) => {
        const [mediaType = ''] = String(headers['content-type']).split(';');
        const file = { body, mediaType: mediaType.trim().toLowerCase() };
        return toDocumentView(deps.db, await receiveFile(deps, actor, params.documentId, file));
      },
    }),
  );
  app.route({
    ...api.describeDocument,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) =>
      toDocumentView(deps.db, await describeDocument(deps, actor, params.documentId, body)),
  });
  app.route({
    ...api.linkDocument,
    config: { access: 'adult' },
    handler: ({ actor, params, body }) =>
      linkDocument(deps, actor, params.documentId, body.isDownload),
  });
  app.route({
    ...api.trashDocument,
    config: { access: 'adult' },
    handler: async ({ actor, params, query }, reply) => {
      await trashDocument(deps, actor, params.documentId, query);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.restoreDocument,
    config: { access: 'adult' },
    handler: async ({ actor, params }) =>
      toDocumentView(deps.db, await restoreDocument(deps, actor, params.documentId)),
  });
  app.route({
    ...api.deleteDocument,
    config: { access: 'adult' },
    handler: async ({ actor, params }, reply) => {
      await deleteDocument(deps, actor, params.documentId);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...versions.listDocumentVersions,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => ({
      items: await ownVersions(deps.db, actor, params.documentId),
    }),
  });
  app.route({
    ...versions.linkDocumentVersion,
    config: { access: 'adult' },
    handler: ({ actor, params, body }) => linkVersion(deps, actor, params, body.isDownload),
  });
  app.route({
    ...versions.restoreDocumentVersion,
    config: { access: 'adult' },
    handler: async ({ actor, params }) =>
      toDocumentView(deps.db, await restoreVersion(deps, actor, params)),
  });
  app.route({
    ...api.openDocument,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const { body, headers } = await openDocument(deps, params.token);
      return reply.headers(headers).send(body);
    },
  });
}

/** Routes whose body is handed on as it comes; how much of it is taken is theirs to say. */
function takeStreams(app: App, routes: (app: App) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...api.uploadDocument.file.types], (_request, body, done) =>
      done(null, body),
    );
    routes(scope as App);
  });
}
