import { OauthRefusal } from '../../refusals/oauth-refusal.ts';
import type { OauthClient } from '../applications/table.ts';

export interface TokenRequest {
  grant_type?: string | undefined;
  code?: string | undefined;
  refresh_token?: string | undefined;
  redirect_uri?: string | undefined;
  client_id?: string | undefined;
  client_secret?: string | undefined;
  code_verifier?: string | undefined;
}

const invalid = (why: string) => new OauthRefusal('invalid_request', why);

export function grantTypeOf({ grant_type: type }: TokenRequest): string {
  if (!type) throw invalid('grant_type is required');
  return type;
}

export function requireMayUse({ grantTypes }: OauthClient, type: string): void {
  if (!grantTypes.includes(type))
    throw new OauthRefusal(
      'unsupported_grant_type',
      'Client is not allowed to use this grant type',
    );
}

export function refreshTokenOf({ refresh_token: token }: TokenRequest): string {
  if (!token) throw invalid('refresh_token is required for this grant');
  return token;
}
