import type { User } from '../accounts/table.ts';
import { refused } from '../refusals/refusal.ts';

export function requireNotBanned(
  { bannedUntil }: Pick<User, 'bannedUntil'>,
  now: Date,
  told?: string,
  details?: { status: number },
) {
  if (bannedUntil && bannedUntil > now) throw refused('user_banned', told, details);
}
