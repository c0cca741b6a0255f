import { viewLinkSeconds } from '@sidework/contracts/identity/family/view-links';
import type { Deps } from '../../deps.ts';
import { signView, type Viewed } from './token.ts';

/** A link of 60 seconds to a file; whether its bearer may have one was decided, and recorded, before. */
export function makeViewLink(
  { config, seal, now }: Pick<Deps, 'config' | 'seal' | 'now'>,
  viewed: Viewed,
): string {
  const expiresAt = new Date(now().getTime() + viewLinkSeconds * 1000);
  return new URL(`/f/${signView(seal, viewed, expiresAt)}`, config.FILES_URL).href;
}
