import type { App } from '@sidework/chassis/http/server';
import { FileBody, takingFiles } from '@sidework/chassis/http/taking-files';
import * as api from '@sidework/contracts/network-chat/attachments';
import type { Deps } from '../deps.ts';
import { linkAttachment, openAttachment } from './link.ts';
import { uploadAttachment } from './upload-attachment.ts';

export function attachmentRoutes(app: App, deps: Deps) {
  takingFiles(app, api.attachmentFile, (files) => {
    files.route({
      ...api.uploadAttachment,
      schema: { ...api.uploadAttachment.schema, body: FileBody },
      config: { access: 'adult' },
      async handler({ actor, query, body }, reply) {
        reply.code(201);
        return uploadAttachment(deps, actor, { name: query.name, bytes: body });
      },
    });
  });
  app.route({
    ...api.linkAttachment,
    config: { access: 'adult' },
    handler: ({ actor, params, body }) =>
      linkAttachment(deps, actor, params.attachmentId, body.isDownload),
  });
  app.route({
    ...api.openAttachment,
    config: { access: 'anyone' },
    async handler({ params }, reply) {
      const { body, headers } = await openAttachment(deps, params.token);
      return reply.headers(headers).send(body);
    },
  });
}
