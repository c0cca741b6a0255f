import type { User } from '../../accounts/table.ts';
import { refused } from '../../refusals/refusal.ts';

export interface Exchange {
  auth_code?: string | undefined;
  code_verifier?: string | undefined;
}

/** There is no such way in here. */
export function refuseGrant(type: string | undefined): never {
  throw type === 'web3'
    ? refused('web3_provider_disabled')
    : refused('invalid_credentials', 'unsupported_grant_type');
}

export function readExchange({ auth_code, code_verifier }: Exchange) {
  if (!auth_code || !code_verifier)
    throw refused(
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    );
  return { code: auth_code, verifier: code_verifier };
}

export function requireFound(user: User | undefined): User {
  if (!user) throw refused('flow_state_not_found');
  return user;
}
