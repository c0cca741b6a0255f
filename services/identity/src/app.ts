import type { Service } from '@sidework/chassis/service';
import { accountRoutes } from './accounts/routes.ts';
import { serviceTokenCommand } from './administration/commands.ts';
import { startLiftingBans } from './administration/lift-ended-bans.ts';
import { administrationRoutes } from './administration/routes.ts';
import { verifyAuditCommand } from './audit/commands.ts';
import { auditConsumers } from './audit/consumers.ts';
import { startTellingHead } from './audit/head.ts';
import { recordReads } from './audit/record-reads.ts';
import { Config } from './config.ts';
import { sandboxCards } from './consents/card-check.ts';
import { consentRoutes } from './consents/routes.ts';
import type { Deps } from './deps.ts';
import { factorRoutes } from './factors/routes.ts';
import { guardianRoutes } from './guardians/routes.ts';
import { identityRoutes } from './identities/routes.ts';
import { kidsRoutes } from './kids/routes.ts';
import { startNoticing } from './kids/start-noticing.ts';
import { countSources } from './limits/count-sources.ts';
import { oauthServerRoutes } from './oauth-server/routes.ts';
import { oneTimeTokenRoutes } from './one-time-tokens/routes.ts';
import { assembleExport } from './own-data/assemble-export.ts';
import { ownDataConsumers } from './own-data/consumers.ts';
import { assembling } from './own-data/keep-part.ts';
import { ownDataRoutes } from './own-data/routes.ts';
import { startSweepingExports } from './own-data/sweep-exports.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { openPasswords } from './passwords/passwords.ts';
import { peopleRoutes } from './people/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import {
  correctRatingWhenReviewEdited,
  countReviewWhenSubmitted,
  countServiceWhenCompleted,
  discountServiceWhenReopened,
} from './profiles/consumers.ts';
import { profileRoutes } from './profiles/routes.ts';
import { providerRoutes } from './providers/routes.ts';
import { startPurge } from './purge-old.ts';
import { gotrueRoutes } from './refusals/gotrue.ts';
import { grantAdminCommand } from './roles/commands.ts';
import { sealWith } from './seal.ts';
import { bearerReader } from './sessions/bearer.ts';
import { leaveDeviceCookies } from './sessions/device-cookie.ts';
import { ownSessionRoutes } from './sessions/own-session-routes.ts';
import { refreshTokensFor } from './sessions/refresh-tokens.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { rotateSigningKeysCommand } from './signing-keys/commands.ts';
import { signingKeyRoutes } from './signing-keys/routes.ts';
import { openSigner } from './signing-keys/signer.ts';
import { openSms } from './sms/sms.ts';
import { staffRoutes } from './staff/routes.ts';
import { viewLinkRoutes } from './view-links/routes.ts';

export const identity: Service<Config, Deps> = {
  name: 'identity',
  config: Config,
  consumers: [
    countServiceWhenCompleted,
    discountServiceWhenReopened,
    countReviewWhenSubmitted,
    correctRatingWhenReviewEdited,
    ...auditConsumers,
    ...ownDataConsumers,
  ],
  knowsPeople: false,
  bodyLimit: 64 * 1024,
  async prepare(base) {
    const { config } = base;
    const deps = {
      ...base,
      passwords: await openPasswords(config),
      signer: await openSigner(config),
      refreshTokens: refreshTokensFor(config.PASSWORD_PEPPER),
      seal: sealWith(config.PASSWORD_PEPPER),
      sms: openSms(config),
      cards: sandboxCards,
    };
    const stops = [
      startPurge(base),
      startTellingHead(base),
      startLiftingBans(base),
      startNoticing(deps),
      startSweepingExports(base),
    ];
    return { deps, stop: () => Promise.all(stops.map((stop) => stop())).then(() => {}) };
  },
  personWork: (deps) => ({ [assembling]: (task) => assembleExport(deps, task) }),
  commands: {
    'grant-admin': grantAdminCommand,
    'service-token': serviceTokenCommand,
    'rotate-signing-keys': rotateSigningKeysCommand,
    'verify-audit': verifyAuditCommand,
  },
  authenticate: ({ signer, config }) => bearerReader(signer, config),
  routes(app, deps) {
    gotrueRoutes(app, (auth) => {
      countSources(auth, deps);
      recordReads(auth, deps);
      leaveDeviceCookies(auth, deps.config);
      accountRoutes(auth, deps);
      sessionRoutes(auth, deps);
      oneTimeTokenRoutes(auth, deps);
      signingKeyRoutes(auth, deps);
      factorRoutes(auth, deps);
      passkeyRoutes(auth, deps);
      administrationRoutes(auth, deps);
      providerRoutes(auth, deps);
      identityRoutes(auth, deps);
      oauthServerRoutes(auth, deps);
    });
    profileRoutes(app, deps);
    peopleRoutes(app, deps);
    pictureRoutes(app, deps);
    kidsRoutes(app, deps);
    consentRoutes(app, deps);
    guardianRoutes(app, deps);
    staffRoutes(app, deps);
    viewLinkRoutes(app, deps);
    ownDataRoutes(app, deps);
    ownSessionRoutes(app, deps);
  },
};
