import { AuthClient } from '@supabase/auth-js';
import { noteWait } from './auth-waits.ts';
import { sessionKey } from './session-key.ts';

/** The one auth client of the page. Its fetch tells what it does not say itself: that a refresh was refused, and how long to wait. */
export function createAuthClient(whenRefreshRefused: (refreshToken: string) => void) {
  const renewals = renewalsInTurn();
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
      const isRefresh = String(input).includes('grant_type=refresh_token');
      if (isRefresh && renewals.arePutOff()) return silence();
      const response = await fetch(input, init);
      noteWait(response);
      if (isRefresh && response.status === 429) {
        renewals.putOff(response);
        return silence();
      }
      if (isRefresh && isFinal(response))
        whenRefreshRefused(JSON.parse(String(init?.body)).refresh_token);
      return response.ok ? onOwnClock(response) : response;
    },
  });
}

const isFinal = ({ status }: Response) => status >= 400 && status < 429 && status !== 408;

/** The client ends a session whose renewal is answered 429; a server that does not answer is one that it waits for. */
const silence = () => new Response('{}', { status: 503 });

const usualWaitSeconds = 30;

function renewalsInTurn() {
  let until = 0;
  return {
    arePutOff: () => performance.now() < until,
    putOff({ headers }: Response) {
      const seconds = Number(headers.get('retry-after')) || usualWaitSeconds;
      until = performance.now() + seconds * 1_000;
    },
  };
}

/**
 * The client compares the end of a token with the clock of the device, which may be wrong by minutes. Without the
 * server's moment it reckons the end from the length of the token's life, on its own clock.
 */
async function onOwnClock(response: Response): Promise<Response> {
  const { status, headers } = response;
  if (!headers.get('content-type')?.includes('json')) return response;
  const content = await response.json();
  if (Array.isArray(content)) return Response.json(content, { status });
  const { expires_at: _, ...others } = content;
  return Response.json(others, { status });
}

export type Client = ReturnType<typeof createAuthClient>;
