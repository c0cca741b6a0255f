import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/document-packs';
import type { Deps } from '../deps.ts';
import { toDownload } from '../downloads/file.ts';
import { todayOf } from '../people/time-zone.ts';
import { auditOf } from './license-pack.ts';
import { linkPack, openPack } from './make-pack.ts';
import { printLicenseAudit } from './print-license-audit.ts';

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
    ...api.downloadLicenseAudit,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => {
      const audited = await auditOf(deps.db, actor.id, params.licenseId);
      const printedOn = await todayOf(deps.db, actor.id, deps.now());
      return toDownload('license-audit', 'pdf', await printLicenseAudit(audited, printedOn));
    },
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
