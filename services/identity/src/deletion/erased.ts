import type { Tx } from '@sidework/chassis/db/db';
import { storedObjects } from '@sidework/chassis/objects/stored-objects';
import type { PgTable } from 'drizzle-orm/pg-core';
import { hideUser } from '../accounts/hide-user.ts';
import { identities, type User, users } from '../accounts/table.ts';
import { auditLog } from '../audit/table.ts';
import { forgetBusiness } from '../businesses/queries.ts';
import { businessProfiles } from '../businesses/table.ts';
import type { Deps } from '../deps.ts';
import { endExports } from '../exports/end-exports.ts';
import { dataExports, exportParts } from '../exports/table.ts';
import { factorChallenges, factors, recoveryCodes } from '../factors/rules/table.ts';
import { consentRequests } from '../family/consent-requests/table.ts';
import { endGuardianships } from '../family/consents/end-guardianships.ts';
import { consents } from '../family/consents/table.ts';
import { guardianLinks } from '../family/guardians/table.ts';
import { flowStates } from '../flow-states/table.ts';
import { kidsProfiles } from '../kids/table.ts';
import { knownDevices } from '../known-devices/table.ts';
import { oauthAuthorizations } from '../oauth-server/authorization/table.ts';
import { oauthGrants } from '../oauth-server/grants/table.ts';
import { oneTimeTokens } from '../one-time-tokens/tokens/table.ts';
import { passkeyChallenges, passkeys } from '../passkeys/table.ts';
import { discardPicture } from '../pictures/discard-picture.ts';
import { blankProfile } from '../profiles/blank-profile.ts';
import { setRoles } from '../profiles/queries.ts';
import { type Profile, profiles, userRoles } from '../profiles/table.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { refreshTokens, sessions } from '../sessions/table.ts';
import { forgetAgreements } from '../terms/queries.ts';
import { termsAgreements } from '../terms/table.ts';
import { forgetChild } from './forget-child.ts';
import { forgetWaysIn } from './forget-ways-in.ts';
import { erasureParts, erasures } from './table.ts';

interface Leaving {
  deps: Deps;
  tx: Tx;
  user: User;
  profile: Profile;
  at: Date;
}

interface Erased {
  tables: PgTable[];
  erase(leaving: Leaving): Promise<unknown>;
}

interface Kept {
  tables: PgTable[];
  reason: string;
}

const waysIn = [
  oneTimeTokens,
  factors,
  factorChallenges,
  recoveryCodes,
  passkeys,
  passkeyChallenges,
  knownDevices,
  oauthGrants,
  oauthAuthorizations,
  flowStates,
];

/**
 * Each table with rows of a person: the step that empties or blanks it, or the reason why it keeps them. The user is
 * hidden before the profile is, whose last event says that the person is gone. `every-table.test.ts` refuses a table that
 * is missing here.
 */
export const erased: (Erased | Kept)[] = [
  // `purge-old.ts` removes ended sessions after seven days.
  {
    tables: [sessions, refreshTokens],
    erase: ({ deps, tx, user }) => endSessions(deps, tx, user.id, 'all'),
  },
  // The links and consents of a guardian are ended, and stay.
  { tables: [], erase: ({ tx, user, at }) => endGuardianships(tx, user.id, at) },
  {
    tables: [kidsProfiles, consentRequests],
    erase: ({ tx, user, at }) => forgetChild(tx, user.id, at),
  },
  // The sweep of the exports removes ended rows after thirty days.
  { tables: [dataExports, exportParts], erase: ({ tx, user }) => endExports(tx, user.id) },
  {
    tables: [storedObjects],
    erase: ({ deps, tx, profile }) => discardPicture(tx, deps.config, profile),
  },
  { tables: [businessProfiles], erase: ({ tx, user }) => forgetBusiness(tx, user.id) },
  { tables: [termsAgreements], erase: ({ tx, user }) => forgetAgreements(tx, user.id) },
  { tables: [userRoles], erase: ({ tx, user, at }) => setRoles(tx, user.id, [], at) },
  { tables: [users, identities], erase: ({ tx, user, at }) => hideUser(tx, user, at) },
  { tables: waysIn, erase: ({ tx, user }) => forgetWaysIn(tx, user.id) },
  { tables: [profiles], erase: ({ tx, user, at }) => blankProfile(tx, user.id, at) },
  {
    tables: [guardianLinks],
    reason: 'They say who looked after a child until when, and name no one.',
  },
  { tables: [consents], reason: 'They are kept for three years: forget-old-consents.ts.' },
  { tables: [auditLog], reason: 'The audit log is never purged: decision 0016.' },
  {
    tables: [erasures, erasureParts],
    reason: 'They say which services have forgotten the person.',
  },
];
