import type { AuthSession } from '@sidework/contracts/identity/auth';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import type { Source } from '../source.ts';
import { refreshSession } from './refresh-session.ts';
import { signIn } from './sign-in.ts';

interface Grant {
  email?: string | undefined;
  password?: string | undefined;
  refresh_token?: string | undefined;
}

export function issueToken(
  deps: Deps,
  grantType: string,
  body: Grant,
  source: Source,
): Promise<AuthSession> {
  switch (grantType) {
    case 'password':
      return signIn(deps, body, source);
    case 'refresh_token':
      return refreshSession(deps, body.refresh_token, source);
    default:
      throw refused('invalid_credentials', 'unsupported_grant_type');
  }
}
