import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Config } from './config.ts';
import type { PaymentProvider } from './payment-provider/provider.ts';

export interface Deps extends BaseDeps<Config> {
  provider: PaymentProvider;
}
