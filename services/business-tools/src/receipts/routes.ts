import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/business-tools/deductions';
import type { Deps } from '../deps.ts';
import { attachReceipt, detachReceipt } from './change-receipts.ts';

/** Children have no vault, so their deductions have no receipts. */
export function receiptRoutes(app: App, deps: Deps) {
  app.route({
    ...api.attachReceipt,
    config: { access: 'adult' },
    handler: async ({ actor, params }, reply) => {
      await attachReceipt(deps, actor, params);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.detachReceipt,
    config: { access: 'adult' },
    handler: async ({ actor, params }, reply) => {
      await detachReceipt(deps, actor, params);
      return reply.code(204).send(null);
    },
  });
}
