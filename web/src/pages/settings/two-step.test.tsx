import {
  getSettings,
  getUser,
  issueToken,
} from '@sidework/contracts/schema/identity/accounts/auth';
import {
  challengeFactor,
  enrollFactor,
  generateRecoveryCodes,
  getRecoveryCodesStatus,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  unenrollFactor,
  verifyFactor,
} from '@sidework/contracts/schema/identity/factors/auth-factors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeSession } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { fill, renderApp, toastOf } from '../../../test/render-app.tsx';
import {
  aFactor,
  aSessionWith,
  someRecoveryCodes,
  someSettings,
} from '../../../test/security-builders.ts';
import { answerFactors, openSecurity } from '../../../test/security-page.ts';

const server = fakeServer();
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const twoSteps = () => section('Two-step verification');

const secret = 'JBSWY3DPEHPK3PXP';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#000" d="M0 0h1v1H0z"/></svg>';
const added = aFactor({ friendly_name: 'Work phone' });

/** The server lets an app be added, whose code is 123456. */
function letAppBeAdded() {
  server.on(enrollFactor, () => ({
    id: added.id,
    type: 'totp' as const,
    friendly_name: 'Work phone',
    totp: { qr_code: drawing, secret, uri: 'otpauth://totp/x' },
  }));
  server.on(challengeFactor, () => ({ id: added.id, type: 'totp' as const, expires_at: 1 }));
  server.on(verifyFactor, ({ body }) => {
    if (body?.code !== '123456') return refuse(422, 'mfa_verification_failed', 'Invalid');
    answerFactors(server, [added]);
    return aSessionWith([added]);
  });
}

async function begin() {
  letAppBeAdded();
  const { person } = openSecurity(server);
  const steps = await twoSteps();
  await person.click(await steps.findByRole('button', { name: 'Add authenticator app' }));
  await fill(person, await steps.findByLabelText('Name'), 'Work phone');
  await person.click(steps.getByRole('button', { name: 'Continue' }));
  await steps.findByRole('img', { name: 'QR code for your authenticator app' });
  return { person, steps };
}

