import type { LinkType } from '../../features/accounts/account-commands.ts';
import { paths, returnPath } from '../../lib/paths.ts';

/** Links that open an account whose owner has no password, or not in mind. */
export const choosesPassword = new Set<LinkType>(['recovery', 'invite']);

/** A mail that names a page of ours leads there instead. */
const linkTargets: Partial<Record<LinkType, string>> = {
  signup: paths.profileSetup,
  email: paths.profileSetup,
  invite: paths.profileSetup,
  email_change: paths.securitySettings,
};

export function targetOf(type: LinkType, redirectTo: string | null): string {
  const named = returnPath(pathOf(redirectTo));
  return named === paths.home ? (linkTargets[type] ?? named) : named;
}

/** The path of an address of this site; links elsewhere are not followed from here. */
function pathOf(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin, pathname, search, hash } = new URL(address);
  return origin === location.origin ? pathname + search + hash : null;
}
