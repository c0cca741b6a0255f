import { askAuth } from '../../lib/auth-calls.ts';
import { askFresh } from '../../lib/fresh-sign-in.ts';
import { refreshSession } from '../../lib/session.ts';

/** A step that was begun: what the person needs to finish it. */
export interface BegunApp {
  factorId: string;
  /** An address that shows the QR code. */
  picture: string;
  secret: string;
}

/** Authenticator apps show it above the code. */
const issuer = 'Sidework';

export async function beginApp(friendlyName: string): Promise<BegunApp> {
  const { id, totp } = await askFresh((client) =>
    client.mfa.enroll({ factorType: 'totp', friendlyName, issuer }),
  );
  return { factorId: id, picture: pictureOf(totp.qr_code), secret: totp.secret };
}

export async function beginPhone(friendlyName: string, phone: string): Promise<string> {
  const { id } = await askFresh((client) =>
    client.mfa.enroll({ factorType: 'phone', friendlyName, phone }),
  );
  return id;
}

/** Begins and finishes a security key at once, in a window of the browser's own. */
export async function addKey(friendlyName: string): Promise<void> {
  await askFresh((client) => client.mfa.webauthn.register({ friendlyName }));
}

/** Shows the code of an app; the session then counts as one with a second factor. */
export async function showAppCode(factorId: string, code: string): Promise<void> {
  await askFresh((client) => client.mfa.challengeAndVerify({ factorId, code }));
}

/** Sends a code to a phone; it is good for the challenge that this gives. */
export async function sendPhoneCode(factorId: string): Promise<string> {
  const { id } = await askFresh((client) => client.mfa.challenge({ factorId, channel: 'sms' }));
  return id;
}

export async function showPhoneCode(factorId: string, challengeId: string, code: string) {
  await askFresh((client) => client.mfa.verify({ factorId, challengeId, code }));
}

export async function showKey(factorId: string): Promise<void> {
  await askAuth((client) => client.mfa.webauthn.authenticate({ factorId }));
}

export async function showRecoveryCode(code: string): Promise<void> {
  await askAuth((client) => client.mfa.recoveryCodes.verify({ code }));
}

/** The session names the person's factors; it is renewed, so that it does not ask for one that is gone. */
export async function removeFactor(factorId: string): Promise<void> {
  await askFresh((client) => client.mfa.unenroll({ factorId }));
  await refreshSession();
}

/**
 * Recovery codes stand in for another factor, and are removed before the last of these. Where the session rests on one
 * of them, it would not be trusted to remove the factor after that, and its owner would be left with neither.
 */
export async function removeLastFactor(factorId: string, hasRecoveryCodes: boolean): Promise<void> {
  if (hasRecoveryCodes) {
    if (await restsOnRecoveryCode()) throw new RestsOnRecoveryCode();
    await askFresh((client) => client.mfa.recoveryCodes.unenroll());
  }
  await removeFactor(factorId);
}

class RestsOnRecoveryCode extends Error {
  readonly code = 'rests_on_recovery_code';
}

async function restsOnRecoveryCode(): Promise<boolean> {
  const { currentAuthenticationMethods } = await askAuth((client) =>
    client.mfa.getAuthenticatorAssuranceLevel(),
  );
  return currentAuthenticationMethods.some(
    (entry) => (typeof entry === 'string' ? entry : entry.method) === 'mfa/recovery_code',
  );
}

/** The owner was never told of an unfinished factor, so a failure to drop it stays silent. */
export async function dropUnfinished(factorId: string): Promise<void> {
  await askAuth((client) => client.mfa.unenroll({ factorId })).catch(() => undefined);
}

/** The auth client gives the drawing as it came, and a `#` in it would end the address. */
function pictureOf(address: string): string {
  const drawing = address.slice(address.indexOf(',') + 1);
  return `data:image/svg+xml;utf-8,${encodeURIComponent(drawing)}`;
}
