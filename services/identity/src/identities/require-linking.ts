import type { Actor } from '@sidework/chassis/actor';
import type { Config } from '../config.ts';
import { refused } from '../refusals/refusal.ts';

/** A child's ways of signing in are not the child's to change. */
export function requireLinking(
  { GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: isOn }: Config,
  { accountType }: Actor,
) {
  if (!isOn) throw refused('manual_linking_disabled');
  if (accountType === 'sidework_kids') throw refused('not_admin');
}
