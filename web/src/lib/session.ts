import type { Client } from './auth-client.ts';
import { readKept } from './kept.ts';
import { routes } from './paths.ts';
import { sessionKey } from './session-key.ts';
import { createStore, useStore } from './store.ts';
import {
  type Factor,
  type FactorKind,
  forgetStoredSession,
  isUnfinished,
  type RawSession,
  readStoredSession,
  type Session,
  toSession,
  type Viewer,
} from './stored-session.ts';

export type { Factor, FactorKind, Session, Viewer };

/** The server's clock and ours differ by seconds; a token this close to its end is refreshed first. */
const marginSeconds = 20;

/** The session that this browser holds, also while its second factor has not been shown. */
const held = createStore(readStoredSession());
let client: Promise<Client> | undefined;
let refreshRefused = false;
let end: 'signed-out' | 'expired' | null = null;
let wayOut: string = routes.landing;
const expiryListeners = new Set<() => void>();

/** It follows sign-in and sign-out in every tab; null means signed out. */
export const useSession = () => finished(useStore(held));

export const getSession = () => finished(held.get());

/** A sign-in whose second factor has not been shown yet; everything else takes its person for a visitor. */
export function useUnfinishedSession(): Session | null {
  const session = useStore(held);
  return finished(session) ? null : session;
}

/** How the last session of this page ended, while there is no new one. */
export function endOfSession(): 'signed-out' | 'expired' | null {
  return end;
}

/** A page that needs a session leads there after signing out. */
export const wayAfterSignOut = () => wayOut;

/** Once the page has changed after signing out: leaving is over, and a page that needs a session asks for one. */
export function forgetSignOut(): void {
  if (end === 'signed-out') end = null;
}

/** Told when the server ended the session, as against the person signing out. */
export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** The auth client, loaded at its first use; the header's first face needs only the stored session. */
export function authClient(): Promise<Client> {
  client ??= import('./auth-client.ts').then(({ createAuthClient }) => {
    const created = createAuthClient((refreshToken) => {
      refreshRefused = true;
      // The client itself keeps a session whose token holds a while longer. Another tab may have a newer one by now.
      if (readKept<RawSession>('localStorage', sessionKey)?.refresh_token !== refreshToken) return;
      forgetStoredSession();
      follow(null);
    });
    created.onAuthStateChange((event, session) => {
      // A token that has run out and cannot be refreshed just now begins with null, while its session is kept.
      if (event === 'INITIAL_SESSION' && !session && readStoredSession()) return;
      follow(session);
    });
    return created;
  });
  client.catch(() => {
    client = undefined;
  });
  return client;
}

/** A token the server will take, refreshed if it is about to end; null for a visitor. */
export async function accessToken(): Promise<string | null> {
  const current = getSession();
  if (!current) return null;
  if (current.expiresAt - marginSeconds > Date.now() / 1000) return current.accessToken;
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token ?? null;
}

/** After a 401: one new token, or the end of the session; undefined when the server could not be asked. */
export async function renewAccessToken(refused: string): Promise<string | null | undefined> {
  const current = getSession();
  if (current && current.accessToken !== refused) return current.accessToken;
  const auth = await authClient();
  const { data, error } = await auth.refreshSession();
  if (data.session) return data.session.access_token;
  if (error?.name === 'AuthRetryableFetchError' || error?.status === 429) return undefined;
  refreshRefused = true;
  await auth.signOut({ scope: 'local' });
  follow(null);
  return null;
}

/** It reads the claims again after the server has changed them. */
export async function refreshSession(): Promise<void> {
  await (await authClient()).refreshSession();
}

/**
 * Ends this browser's session at once; others of the same person stay. Not by the auth client: it would first refresh
 * a token that has run out, for half a minute if nothing answers. Other tabs see the storage change.
 */
export function signOut(to: string = routes.landing): void {
  const token = held.get()?.accessToken;
  wayOut = to;
  end = 'signed-out';
  refreshRefused = false;
  forgetStoredSession();
  follow(null);
  if (token) void tellOfSignOut(token);
}

async function tellOfSignOut(token: string): Promise<void> {
  try {
    await fetch('/auth/v1/logout?scope=local', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      keepalive: true,
    });
  } catch {
    // The tokens are gone from this browser either way; unused, the server's session ends by itself.
  }
}

function follow(session: RawSession | null): void {
  const hasExpired = held.get() !== null && session === null && refreshRefused;
  if (session) end = null;
  if (hasExpired) end = 'expired';
  refreshRefused = false;
  held.set(session ? toSession(session) : null);
  if (hasExpired) for (const tell of expiryListeners) tell();
}

function finished(session: Session | null): Session | null {
  return session && !isUnfinished(session) ? session : null;
}

function followStorage(event: StorageEvent): void {
  if (event.key !== sessionKey && event.key !== null) return;
  const session = readStoredSession();
  if (session) end = null;
  held.set(session);
}

addEventListener('storage', followStorage);
