import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/document-packs';
import type { Deps } from '../deps.ts';
import { linkPack, openPack } from './make-pack.ts';

export function documentPackRoutes(app: App, deps: Deps) {
  app.route({
    ...api.packYear,
    config: { access: 'adult' },
    handler: ({ actor, params }) => linkPack(deps, actor, { kind: 'year', of: `${params.year}` }),
  });
  app.route({
    ...api.packLicense,
    config: { access: 'adult' },
    handler: ({ actor, params }) =>
      linkPack(deps, actor, { kind: 'license', of: params.licenseId }),
  });
  app.route({
    ...api.openPack,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const { body, headers } = await openPack(deps, params.token);
      return reply.headers(headers).send(body);
    },
  });
}
