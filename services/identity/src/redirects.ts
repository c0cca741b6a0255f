import type { Config } from './config.ts';

export type RedirectSettings = Pick<
  Config,
  'GOTRUE_SITE_URL' | 'GOTRUE_URI_ALLOW_LIST' | 'PUBLIC_URL'
>;

/** Where people are sent who asked for nothing else, or for what is not allowed. */
export const siteUrl = ({ GOTRUE_SITE_URL, PUBLIC_URL }: RedirectSettings) =>
  GOTRUE_SITE_URL ?? PUBLIC_URL;

/** Where a client may send people: to the site itself, or to what the list names. */
export function allowedRedirect(
  config: RedirectSettings,
  asked: string | undefined,
): string | undefined {
  if (!asked || !isPlainUrl(asked)) return undefined;
  const isOwn = new URL(asked).origin === new URL(siteUrl(config)).origin;
  const isListed = () => config.GOTRUE_URI_ALLOW_LIST.some((glob) => patternOf(glob).test(asked));
  return isOwn || isListed() ? asked : undefined;
}

export const redirectOrSite = (config: RedirectSettings, asked: string | undefined): string =>
  allowedRedirect(config, asked) ?? siteUrl(config);

/** Browsers read `\`, control characters and what stands before an `@` in ways that a pattern does not see. */
function isPlainUrl(text: string): boolean {
  if (/[\\\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { username, password, protocol } = new URL(text);
  return !username && !password && !['javascript:', 'data:', 'vbscript:'].includes(protocol);
}

const wildcards: Record<string, string> = { '**': '.*', '*': '[^./]*', '?': '[^./]' };

/** As GoTrue has them: `*` and `?` stop at dots and slashes, `**` does not. */
const patternOf = (glob: string) =>
  new RegExp(
    `^${glob.replace(/\*\*|[*?]|[^\w]/g, (part) => wildcards[part] ?? `\\${part}`)}$`,
    's',
  );
