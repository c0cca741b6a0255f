import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { totpCode } from './totp.ts';

const { SIDEWORK_STAFF: staff = '{}', SIDEWORK_STAFF_PASSWORD: password = '' } = process.env;

/**
 * The command line made these people staff, one for each journey and each of its retries, because a
 * second step is added once and shown only to the person who added it.
 */
export type Staff =
  | 'admin'
  | 'verifier'
  | 'formReader'
  | 'reportReader'
  | 'keeperOfAccounts'
  | 'courseReviewer'
  | 'judgeOfDisputes'
  | 'licenseReader'
  | 'supporter';

/** Each retry has an account of its own. */
export function accountOf(who: Staff): { email: string; password: string } {
  const email = JSON.parse(staff)[who]?.[test.info().retry];
  if (!email) throw new Error('SIDEWORK_STAFF names the staff of the platform.');
  return { email, password };
}

/** Opens the page as one of staff, with a set-up profile and a second step that was shown just now. */
export async function enterAsStaff(page: Page, who: Staff) {
  const account = accountOf(who);
  async function ask(path: string, data: object, token?: string) {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const method = path === '/api/profiles/me' ? 'PUT' : 'POST';
    const reply = await page.request.fetch(path, { method, headers, data });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return reply.json();
  }
  const signIn = () => ask('/auth/v1/token?grant_type=password', account);
  const { access_token: first } = await signIn();
  await ask('/api/profiles/me', profile, first);
  const { access_token: token } = await signIn();
  const factor = await ask(
    '/auth/v1/factors',
    { factor_type: 'totp', friendly_name: 'Phone' },
    token,
  );
  const challenge = await ask(`/auth/v1/factors/${factor.id}/challenge`, {}, token);
  const code = totpCode(factor.totp.secret);
  const answer = { challenge_id: challenge.id, code };
  const session = await ask(`/auth/v1/factors/${factor.id}/verify`, answer, token);
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('joined')) {
      sessionStorage.setItem('joined', 'yes');
      localStorage.setItem('sidework.session', stored);
    }
  }, JSON.stringify(session));
}

const profile = {
  fullName: 'Sam Staff',
  location: 'Newark, NJ',
  accountType: 'client',
  dateOfBirth: '1985-03-02',
};

/** Gives the reason that a decision of staff asks for, and decides. */
export async function giveReason(page: Page, reason: string, submitLabel: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: submitLabel }).click();
}
