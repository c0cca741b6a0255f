import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/child-earnings';
import type { Deps } from '../deps.ts';
import { toDownload } from '../downloads/file.ts';
import { todayOf } from '../people/time-zone.ts';
import { printChildEarnings } from './print-child-earnings.ts';
import { readChildEarnings } from './read-child-earnings.ts';

export function childEarningsRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getChildEarnings,
    config: { access: 'signed-in' },
    handler: ({ actor, params, query }) =>
      readChildEarnings(deps, actor, params.childId, query.month),
  });
  app.route({
    ...api.downloadChildEarnings,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, query }) => {
      const earnings = await readChildEarnings(deps, actor, params.childId, query.month);
      const printedOn = await todayOf(deps.db, actor.id, deps.now());
      const pdf = await printChildEarnings(earnings, printedOn);
      return toDownload(`earnings-${query.month}`, 'pdf', pdf);
    },
  });
}
