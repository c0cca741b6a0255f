import type { Service } from '@sidework/chassis/service';
import { accountRoutes } from './accounts/routes.ts';
import { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { oneTimeTokenRoutes } from './one-time-tokens/routes.ts';
import { openPasswords } from './passwords/passwords.ts';
import {
  correctRatingWhenReviewEdited,
  countReviewWhenSubmitted,
  countServiceWhenCompleted,
  discountServiceWhenReopened,
} from './profiles/consumers.ts';
import { profileRoutes } from './profiles/routes.ts';
import { startPurge } from './purge-old.ts';
import { gotrueRoutes } from './refusals/gotrue.ts';
import { grantAdminCommand } from './roles/commands.ts';
import { refreshTokensFor } from './sessions/refresh-tokens.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { signingKeyRoutes } from './signing-keys/routes.ts';
import { openSigner } from './signing-keys/signer.ts';

export const identity: Service<Config, Deps> = {
  name: 'identity',
  config: Config,
  consumers: [
    countServiceWhenCompleted,
    discountServiceWhenReopened,
    countReviewWhenSubmitted,
    correctRatingWhenReviewEdited,
  ],
  knowsPeople: false,
  bodyLimit: 64 * 1024,
  async prepare(base) {
    const { config } = base;
    const deps = {
      ...base,
      passwords: await openPasswords(config.PASSWORD_PEPPER, config.GOTRUE_PASSWORD_MIN_LENGTH),
      signer: await openSigner(config.SIGNING_KEYS_FILE),
      refreshTokens: refreshTokensFor(config.PASSWORD_PEPPER),
    };
    return { deps, stop: startPurge(base) };
  },
  commands: { 'grant-admin': grantAdminCommand },
  publishedKeys:
    ({ signer }) =>
    async () =>
      signer.published,
  routes(app, deps) {
    gotrueRoutes(app, (auth) => {
      accountRoutes(auth, deps);
      sessionRoutes(auth, deps);
      oneTimeTokenRoutes(auth, deps);
      signingKeyRoutes(auth, deps);
    });
    profileRoutes(app, deps);
  },
};
