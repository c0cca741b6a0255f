import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../../deps.ts';
import { deliverSandboxWebhook } from '../../payment-provider/sandbox.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** The sandbox's webhooks take the same way in as a provider's, signature and all. */
export const tellOfSandboxJob: BackgroundJob<Deps> = {
  name: 'tell-of-sandbox',
  every: 1_000,
  wokenBy: 'sandbox-webhooks',
  run: (deps) =>
    deliverSandboxWebhook(deps, (body, signature) => receiveWebhook(deps, body, signature)),
};
