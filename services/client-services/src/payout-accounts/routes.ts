import type { App } from '@sidework/chassis/http/server';
import { FileBody, takingFiles } from '@sidework/chassis/http/taking-files';
import * as api from '@sidework/contracts/client-services/payout-accounts';
import type { Deps } from '../deps.ts';
import { provePayoutAccount } from './prove-payout-account.ts';
import { onboardPayoutAccount, setPayoutAccount } from './set-payout-account.ts';
import { setPayoutSchedule } from './set-schedule.ts';
import { payoutAccountFor } from './view.ts';

export function payoutAccountRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getPayoutAccount,
    config: { access: 'signed-in' },
    handler: ({ actor }) => payoutAccountFor(deps, actor),
  });
  app.route({
    ...api.setPayoutAccount,
    config: { access: 'adult' },
    handler: async ({ actor, body }) => {
      await setPayoutAccount(deps, actor, body);
      return payoutAccountFor(deps, actor);
    },
  });
  app.route({
    ...api.onboardPayoutAccount,
    config: { access: 'adult' },
    handler: ({ actor }) => onboardPayoutAccount(deps, actor),
  });
  app.route({
    ...api.setPayoutSchedule,
    config: { access: 'adult' },
    handler: async ({ actor, body }) => {
      await setPayoutSchedule(deps, actor, body.schedule);
      return payoutAccountFor(deps, actor);
    },
  });
  takingFiles(app, api.provePayoutAccount.file, (scope) =>
    scope.route({
      ...api.provePayoutAccount,
      schema: { ...api.provePayoutAccount.schema, body: FileBody },
      config: { access: 'adult' },
      handler: async ({ actor, body }) => {
        await provePayoutAccount(deps, actor, body);
        return payoutAccountFor(deps, actor);
      },
    }),
  );
}
