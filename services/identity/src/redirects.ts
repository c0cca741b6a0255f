import { isIP } from 'node:net';
import type { Config } from './config.ts';

export type RedirectSettings = Pick<
  Config,
  'GOTRUE_SITE_URL' | 'GOTRUE_URI_ALLOW_LIST' | 'PUBLIC_URL'
>;

/** The default redirect, if the client asked for none or for one that is not allowed. */
export const siteUrl = ({ GOTRUE_SITE_URL, PUBLIC_URL }: RedirectSettings) =>
  GOTRUE_SITE_URL ?? PUBLIC_URL;

/** Allows redirects to the site itself and to the listed addresses. */
export function allowedRedirect(
  config: RedirectSettings,
  asked: string | undefined,
): string | undefined {
  if (!asked || !isPlainUrl(asked)) return undefined;
  const url = new URL(asked);
  const isListed = () =>
    config.GOTRUE_URI_ALLOW_LIST.some((glob) => glob === asked || fits(url, glob));
  return isOwn(url, new URL(siteUrl(config))) || isListed() ? asked : undefined;
}

export const redirectOrSite = (config: RedirectSettings, asked: string | undefined): string =>
  allowedRedirect(config, asked) ?? siteUrl(config);

/** Browsers read `\`, control characters and what stands before an `@` in ways that a pattern does not see. */
function isPlainUrl(text: string): boolean {
  if (/[\\\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { username, password, protocol } = new URL(text);
  return !username && !password && !['javascript:', 'data:', 'vbscript:'].includes(protocol);
}

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };

/** The origin of any other scheme is `null`, which all of them share. */
const isOwn = (url: URL, site: URL) => url.protocol in defaultPorts && url.origin === site.origin;

/**
 * Whether a pattern of the list allows it, part by part as browsers read it: what stands for a name never reaches into
 * the path, nor what stands for a path into the query. That may be any where the pattern leaves its end open; one that ends
 * in `**` right behind a name leaves the port open, too.
 */
function fits(url: URL, glob: string): boolean {
  if (glob === '**') return !isAddress(url);
  const [, scheme, host, port, path] =
    /^([^:/]+):\/\/(.+?)(?::([\d*?]+))?(\/.*|\*\*)?$/.exec(glob) ?? [];
  if (!scheme || !host) return false;
  const defaultPort = defaultPorts[url.protocol] ?? '';
  return (
    matches(url.protocol.slice(0, -1), scheme) &&
    matches(url.hostname, host) &&
    (!hasWildcard(host) || !isAddress(url)) &&
    matches(url.port || defaultPort, port ?? (path === '**' ? '**' : defaultPort)) &&
    matches(url.pathname || '/', path ?? (host === '**' ? '**' : '/')) &&
    (glob.endsWith('*') || !(url.search || url.hash))
  );
}

/** A pattern is for names. The owner of an IP address is unknown, except for the machine itself. */
function isAddress({ hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 && !bare.startsWith('127.') && bare !== '::1';
}

const hasWildcard = (glob: string) => /[*?]/.test(glob);

const wildcards: Record<string, string> = { '**': '.*', '*': '[^./]*', '?': '[^./]' };

/** As GoTrue has them: `*` and `?` stop at dots and slashes, `**` does not. */
const matches = (text: string, glob: string) =>
  new RegExp(
    `^${glob.replace(/\*\*|[*?]|[^\w]/g, (part) => wildcards[part] ?? `\\${part}`)}$`,
    's',
  ).test(text);
