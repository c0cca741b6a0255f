import type { UserType } from '@sidework/contracts/identity/accounts';
import { paths } from '../../lib/paths.ts';
import { authClient } from '../../lib/session.ts';

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

export async function signIn(email: string, password: string): Promise<void> {
  orThrow(await (await authClient()).signInWithPassword({ email, password }));
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

export async function choosePassword(password: string): Promise<void> {
  orThrow(await (await authClient()).updateUser({ password }));
}

function orThrow<R extends Result>(result: R): Extract<R, { error: null }> {
  if (result.error) throw result.error;
  return result as Extract<R, { error: null }>;
}
