import { forbidden, notFound } from '@sidework/chassis/errors';
import {
  type AccountType,
  canAccessCrm,
  type Role,
} from '@sidework/contracts/identity/profiles/account-types';
import type { Audience } from './audience.ts';

interface Viewer {
  audience: Audience;
  accountType: AccountType;
  roles: Role[];
  isAdministrator: boolean;
}

/** A viewer sees only people of their own audience, and no one if they belong to none. */
export function requireAudience(audience: Audience): Exclude<Audience, 'nobody'> {
  if (audience === 'nobody') throw notFound('not_found');
  return audience;
}

export function requireSeen<T>(person: T | undefined): T {
  if (!person) throw notFound('not_found');
  return person;
}

/** Only professionals pick clients, and a child only once its age is verified. */
export function requireMayPick(viewer: Viewer): Exclude<Audience, 'nobody'> {
  const { audience, accountType, roles, isAdministrator } = viewer;
  if (!canAccessCrm({ accountType, roles }) && !isAdministrator) throw forbidden('no_crm_access');
  if (audience !== 'nobody') return audience;
  throw forbidden(accountType === 'sidework_kids' ? 'age_verification_required' : 'no_crm_access');
}
