import { generateSecret, generateURI, verifySync } from 'otplib';
import QRCode from 'qrcode';

const period = 30;

/** The secret that an authenticator app shares, in base32. */
export const newTotpSecret = () => generateSecret();

export const totpUri = (issuer: string, label: string, secret: string) =>
  generateURI({ issuer, label, secret, period });

/** An SVG for a data URL: in one, a `#` would begin a fragment and end the picture. */
export async function qrCodeOf(uri: string): Promise<string> {
  const svg = await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M' });
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black').trim();
}

/** The time step that `code` belongs to, if it is the one before, of or after `now`. */
export function timeStepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, period, epochTolerance: period });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
