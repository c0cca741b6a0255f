import type { UserType } from '@sidework/contracts/identity/accounts';
import { askAuth } from '../../lib/auth-calls.ts';
import { paths } from '../../lib/paths.ts';
import { authClient, getSession } from '../../lib/session.ts';

export interface SignUp {
  fullName: string;
  email: string;
  password: string;
  userType: UserType;
  profession: string;
}

export type LinkType = 'recovery' | 'signup' | 'email' | 'magiclink' | 'invite' | 'email_change';

interface Result {
  error: Error | null;
}

/** Whether the person is signed in now; otherwise their second factor is asked for next. */
export async function signIn(email: string, password: string): Promise<boolean> {
  orThrow(await (await authClient()).signInWithPassword({ email, password }));
  return getSession() !== null;
}

/** In a window of the browser's own; gives what signing in with a password does. */
export async function signInWithPasskey(): Promise<boolean> {
  orThrow(await (await authClient()).signInWithPasskey());
  return getSession() !== null;
}

/** Whether the person is signed in now; otherwise their e-mail address must be confirmed first. */
export async function signUp({ fullName, email, password, userType, profession }: SignUp) {
  const { data } = orThrow(
    await (await authClient()).signUp({
      email,
      password,
      options: {
        data: { full_name: fullName, user_type: userType, profession },
        emailRedirectTo: `${location.origin}${paths.home}`,
      },
    }),
  );
  return data.session !== null;
}

export async function resendConfirmation(email: string): Promise<void> {
  orThrow(await (await authClient()).resend({ type: 'signup', email }));
}

export async function sendPasswordReset(email: string): Promise<void> {
  const redirectTo = `${location.origin}${paths.auth}`;
  orThrow(await (await authClient()).resetPasswordForEmail(email, { redirectTo }));
}

/** Uses up the token of a mailed link, and signs its reader in. */
export async function openMailLink(type: LinkType, tokenHash: string): Promise<void> {
  orThrow(await (await authClient()).verifyOtp({ type, token_hash: tokenHash }));
}

/** `nonce` is the mailed code, which a sign-in that is no longer recent asks for. */
export async function choosePassword(password: string, nonce?: string): Promise<void> {
  await askAuth((client) => client.updateUser({ password, ...(nonce && { nonce }) }));
}

export async function mailConfirmationCode(): Promise<void> {
  await askAuth((client) => client.reauthenticate());
}

function orThrow<R extends Result>(result: R): Extract<R, { error: null }> {
  if (result.error) throw result.error;
  return result as Extract<R, { error: null }>;
}
