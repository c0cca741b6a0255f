import type { LinkType } from '@sidework/contracts/identity/administration/auth-admin';
import type { Config } from '../../config.ts';
import { linkTypes } from '../../one-time-tokens/messages/mails.ts';

interface Link {
  token: string;
  type: LinkType;
  redirectTo: string;
}

/** As GoTrue writes it, which programs read: the page is encoded only where it would end its parameter. */
export function actionLink(
  { API_EXTERNAL_URL, JWT_ISSUER }: Pick<Config, 'API_EXTERNAL_URL' | 'JWT_ISSUER'>,
  { token, type, redirectTo }: Link,
): string {
  const api = (API_EXTERNAL_URL ?? JWT_ISSUER).replace(/\/$/, '');
  const page = /[&=#?]/.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo;
  return `${api}/verify?token=${token}&type=${linkTypes[type]}&redirect_to=${page}`;
}
