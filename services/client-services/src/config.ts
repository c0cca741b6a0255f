import {
  inProduction,
  limit,
  type ProductionFaults,
  ServiceConfig,
} from '@sidework/chassis/config';
import { appealDays } from '@sidework/contracts/client-services/dispute-words';
import { releaseDays } from '@sidework/contracts/client-services/terms';
import { z } from 'zod';

export const Config = ServiceConfig.extend({
  /** How many days after completion the client may request changes (D-54). */
  INSPECTION_DAYS: z.coerce.number().int().min(3).max(30).default(releaseDays),
  /** How many days either side may appeal a moderator's decision, before its money moves; 0 is no appeal. */
  APPEAL_DAYS: z.coerce.number().int().min(0).max(14).default(appealDays),
  /** How often one person changes one service, its review included, at once and in each hour: the other one is told of each. */
  SERVICE_CHANGES_PER_HOUR: limit({ default: 30, productionCeiling: 300 }),
  /** The provider that charges cards and pays out: `sandbox` moves no money and knows test cards alone. */
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe']).default('sandbox'),
  /** How the sandbox tells what became of a card: at once, or as a provider may, seconds late and twice. */
  SANDBOX_WEBHOOKS: z.enum(['prompt', 'late-and-twice']).default('prompt'),
  /** It has no default, because a reader of the source could sign webhooks with it. */
  SANDBOX_WEBHOOK_SECRET: z.string().min(32).optional(),
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  /** The address of Stripe's API if it is not Stripe's own. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
})
  .superRefine(inProduction((settings: ProviderSettings) => faultsInProduction(settings)))
  .superRefine(({ PAYMENT_PROVIDER, ...settings }, context) => {
    for (const name of secretsOf[PAYMENT_PROVIDER])
      if (!settings[name])
        context.addIssue({ code: 'custom', path: [name], message: neededFor[PAYMENT_PROVIDER] });
  });
export type Config = z.infer<typeof Config>;

const secretsOf = {
  sandbox: ['SANDBOX_WEBHOOK_SECRET'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const;
const neededFor = {
  sandbox: 'Is needed for the sandbox',
  stripe: 'Is needed for Stripe',
} as const;

interface ProviderSettings {
  SIDEWORK_PROFILE?: string | undefined;
  PAYMENT_PROVIDER: string;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_API_URL?: string | undefined;
}

/** A business runs neither on the sandbox nor on a stand-in of Stripe (D-110). */
function faultsInProduction(settings: ProviderSettings): ProductionFaults {
  return {
    PAYMENT_PROVIDER:
      settings.PAYMENT_PROVIDER === 'sandbox' && 'Is the sandbox, which moves no money',
    STRIPE_SECRET_KEY:
      settings.STRIPE_SECRET_KEY?.startsWith('sk_test_') === true &&
      "Is a key of Stripe's test mode",
    STRIPE_API_URL: settings.STRIPE_API_URL !== undefined && "Is not Stripe's own address",
  };
}