describe('two-step verification', () => {
  it('says that it is off, and offers what the server and the browser know', async () => {
    openSecurity(server);
    const steps = await twoSteps();
    await steps.findByText('Off');
    await steps.findByRole('button', { name: 'Add authenticator app' });
    expect(steps.queryByRole('button', { name: 'Add phone' })).toBeNull();
    expect(steps.queryByRole('button', { name: 'Add security key' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Recovery codes' })).toBeNull();
  });

  it('offers a phone where the server does', async () => {
    openSecurity(server);
    server.on(getSettings, () => ({ ...someSettings, mfa_factor_types: ['phone' as const] }));
    const steps = await twoSteps();
    await steps.findByRole('button', { name: 'Add phone' });
    expect(steps.queryByRole('button', { name: 'Add authenticator app' })).toBeNull();
  });

  it('shows the QR code as a picture, and the key as text', async () => {
    const { steps } = await begin();
    const picture = steps.getByRole('img', { name: 'QR code for your authenticator app' });
    expect(picture.getAttribute('src')).toBe(
      `data:image/svg+xml;utf-8,${encodeURIComponent(drawing)}`,
    );
    steps.getByText('JBSW Y3DP EHPK 3PXP');
    expect(server.received(enrollFactor)[0]?.body).toMatchObject({
      factor_type: 'totp',
      friendly_name: 'Work phone',
      issuer: 'Sidework',
    });
  });

  it('is on after the first code, and stays signed in', async () => {
    const { person, steps } = await begin();
    await fill(person, steps.getByRole('textbox', { name: 'Code' }), '000000');
    await steps.findByText(/^That code is not right/);
    await fill(person, steps.getByRole('textbox', { name: 'Code' }), '123456');
    await screen.findByText('Two-step verification is on');
    await steps.findByText('On');
    const list = within(steps.getByRole('list', { name: 'Second steps' }));
    list.getByText('Work phone');
    await section('Recovery codes');
    await waitFor(() =>
      expect(document.activeElement).toBe(
        steps.getByRole('button', { name: 'Add authenticator app' }),
      ),
    );
  });

  it('drops what was begun when it is cancelled', async () => {
    server.on(unenrollFactor, ({ params }) => ({ id: params.factorId ?? '' }));
    const { person, steps } = await begin();
    await person.click(steps.getByRole('button', { name: 'Cancel' }));
    await steps.findByRole('button', { name: 'Add authenticator app' });
    await waitFor(() => expect(server.received(unenrollFactor)).toHaveLength(1));
  });

  it('takes a phone, after a number that can be called and the code that was sent to it', async () => {
    const phone = aFactor({ factor_type: 'phone', friendly_name: 'Phone' });
    const { person } = openSecurity(server);
    server.on(getSettings, () => ({ ...someSettings, mfa_factor_types: ['phone' as const] }));
    server.on(enrollFactor, ({ body }) => ({
      id: phone.id,
      type: 'phone' as const,
      friendly_name: 'Phone',
      phone: String(body?.phone),
    }));
    server.on(challengeFactor, () => ({ id: phone.id, type: 'phone' as const, expires_at: 1 }));
    server.on(verifyFactor, () => {
      answerFactors(server, [phone]);
      return aSessionWith([phone]);
    });
    const steps = await twoSteps();
    await person.click(await steps.findByRole('button', { name: 'Add phone' }));
    const number = await steps.findByRole('textbox', { name: 'Phone number' });
    await fill(person, number, '12');
    await person.click(steps.getByRole('button', { name: 'Send a code' }));
    await steps.findByText('Enter a number like +1 555 123 4567');
    expect(document.activeElement).toBe(number);
    expect(server.received(enrollFactor)).toEqual([]);
    await fill(person, number, '+1 (555) 123-4567');
    await person.click(steps.getByRole('button', { name: 'Send a code' }));
    await fill(person, await steps.findByRole('textbox', { name: 'Code' }), '654321');
    await person.click(steps.getByRole('button', { name: 'Turn on' }));
    await screen.findByText('Two-step verification is on');
    expect(server.received(enrollFactor)[0]?.body).toMatchObject({ phone: '+15551234567' });
    expect(server.received(verifyFactor)[0]?.body).toMatchObject({ code: '654321' });
  });

  it('says beside the number that no code can be sent to it, and drops what was begun', async () => {
    const phone = aFactor({ factor_type: 'phone' });
    const { person } = openSecurity(server);
    server.on(getSettings, () => ({ ...someSettings, mfa_factor_types: ['phone' as const] }));
    server.on(enrollFactor, () => ({
      id: phone.id,
      type: 'phone' as const,
      friendly_name: 'Phone',
      phone: '+15551234567',
    }));
    server.on(challengeFactor, () => refuse(422, 'sms_send_failed', 'Not sent'));
    server.on(unenrollFactor, () => ({ id: phone.id }));
    const steps = await twoSteps();
    await person.click(await steps.findByRole('button', { name: 'Add phone' }));
    const number = await steps.findByRole('textbox', { name: 'Phone number' });
    await fill(person, number, '+1 555 123 4567');
    await person.click(steps.getByRole('button', { name: 'Send a code' }));
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
    steps.getByText('The code could not be sent. Please check the number and try again.');
    expect(document.activeElement).toBe(number);
    expect(steps.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).not.toBe(
      'true',
    );
    expect(server.received(unenrollFactor)).toHaveLength(1);
  });

  it('says beside the name that it is taken', async () => {
    const { person } = openSecurity(server);
    server.on(enrollFactor, () => refuse(422, 'mfa_factor_name_conflict', 'Taken'));
    const steps = await twoSteps();
    await person.click(await steps.findByRole('button', { name: 'Add authenticator app' }));
    await person.click(await steps.findByRole('button', { name: 'Continue' }));
    await steps.findByText('You already have one with this name. Choose another.');
  });

  it('is removed after asking, with the recovery codes when it was the last', async () => {
    const factor = aFactor();
    const { person } = openSecurity(server, [factor, someRecoveryCodes()]);
    server.on(getRecoveryCodesStatus, () => ({
      id: factor.id,
      type: 'recovery_code' as const,
      total: 10,
      remaining: 9,
    }));
    server.on(issueToken, () => aSessionWith([], 'aal1'));
    server.on(unenrollFactor, () => {
      answerFactors(server, []);
      return { id: factor.id };
    });
    // After the other, whose address has room for this one's.
    server.on(removeRecoveryCodes, () => ({ id: factor.id }));
    const steps = await twoSteps();
    await person.click(await steps.findByRole('button', { name: 'Remove Work phone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Work phone”?' }));
    dialog.getByText(/Your password alone then opens your account/);
    expect(server.received(unenrollFactor)).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    await steps.findByText('Off');
    expect(server.received(removeRecoveryCodes)).toHaveLength(1);
    const heading = steps.getByRole('heading', { name: 'Two-step verification' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('stays, with the reason, where a recovery code is all that the session rests on', async () => {
    const factors = [aFactor(), someRecoveryCodes()];
    const { person } = openSecurity(server, factors);
    storeSession(aSessionWith(factors, 'aal2', [{ method: 'mfa/recovery_code', timestamp: 1 }]));
    server.on(getRecoveryCodesStatus, () => refuse(429, 'over_request_rate_limit', 'x'));
    const steps = await twoSteps();
    await person.click(await steps.findByRole('button', { name: 'Remove Work phone' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await toastOf('Error')).toContain('Add another second step first');
    expect(server.received(removeRecoveryCodes)).toEqual([]);
  });

  it('says why it could not be read, and reads it again', async () => {
    storeSession(aSessionWith([], 'aal1'));
    const { person } = openSecurity(server);
    server.on(getUser, () => refuse(429, 'over_request_rate_limit', 'x'));
    const steps = await twoSteps();
    await steps.findByRole('alert');
    answerFactors(server, []);
    await person.click(steps.getByRole('button', { name: 'Try again' }));
    await steps.findByText('Off');
  });

  it('sends visitors to sign in, and back', async () => {
    server.on(getSettings, () => someSettings);
    renderApp('/settings/security');
    await screen.findByRole('form', { name: 'Login' });
    expect(history.state.usr).toEqual({ from: '/settings/security' });
  });
});

describe('recovery codes', () => {
  const factor = aFactor();
  const codes = Array.from({ length: 10 }, (_, at) => `abcdefghijklmno${at}`);
  const made = { id: factor.id, type: 'recovery_code' as const, total: 10, codes };
  const left = (remaining: number) =>
    server.on(getRecoveryCodesStatus, () => ({
      id: factor.id,
      type: 'recovery_code' as const,
      total: 10,
      remaining,
    }));

  it('are made, shown once, and then only counted', async () => {
    const { person } = openSecurity(server, [factor]);
    left(10);
    server.on(generateRecoveryCodes, () => {
      answerFactors(server, [factor, someRecoveryCodes()]);
      return made;
    });
    const recovery = await section('Recovery codes');
    await person.click(await recovery.findByRole('button', { name: 'Make recovery codes' }));
    await recovery.findByText('abcd-efgh-ijkl-mno0');
    expect(recovery.getAllByRole('listitem')).toHaveLength(10);
    await person.click(recovery.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toContain('abcd-efgh-ijkl-mno9');
    await person.click(recovery.getByRole('button', { name: 'I have saved them' }));
    await recovery.findByText('10 of 10 codes left.');
    expect(recovery.queryByText('abcd-efgh-ijkl-mno0')).toBeNull();
  });

  it('are replaced after asking, since the old ones end', async () => {
    const { person } = openSecurity(server, [factor, someRecoveryCodes()]);
    left(2);
    server.on(regenerateRecoveryCodes, () => made);
    const recovery = await section('Recovery codes');
    await recovery.findByText('2 of 10 codes left.');
    await person.click(recovery.getByRole('button', { name: 'Make new codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make new recovery codes?' }));
    expect(server.received(regenerateRecoveryCodes)).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Make new codes' }));
    await recovery.findByText('abcd-efgh-ijkl-mno0');
  });
});
