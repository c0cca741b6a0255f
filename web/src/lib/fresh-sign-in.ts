import { askAuth, codeOf } from './auth-calls.ts';
import { forgetSignOut, signOut } from './session.ts';
import { createStore, useStore } from './store.ts';

const isNeeded = createStore(false);

class SignInNeeded extends Error {
  readonly code = 'sign_in_needed';
}

/** Asks what the server does only for who has lately signed in; where that was long ago, the page asks to do so. */
export async function freshly<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (codeOf(error) !== 'reauthentication_needed') throw error;
    isNeeded.set(true);
    throw new SignInNeeded();
  }
}

/** The same for what is asked of the auth client. */
export const askFresh: typeof askAuth = (ask) => freshly(() => askAuth(ask));

/** Whether the viewer was asked to sign in again, and has not said yet whether they will. */
export const useSignInNeeded = () => useStore(isNeeded);

export const stay = () => isNeeded.set(false);

/** Leaves the session, and comes back to this page with the next one. */
export function signInAgain(): void {
  isNeeded.set(false);
  signOut();
  // Not left for good: a page that needs a session now asks for one.
  forgetSignOut();
}
