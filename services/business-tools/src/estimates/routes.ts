import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as plans from '@sidework/contracts/business-tools/quarter-plan';
import * as estimates from '@sidework/contracts/business-tools/tax-estimates';
import * as profiles from '@sidework/contracts/business-tools/tax-profiles';
import * as summaries from '@sidework/contracts/business-tools/tax-summaries';
import type { Deps } from '../deps.ts';
import { requireReader } from '../people/require-keeper.ts';
import { todayOf } from '../people/time-zone.ts';
import { calculateTax } from './calculate-tax.ts';
import { entriesFile } from './entries-file.ts';
import { quarterPlan } from './quarter-plan.ts';
import { estimatesOf, findProfile } from './queries.ts';
import { scheduleCFile } from './schedule-c-file.ts';
import { setTaxProfile } from './set-tax-profile.ts';
import { getTaxSummary } from './tax-summary.ts';
import { toTaxEstimateView, toTaxProfile } from './view.ts';

export function estimateRoutes(app: App, deps: Deps) {
  app.route({
    ...estimates.calculateTax,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toTaxEstimateView(await calculateTax(within, request.actor, request.body)),
      ),
  });
  app.route({
    ...estimates.listTaxEstimates,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      const rows = await estimatesOf(deps.db, actor, query);
      return toPage(rows, query.limit, toTaxEstimateView, ({ createdAt, id }) => [
        createdAt.toISOString(),
        id,
      ]);
    },
  });
  app.route({
    ...profiles.getTaxProfile,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      await requireReader(deps.db, actor);
      return { profile: toTaxProfile(await findProfile(deps.db, actor, params.year)) };
    },
  });
  app.route({
    ...profiles.setTaxProfile,
    config: { access: 'signed-in' },
    handler: async ({ actor, params: { year }, body }) => {
      await setTaxProfile(deps, actor, year, body);
      return { profile: body };
    },
  });
  app.route({
    ...summaries.getTaxSummary,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) =>
      getTaxSummary(deps.db, actor, query, await todayOf(deps.db, actor.id, deps.now())),
  });
  app.route({
    ...plans.getQuarterPlan,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      const today = await todayOf(deps.db, actor.id, deps.now());
      return quarterPlan(deps.db, actor, query.year, today);
    },
  });
  app.route({
    ...summaries.downloadScheduleC,
    config: { access: 'signed-in' },
    handler: ({ actor, query }) => scheduleCFile(deps.db, actor, query.year),
  });
  app.route({
    ...summaries.downloadEntries,
    config: { access: 'signed-in' },
    handler: ({ actor, query }) => entriesFile(deps, actor, query),
  });
}
