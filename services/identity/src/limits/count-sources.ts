import type { App } from '@sidework/chassis/http/server';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { sourceOf } from '../source.ts';
import { networkOf } from './network.ts';
import { takeOne } from './rate-limits.ts';

/** The kinds of requests that are counted by source. */
export type Limit = 'otp' | 'verify' | 'token' | 'signup' | 'sso' | 'passkey' | 'register';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted for each source, over all instances. */
    limit?: Limit;
  }
}

const settings = {
  otp: 'GOTRUE_RATE_LIMIT_OTP',
  verify: 'GOTRUE_RATE_LIMIT_VERIFY',
  token: 'GOTRUE_RATE_LIMIT_TOKEN_REFRESH',
  signup: 'GOTRUE_RATE_LIMIT_SIGNUP',
  sso: 'GOTRUE_RATE_LIMIT_SSO',
  passkey: 'GOTRUE_RATE_LIMIT_PASSKEY',
  register: 'GOTRUE_RATE_LIMIT_OAUTH_DYNAMIC_CLIENT_REGISTER',
} as const satisfies Record<Limit, keyof Config>;

const window = 5 * 60;

/** Counts what says that it is counted, before its handler runs. */
export function countSources(app: App, { db, config }: Deps): void {
  app.addHook('preHandler', async (request) => {
    const { limit } = request.routeOptions.config;
    if (!limit) return;
    const { address } = sourceOf(request, config);
    await takeOne(db, `${limit} ${networkOf(address)}`, {
      count: config[settings[limit]],
      seconds: window,
    });
  });
}
