import { notFound } from '@sidework/chassis/errors';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/financial-statements';
import { yearsOfRecords } from '../books/month-totals.ts';
import type { Deps } from '../deps.ts';
import { requireReader } from '../people/require-keeper.ts';
import { todayOf } from '../people/time-zone.ts';
import { toStatementFile } from './file-of-statements.ts';
import { generateStatements } from './generate-statements.ts';
import { entityNameOf, statementsOf, yearsOf } from './queries.ts';
import { toStatementView, toYearOverYearView } from './view.ts';

export function statementRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listFinancialStatements,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      return { items: (await statementsOf(deps.db, actor, query)).map(toStatementView) };
    },
  });
  app.route({
    ...api.generateStatements,
    config: { access: 'signed-in' },
    handler: async ({ actor, body }) => ({
      items: (await generateStatements(deps, actor, body)).map(toStatementView),
    }),
  });
  app.route({
    ...api.downloadStatements,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, query }) => {
      await requireReader(deps.db, actor);
      const statements = await statementsOf(deps.db, actor, params);
      if (statements.length === 0) throw notFound('statements_not_generated');
      const entity = await entityNameOf(deps.db, actor);
      const printedOn = await todayOf(deps.db, actor.id, deps.now());
      return toStatementFile(statements, { entity, printedOn, ...params, ...query });
    },
  });
  app.route({
    ...api.listYearOverYear,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => {
      await requireReader(deps.db, actor);
      return {
        items: (await yearsOf(deps.db, actor)).map(toYearOverYearView),
        recordYears: await yearsOfRecords(deps.db, actor.id),
      };
    },
  });
}
