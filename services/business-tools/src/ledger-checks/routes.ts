import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import { shownName } from '@sidework/chassis/people/shown-name';
import { listLedgerDifferences } from '@sidework/contracts/business-tools/ledger-differences';
import type { Deps } from '../deps.ts';
import { toldDifferences } from './queries.ts';

export function ledgerCheckRoutes(app: App, deps: Deps) {
  app.route({
    ...listLedgerDifferences,
    config: { access: 'admin' },
    handler: async ({ query }) =>
      toPage(
        await toldDifferences(deps.db, query),
        query.limit,
        ({ difference: { until, seenAt, toldAt: _told, ...sums }, ownerName }) => ({
          ...sums,
          ownerName: shownName(ownerName ?? ''),
          until: until.toISOString(),
          since: seenAt.toISOString(),
        }),
        ({ difference: { toldAt, professionalId } }) => [
          (toldAt as Date).toISOString(),
          professionalId,
        ],
      ),
  });
}
