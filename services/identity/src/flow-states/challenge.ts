import { refused } from '../refusals/refusal.ts';
import type { FlowState } from './table.ts';

/** A client's PKCE parameters; both are null in the implicit flow. */
export interface Pkce {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}

export type Challenge = Pick<FlowState, 'codeChallenge' | 'codeChallengeMethod'>;

export const implicit: Challenge = { codeChallenge: null, codeChallengeMethod: null };

/** RFC 7636, 4.2: null of both where the flow is the implicit one. */
export function readChallenge({ code_challenge, code_challenge_method }: Pkce): Challenge {
  if (!code_challenge && !code_challenge_method) return implicit;
  if (!code_challenge || !code_challenge_method)
    throw refused(
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    );
  if (code_challenge.length < 43 || code_challenge.length > 128)
    throw refused('validation_failed', 'code challenge has to be between 43 and 128 characters');
  if (!/^[\w.~-]+$/.test(code_challenge))
    throw refused(
      'validation_failed',
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  const method = code_challenge_method.toLowerCase();
  if (method !== 's256' && method !== 'plain')
    throw refused('validation_failed', 'unsupported code challenge method');
  return { codeChallenge: code_challenge, codeChallengeMethod: method };
}
