import { randomUUID } from 'node:crypto';
import { searchAuditLog } from '@sidework/contracts/identity/staff/audit-log';
import * as api from '@sidework/contracts/identity/staff/staff';
import * as accounts from '@sidework/contracts/identity/staff/staff-accounts';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { aChildOf, type TestIdentity, testIdentity } from '../../../test/builders.ts';
import { aFamily } from '../../../test/kids.ts';
import { aStaffMember } from '../../../test/staff.ts';

const service = testIdentity();
const body = { reason: 'to see who may' };
const nothing = randomUUID();
const ofStaff = [
  api.getQueueCounts,
  api.listWaitingVerifications,
  api.openChildFile,
  api.verifyChild,
  api.rejectChild,
  api.listWaitingConsents,
  api.acceptConsent,
  api.rejectConsent,
  api.openConsentForm,
];
const ofAdministrators = [
  accounts.listAccounts,
  accounts.getAccount,
  accounts.setRoles,
  accounts.banAccount,
  accounts.liftBan,
  accounts.signAccountOut,
  accounts.changeAccountType,
  searchAuditLog,
];
const params = { childId: nothing, consentId: nothing, userId: nothing };

/** Its token says so for as long as it lasts. */
async function aChildThatWasStaff(service: TestIdentity) {
  const { id, access_token } = await aChildOf(service);
  const claims = decodeJwt(access_token);
  const isChild = { account_type: 'sidework_kids', roles: ['admin', 'moderator'] };
  const assured = {
    ...claims,
    aal: 'aal2',
    app_metadata: { ...(claims.app_metadata as object), ...isChild },
  };
  return { id, caller: service.bearing(await service.deps.signer.sign(assured)) };
}

describe('the console', () => {
  let turnedAway: { id: string; caller: typeof service.visitor }[];
  let moderator: typeof service.visitor;
  beforeAll(async () => {
    const { child, guardian } = await aFamily(service);
    turnedAway = [
      child,
      guardian,
      await aStaffMember(service, 'admin', 'aal1'),
      await aChildThatWasStaff(service),
    ];
    moderator = (await aStaffMember(service, 'moderator')).caller;
  });

  it.each([...ofStaff, ...ofAdministrators].map((each) => [each.method, each.url, each] as const))(
    'refuses %s %s to everybody but staff that showed a second factor, and keeps who tried [D-8]',
    async (_method, _url, endpoint) => {
      const asked = `${endpoint.method} ${endpoint.url}`;
      for (const { id, caller } of turnedAway) {
        const reply = await caller.call(endpoint, {
          params,
          ...(endpoint.method !== 'GET' && { body }),
        });
        expect([reply.statusCode, reply.json().code]).toEqual([403, 'permission_denied']);
        const denied = await service.sql`
          select outcome from audit_log
          where actor_id = ${id} and action = 'administration_denied' and details ->> 'endpoint' = ${asked}`;
        expect(denied).toEqual([{ outcome: 'denied' }]);
      }
      expect((await service.visitor.call(endpoint, { params })).statusCode).toBe(401);
    },
  );

  it.each(ofAdministrators.map((each) => [each.method, each.url, each] as const))(
    'refuses %s %s to moderators',
    async (_method, _url, endpoint) => {
      const reply = await moderator.call(endpoint, {
        params,
        ...(endpoint.method !== 'GET' && { body }),
      });
      expect(reply.statusCode).toBe(403);
    },
  );
});
