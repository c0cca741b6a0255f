import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/factors/auth-factors';
import type { Deps } from '../../deps.ts';
import { sourceOf } from '../../source.ts';
import { generateRecoveryCodes } from './generate-recovery-codes.ts';
import { recoveryCodesStatus } from './recovery-codes-status.ts';
import { regenerateRecoveryCodes } from './regenerate-recovery-codes.ts';
import { removeRecoveryCodes } from './remove-recovery-codes.ts';
import { verifyRecoveryCode } from './verify-recovery-code.ts';

export function recoveryCodeRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getRecoveryCodesStatus,
    config: { access: 'first-step' },
    handler: ({ actor }) => recoveryCodesStatus(deps, actor),
  });
  app.route({
    ...api.generateRecoveryCodes,
    config: { access: 'first-step' },
    handler: ({ actor, body }) => generateRecoveryCodes(deps, actor, body?.friendly_name),
  });
  app.route({
    ...api.regenerateRecoveryCodes,
    config: { access: 'first-step' },
    handler: ({ actor }) => regenerateRecoveryCodes(deps, actor),
  });
  app.route({
    ...api.verifyRecoveryCode,
    config: { access: 'first-step', limit: 'verify' },
    handler: (request) =>
      verifyRecoveryCode(deps, request.actor, request.body.code, sourceOf(request, deps.config)),
  });
  app.route({
    ...api.removeRecoveryCodes,
    config: { access: 'first-step' },
    handler: ({ actor }) => removeRecoveryCodes(deps, actor),
  });
}
