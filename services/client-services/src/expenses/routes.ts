import type { Actor } from '@sidework/chassis/http/actor';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import { FileBody, takingFiles } from '@sidework/chassis/http/taking-files';
import { receiptFile } from '@sidework/contracts/client-services/expense-words';
import * as api from '@sidework/contracts/client-services/expenses';
import type { Deps } from '../deps.ts';
import { getServiceFor } from '../services/party-queries.ts';
import { addExpense } from './add-expense.ts';
import { addReceipt } from './add-receipt.ts';
import { declineExpense, withdrawExpense } from './end-expense.ts';
import { payExpense } from './pay-expense.ts';
import { readReceipt } from './read-receipt.ts';
import { expensesFor } from './view.ts';

export function expenseRoutes(app: App, deps: Deps) {
  const shownTo = async (actor: Actor, serviceId: string) => {
    const { service } = await getServiceFor(deps.db, actor, serviceId);
    return expensesFor(deps.db, service, actor);
  };
  app.route({
    ...api.listExpenses,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => shownTo(actor, params.serviceId),
  });
  app.route({
    ...api.addExpense,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), (within) =>
        addExpense(within, request.actor, request.params.serviceId, request.body),
      ),
  });
  takingFiles(app, receiptFile, (files) => {
    files.route({
      ...api.addExpenseReceipt,
      schema: { ...api.addExpenseReceipt.schema, body: FileBody },
      config: { access: 'adult' },
      handler: ({ actor, params, body }) => addReceipt(deps, actor, params, body),
    });
  });
  app.route({
    ...api.downloadExpenseReceipt,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => readReceipt(deps, actor, params),
  });
  app.route({
    ...api.payExpense,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), (within) =>
        payExpense(within, request.actor, request.params.serviceId, request.params.expenseId),
      ),
  });
  app.route({
    ...api.declineExpense,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        declineExpense(within, request.actor, request.params, request.body.reason),
      ),
  });
  app.route({
    ...api.withdrawExpense,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        withdrawExpense(within, request.actor, request.params),
      ),
  });
}
