import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { hashOf } from '../../hashes.ts';
import { callbackUrl } from '../rules/callback-url.ts';
import { lifetimeSeconds } from './returned-flow.ts';

/*
 * Binds a sign-in by a provider to the browser in which it began, so that an attacker cannot finish another person's. A
 * flow with a challenge is bound by its verifier instead, since only the exchange of its code has an effect.
 */

/** The prefix keeps neighbouring names from planting it, and needs TLS. */
const cookieOf = (config: Config) => {
  const isSecure = callbackUrl(config).startsWith('https:');
  return { isSecure, name: isSecure ? '__Host-sidework_browser' : 'sidework_browser' };
};

/** The hash of what the browser showed; nothing where it showed nothing that was left here. */
export function browserHashOf(request: FastifyRequest, config: Config): string | undefined {
  const token = shownBy(request, config);
  return token && hashOf(token);
}

/** Leaves the cookie, or the one that is there already, since a browser may be on several ways at once. */
export function bindBrowser(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const { isSecure, name } = cookieOf(config);
  const value = shownBy(request, config) ?? randomBytes(32).toString('base64url');
  const cookie = stringifySetCookie({
    name,
    value,
    path: '/',
    maxAge: lifetimeSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
  reply.header('set-cookie', cookie);
  return hashOf(value);
}

function shownBy({ headers }: FastifyRequest, config: Config): string | undefined {
  const token = parseCookie(headers.cookie ?? '')[cookieOf(config).name];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}
