import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/trade-sale-drafts';
import type { Deps } from '../deps.ts';
import { requireReader } from '../people/require-keeper.ts';
import { confirmDraft, dismissDraft } from './close-draft.ts';
import { openDraftsOf } from './draft-queries.ts';
import { showDraft } from './show-draft.ts';
import { toView } from './view.ts';

export function saleDraftRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listSaleDrafts,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      const rows = await openDraftsOf(deps.db, actor, query);
      const shown = await Promise.all(rows.map((draft) => showDraft(deps.db, draft)));
      return toPage(
        shown,
        query.limit,
        (view) => view,
        ({ saleDate, id }) => [saleDate, id],
      );
    },
  });
  app.route({
    ...api.confirmSaleDraft,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }, reply) =>
      reply.code(201).send(toView(await confirmDraft(deps, actor, params.draftId, body))),
  });
  app.route({
    ...api.dismissSaleDraft,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }, reply) => {
      await dismissDraft(deps, actor, params.draftId);
      return reply.code(204).send(null);
    },
  });
}
