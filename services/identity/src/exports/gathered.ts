import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import type { PgTable } from 'drizzle-orm/pg-core';
import { gatherAccount, gatherWaysToSignIn } from '../accounts/own-data.ts';
import { identities, users } from '../accounts/table.ts';
import { gatherRecords } from '../audit/own-data.ts';
import { auditLog } from '../audit/table.ts';
import { gatherBusiness } from '../businesses/own-data.ts';
import { businessProfiles } from '../businesses/table.ts';
import { erasureParts, erasures } from '../deletion/table.ts';
import { gatherSecondSteps } from '../factors/rules/own-data.ts';
import { factorChallenges, factors, recoveryCodes } from '../factors/rules/table.ts';
import { consentRequests } from '../family/consent-requests/table.ts';
import { gatherConsents } from '../family/consents/own-data.ts';
import { consents } from '../family/consents/table.ts';
import { gatherGuardianships } from '../family/guardians/own-data.ts';
import { guardianLinks } from '../family/guardians/table.ts';
import { flowStates } from '../flow-states/table.ts';
import { gatherKidsAccount } from '../kids/own-data.ts';
import { kidsProfiles } from '../kids/table.ts';
import { gatherKnownBrowsers } from '../known-devices/own-data.ts';
import { knownDevices } from '../known-devices/table.ts';
import { oauthAuthorizations } from '../oauth-server/authorization/table.ts';
import { gatherApplications } from '../oauth-server/grants/own-data.ts';
import { oauthGrants } from '../oauth-server/grants/table.ts';
import { oneTimeTokens } from '../one-time-tokens/tokens/table.ts';
import { gatherPasskeys } from '../passkeys/own-data.ts';
import { passkeyChallenges, passkeys } from '../passkeys/table.ts';
import { gatherProfile } from '../profiles/own-data.ts';
import { profiles, userRoles } from '../profiles/table.ts';
import { gatherSessions } from '../sessions/own-data.ts';
import { refreshTokens, sessions } from '../sessions/table.ts';
import { gatherTerms } from '../terms/own-data.ts';
import { termsAgreements } from '../terms/table.ts';
import { gatherExports } from './own-data.ts';
import { dataExports, exportParts } from './table.ts';

interface Gathered {
  tables: PgTable[];
  /** How a child signs in is not for who looks after it. */
  isForOwnerOnly?: true;
  gather(db: Db, userId: string, isKid: boolean): Promise<OwnFile>;
}

interface LeftOut {
  tables: PgTable[];
  reason: string;
}

/**
 * Each table with rows of a person, in the order of the files: how the export tells of it, or the reason why no file does.
 * `every-table.test.ts` of the deletion refuses a table that is missing here.
 */
export const gathered: (Gathered | LeftOut)[] = [
  { tables: [profiles, userRoles], gather: gatherProfile },
  { tables: [businessProfiles], gather: gatherBusiness },
  { tables: [kidsProfiles], gather: gatherKidsAccount },
  { tables: [users], isForOwnerOnly: true, gather: gatherAccount },
  { tables: [identities], isForOwnerOnly: true, gather: gatherWaysToSignIn },
  { tables: [passkeys], isForOwnerOnly: true, gather: gatherPasskeys },
  { tables: [factors], isForOwnerOnly: true, gather: gatherSecondSteps },
  { tables: [knownDevices], isForOwnerOnly: true, gather: gatherKnownBrowsers },
  { tables: [oauthGrants], isForOwnerOnly: true, gather: gatherApplications },
  { tables: [guardianLinks], gather: gatherGuardianships },
  { tables: [consents], gather: gatherConsents },
  { tables: [termsAgreements], gather: gatherTerms },
  { tables: [sessions], gather: gatherSessions },
  { tables: [auditLog], gather: gatherRecords },
  { tables: [dataExports], gather: gatherExports },
  {
    tables: [refreshTokens, recoveryCodes, oneTimeTokens],
    reason: 'They hold hashes of secrets that the person has.',
  },
  {
    tables: [factorChallenges, passkeyChallenges, oauthAuthorizations, flowStates],
    reason: 'They hold a sign-in that is on its way, for minutes.',
  },
  { tables: [consentRequests], reason: 'The contact in a request belongs to the parent.' },
  { tables: [exportParts], reason: 'They say where the parts of an export lie.' },
  { tables: [erasures, erasureParts], reason: 'A person who is deleted asks for no export.' },
];
