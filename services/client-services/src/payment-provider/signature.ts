import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalid } from '@sidework/chassis/errors';

/** Seconds by which a signature may be old: who records a message cannot send it again later. */
const tolerance = 300;

const mac = (secret: string, at: number, body: string) =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest();

/** A signature over the moment and the body, as Stripe's are. */
export const sign = (secret: string, body: string, now: Date): string => {
  const at = Math.floor(now.getTime() / 1000);
  return `t=${at},v1=${mac(secret, at, body).toString('hex')}`;
};

/** Throws unless `signature` is of this body, by this secret, and of about now. */
export function requireSignature(secret: string, body: string, signature: string, now: Date): void {
  const [, at = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const expected = mac(secret, Number(at), body);
  const isOurs = given !== '' && timingSafeEqual(expected, Buffer.from(given, 'hex'));
  const age = Math.abs(now.getTime() / 1000 - Number(at));
  if (!isOurs || age > tolerance) throw invalid('webhook_invalid');
}
