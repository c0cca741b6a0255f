import { apiUrl } from '../../api-url.ts';
import type { Config } from '../../config.ts';

/** The address that a provider sends people back to; it has to be registered there. */
export const callbackUrl = (config: Config): string => apiUrl(config, '/callback');

/** OpenID Connect Core 3.1.2.5 and RFC 9207: what an answer says. */
const told = ['code', 'state', 'error', 'error_description', 'iss'];

/**
 * Gives the address for an answer that came as a form. The form comes from another site without our cookies; the
 * redirect sends them.
 */
export function withAnswer(config: Config, answer: Record<string, string>): string {
  const url = new URL(callbackUrl(config));
  for (const name of told) {
    const value = answer[name];
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
