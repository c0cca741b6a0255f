import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import { shownName } from '@sidework/chassis/people/shown-name';
import * as api from '@sidework/contracts/business-tools/license-checks';
import type { Deps } from '../deps.ts';
import { toLicenseView } from '../licenses/view.ts';
import { askForCheck } from './ask-for-check.ts';
import { refuseLicense, verifyLicense } from './decide-check.ts';
import { openLicensePaper } from './open-paper.ts';
import { verifiedLicenses, waitingLicenses } from './queries.ts';
import { askedOf, toVerifiedLicense, toWaitingLicense, verifiedOf } from './view.ts';

/** Staff look at the papers of licenses, each of another person. */
export function licenseCheckRoutes(app: App, deps: Deps) {
  app.route({
    ...api.askForCheck,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) =>
      toLicenseView(await askForCheck(deps, actor, { ...params, ...body })),
  });
  app.route({
    ...api.listWaitingLicenses,
    config: { access: 'moderator' },
    handler: async ({ query }) =>
      toPage(
        await waitingLicenses(deps.db, query),
        query.limit,
        ({ license, ownerName }) => toWaitingLicense(license, shownName(ownerName ?? '')),
        ({ license }) => [askedOf(license), license.id],
      ),
  });
  app.route({
    ...api.listVerifiedLicenses,
    config: { access: 'moderator' },
    handler: async ({ query }) =>
      toPage(
        await verifiedLicenses(deps.db, query),
        query.limit,
        ({ license, ownerName }) => toVerifiedLicense(license, shownName(ownerName ?? '')),
        ({ license }) => [verifiedOf(license), license.id],
      ),
  });
  app.route({
    ...api.openLicensePaper,
    config: { access: 'moderator' },
    handler: ({ actor, params }) => openLicensePaper(deps, actor, params.licenseId),
  });
  app.route({
    ...api.verifyLicense,
    config: { access: 'moderator' },
    handler: async ({ actor, params, body }, reply) => {
      await verifyLicense(deps, actor, { ...params, ...body });
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.refuseLicense,
    config: { access: 'moderator' },
    handler: async ({ actor, params, body }, reply) => {
      await refuseLicense(deps, actor, { ...params, ...body });
      return reply.code(204).send(null);
    },
  });
}
