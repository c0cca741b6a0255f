import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import { FileBody, takingFiles } from '@sidework/chassis/http/taking-files';
import * as api from '@sidework/contracts/business-tools/bank-statements';
import type { RowChoice } from '@sidework/contracts/business-tools/statement-options';
import type { Deps } from '../deps.ts';
import { addRule, deleteRule, editRule } from './change-rules.ts';
import { importStatement } from './import-statement.ts';
import { lookAtStatement } from './look-at-statement.ts';
import { rulesOf, type StatementRule } from './queries.ts';
import { dropStatement, takeStatement } from './take-statement.ts';

export function bankStatementRoutes(app: App, deps: Deps) {
  takingFiles(app, api.takeBankStatement.file, (files) =>
    files.route({
      ...api.takeBankStatement,
      schema: { ...api.takeBankStatement.schema, body: FileBody },
      config: { access: 'adult' },
      handler: async ({ actor, body }, reply) => {
        reply.code(201);
        return takeStatement(deps, actor, body);
      },
    }),
  );
  app.route({
    ...api.previewBankStatement,
    config: { access: 'adult' },
    handler: ({ actor, params, query }) =>
      lookAtStatement(deps.db, actor, params.statementId, query),
  });
  app.route({
    ...api.importBankStatement,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        importStatement(within, request.actor, request.params.statementId, request.body),
      ),
  });
  app.route({
    ...api.dropBankStatement,
    config: { access: 'adult' },
    handler: async ({ actor, params }, reply) => {
      await dropStatement(deps, actor, params.statementId);
      return reply.code(204).send(null);
    },
  });
}

export function statementRuleRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listStatementRules,
    config: { access: 'adult' },
    handler: async ({ actor, query }) =>
      toPage(await rulesOf(deps.db, actor, query), query.limit, toRuleView, ({ createdAt, id }) => [
        createdAt.toISOString(),
        id,
      ]),
  });
  app.route({
    ...api.addStatementRule,
    config: { access: 'adult' },
    handler: async ({ actor, body }, reply) => {
      reply.code(201);
      return toRuleView(await addRule(deps, actor, body));
    },
  });
  app.route({
    ...api.editStatementRule,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) =>
      toRuleView(await editRule(deps, actor, params.ruleId, body)),
  });
  app.route({
    ...api.deleteStatementRule,
    config: { access: 'adult' },
    handler: async ({ actor, params }, reply) => {
      await deleteRule(deps, actor, params.ruleId);
      return reply.code(204).send(null);
    },
  });
}

const toRuleView = ({
  professionalId: _owner,
  choice,
  createdAt,
  ...rule
}: StatementRule): api.StatementRuleView => ({
  ...rule,
  choice: choice as RowChoice,
  createdAt: createdAt.toISOString(),
});
