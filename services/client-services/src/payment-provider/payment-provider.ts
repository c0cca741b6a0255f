import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Config } from '../config.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox.ts';
import { stripeProvider } from './stripe.ts';

export const paymentProvider = (base: BaseDeps<Config>): PaymentProvider =>
  base.config.PAYMENT_PROVIDER === 'stripe' ? stripeProvider(base) : sandboxProvider(base);
