import type { UserType } from '@sidework/contracts/identity/profiles/account-types';
import { askAuth, codeOf } from '../../lib/auth-calls.ts';
import { paths } from '../../lib/paths.ts';
import { authClient, getSession } from '../../lib/session.ts';

export interface SignUp {
  fullName: string;
  email: string;
  password: string;
  userType: UserType;
  profession: string;
}

const linkTypes = ['recovery', 'signup', 'email', 'magiclink', 'invite', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

/** Generated links tell the two mails of a changed address apart, though both mean the same. */
export function linkTypeOf(type: string | null): LinkType {
  if (type?.startsWith('email_change')) return 'email_change';
  return linkTypes.find((known) => known === type) ?? 'recovery';
}

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

/** Mails a link that signs in, to who has an account; others are not told apart. */
export async function mailSignInLink(email: string): Promise<void> {
  const emailRedirectTo = `${location.origin}${paths.home}`;
  const options = { shouldCreateUser: false, emailRedirectTo };
  const { error } = await (await authClient()).signInWithOtp({ email, options });
  if (error && codeOf(error) !== 'otp_disabled') throw error;
}

/**
 * Uses up the token of a mailed link. Gives whether it signed its reader in: of the two links that change an address, the
 * first to be opened does not.
 */
export async function openMailLink(type: LinkType, tokenHash: string): Promise<boolean> {
  const { data } = orThrow(await (await authClient()).verifyOtp({ type, token_hash: tokenHash }));
  return data.session !== null;
}

/** `nonce` is the mailed code, which a sign-in that is no longer recent asks for. */
export async function choosePassword(password: string, nonce?: string): Promise<void> {
  await askAuth((client) => client.updateUser({ password, ...(nonce && { nonce }) }));
}

/** Mails to the address of today and to the new one; it is changed when both links were opened. */
export async function changeEmail(email: string, nonce?: string): Promise<void> {
  const emailRedirectTo = `${location.origin}${paths.securitySettings}`;
  await askAuth((client) =>
    client.updateUser({ email, ...(nonce && { nonce }) }, { emailRedirectTo }),
  );
}

export async function mailConfirmationCode(): Promise<void> {
  await askAuth((client) => client.reauthenticate());
}

function orThrow<R extends Result>(result: R): Extract<R, { error: null }> {
  if (result.error) throw result.error;
  return result as Extract<R, { error: null }>;
}
