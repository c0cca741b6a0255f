import { randomUUID } from 'node:crypto';
import type { Role } from '@sidework/contracts/identity/profiles/account-types';
import { decodeJwt } from 'jose';
import { aMemberOf, type TestIdentity } from './builders.ts';

/** Creates a person with this role, who proved a second factor unless told otherwise. */
export async function aStaffMember(
  service: TestIdentity,
  role: Exclude<Role, 'professional'>,
  aal: 'aal1' | 'aal2' = 'aal2',
) {
  const person = await aMemberOf(service, { fullName: 'Mo Derry' });
  const { id } = person;
  await service.sql`
    insert into user_roles (user_id, role, created_at) values (${id}, ${role}, now())`;
  if (aal === 'aal2') await asShown(service, person);
  const claims = decodeJwt(person.access_token);
  const token = await service.deps.signer.sign({
    ...claims,
    aal,
    app_metadata: { ...(claims.app_metadata as object), roles: [role] },
  });
  return { ...person, access_token: token, caller: service.bearing(token) };
}

/** Leaves the session as after the proof of an authenticator app. */
async function asShown({ sql }: TestIdentity, { id }: { id: string }) {
  await sql`
    insert into factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${id}, 'totp', 'verified', now(), now())`;
  await sql`update sessions set aal = 'aal2' where user_id = ${id}`;
}

export interface Entry {
  action: string;
  actor_id: string | null;
  actor_name: string;
  reason: string | null;
  outcome: string;
  details: Record<string, unknown>;
}

/** Lists the audit entries about a person, oldest first. */
export const entriesAbout = (service: TestIdentity, targetId: string) => service.sql<Entry[]>`
  select action, actor_id, actor_name, reason, outcome, details from audit_log
  where target_id = ${targetId} order by at, id`;
