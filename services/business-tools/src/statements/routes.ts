import { toPage } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import type { App } from '@sidework/chassis/http/server';
import * as anyPeriod from '@sidework/contracts/business-tools/any-period';
import * as api from '@sidework/contracts/business-tools/financial-statements';
import { statementTypes } from '@sidework/contracts/business-tools/statement';
import { yearsOfRecords } from '../books/month-totals.ts';
import type { Deps } from '../deps.ts';
import { requireReader } from '../people/require-keeper.ts';
import { todayOf } from '../people/time-zone.ts';
import { ofPeriod, toStatementFile } from './file-of-statements.ts';
import { generateStatements } from './generate-statements.ts';
import { journalOf, toJournalEntry } from './journal.ts';
import { entityNameOf, statementsOf, yearsOf } from './queries.ts';
import { statementsBetween } from './statements-between.ts';
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
      const named = ofPeriod(params.year, params.period);
      return toStatementFile(statements, { entity, printedOn, ...named, ...query });
    },
  });
  app.route({
    ...anyPeriod.getPeriodStatements,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      return statementsBetween(deps.db, actor, query);
    },
  });
  app.route({
    ...anyPeriod.downloadPeriodStatements,
    config: { access: 'signed-in' },
    handler: async ({ actor, query: { from, to, ...asked } }) => {
      await requireReader(deps.db, actor);
      const { simplified, full } = await statementsBetween(deps.db, actor, { from, to });
      const entity = await entityNameOf(deps.db, actor);
      const printedOn = await todayOf(deps.db, actor.id, deps.now());
      const statements = statementTypes.map((statementType) => ({
        statementType,
        data: {
          simplified: simplified[statementType],
          full: full[statementType],
          profitMargin: 0,
        },
      }));
      const named = { title: `${from} to ${to}`, stem: `statements-${from}-${to}` };
      return toStatementFile(statements, { entity, printedOn, ...named, ...asked });
    },
  });
  app.route({
    ...anyPeriod.listJournal,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireReader(deps.db, actor);
      const rows = await journalOf(deps.db, actor, query);
      return toPage(rows, query.limit, toJournalEntry, ({ date, id }) => [date, id]);
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
