import { AuthClient } from '@supabase/auth-js';
import { noteWait } from './auth-waits.ts';
import { sessionKey } from './session-key.ts';

/** The one auth client of the page. Its fetch tells what it does not say itself: that a refresh was refused, and how long to wait. */
export function createAuthClient(whenRefreshRefused: (refreshToken: string) => void) {
  return new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: sessionKey,
    flowType: 'implicit',
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    headers: {},
    experimental: { recoveryCodes: true },
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      noteWait(response);
      const isRefresh = String(input).includes('grant_type=refresh_token');
      if (isRefresh && isFinal(response))
        whenRefreshRefused(JSON.parse(String(init?.body)).refresh_token);
      return response;
    },
  });
}

const isFinal = ({ status }: Response) => status >= 400 && status < 429 && status !== 408;

export type Client = ReturnType<typeof createAuthClient>;
