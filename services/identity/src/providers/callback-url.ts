import { apiUrl } from '../api-url.ts';
import type { Config } from '../config.ts';

/** Where a provider sends people back to; it has to be told of it beforehand. */
export const callbackUrl = (config: Config): string => apiUrl(config, '/callback');

/** OpenID Connect Core 3.1.2.5 and RFC 9207: what an answer says. */
const told = ['code', 'state', 'error', 'error_description', 'iss'];

/**
 * Where an answer goes on to that came as a form. Another site sends such a form, and with it no cookie of ours; what the
 * browser asks for by itself thereafter it sends with them.
 */
export function withAnswer(config: Config, answer: Record<string, string>): string {
  const url = new URL(callbackUrl(config));
  for (const name of told) {
    const value = answer[name];
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
