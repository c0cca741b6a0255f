import type { Service } from '@sidework/chassis/service';
import { serviceTokenCommand } from './administration/programs/commands.ts';
import { verifyAuditCommand } from './audit/commands.ts';
import { auditConsumers } from './audit/consumers.ts';
import { tellAuditHeadJob } from './audit/head.ts';
import { banConsumers } from './bans/changes/consumers.ts';
import { liftEndedBansJob } from './bans/changes/lift-ended-bans.ts';
import { Config } from './config.ts';
import { deletionConsumers } from './deletion/consumers.ts';
import { forgetRevokedJob } from './deletion/forget-revoked.ts';
import type { Deps } from './deps.ts';
import { assembleExport } from './exports/assemble-export.ts';
import { exportConsumers } from './exports/consumers.ts';
import { assembling } from './exports/keep-part.ts';
import { sweepExportsJob } from './exports/sweep-exports.ts';
import { noCards, sandboxCards } from './family/consent-requests/card-check.ts';
import { applyDueChanges } from './family/due-changes/apply-due-changes.ts';
import { evenTime } from './one-time-tokens/messages/in-even-time.ts';
import { openPasswords } from './passwords/passwords.ts';
import {
  correctRatingWhenReviewEdited,
  countReviewWhenSubmitted,
  countServiceWhenCompleted,
  discountReviewWhenHidden,
  discountServiceWhenReopened,
  recountReviewOfBanned,
} from './profiles/consumers.ts';
import { tellingAnew, tellProfileAnew } from './profiles/tell-profile-anew.ts';
import { purgeOldJob } from './purge-old.ts';
import { routes } from './routes.ts';
import { sealWith } from './seal.ts';
import { bearerReader } from './sessions/bearer.ts';
import { endLapsedSessionsJob } from './sessions/end-lapsed-sessions.ts';
import { refreshTokensFor } from './sessions/refresh-tokens.ts';
import { rotateSigningKeysCommand } from './signing-keys/commands.ts';
import { openSigner } from './signing-keys/signer.ts';
import { openSms } from './sms/sms.ts';
import { grantAdminCommand, inviteAdminCommand } from './staff/roles/commands.ts';

export const identity: Service<Config, Deps> = {
  name: 'identity',
  config: Config,
  consumers: [
    countServiceWhenCompleted,
    discountServiceWhenReopened,
    countReviewWhenSubmitted,
    correctRatingWhenReviewEdited,
    discountReviewWhenHidden,
    recountReviewOfBanned,
    ...banConsumers,
    ...auditConsumers,
    ...exportConsumers,
    ...deletionConsumers,
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
      cards: config.CARD_CHECK === 'sandbox' ? sandboxCards : noCards,
      evenTimeMs: evenTime,
    };
    return { deps };
  },
  background: [
    purgeOldJob,
    endLapsedSessionsJob,
    tellAuditHeadJob,
    liftEndedBansJob,
    { name: 'notice-time-of-children', every: 15_000, run: applyDueChanges },
    forgetRevokedJob,
    sweepExportsJob,
  ],
  personWork: (deps) => ({
    [assembling]: (task) => assembleExport(deps, task),
    [tellingAnew]: (task) => tellProfileAnew(deps, task),
  }),
  commands: {
    'grant-admin': grantAdminCommand,
    'invite-admin': inviteAdminCommand,
    'service-token': serviceTokenCommand,
    'rotate-signing-keys': rotateSigningKeysCommand,
    'verify-audit': verifyAuditCommand,
  },
  authenticate: ({ signer, config }) => bearerReader(signer, config),
  routes,
};
