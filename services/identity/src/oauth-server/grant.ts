import type { User } from '../accounts/table.ts';
import { refused } from '../refusals/refusal.ts';
import { uuidIn } from '../uuid.ts';

export function requireOwner(user: User | undefined): User {
  if (!user) throw refused('user_not_found');
  return user;
}

/** A child's identity is shared with no application. */
export function requireMayLetIn(isChild: boolean): void {
  if (isChild) throw refused('not_admin');
}

/** The application whose grant is taken back. */
export function clientIdOf(given: string | undefined): string {
  if (!given) throw refused('validation_failed', 'client_id query parameter is required');
  const clientId = uuidIn(given);
  if (!clientId) throw refused('validation_failed', 'invalid client_id format');
  return clientId;
}

export function requireTakenBack(wasThere: boolean): void {
  if (!wasThere) throw refused('oauth_consent_not_found');
}
