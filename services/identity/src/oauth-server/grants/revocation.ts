import { refused } from '../../refusals/refusal.ts';
import { uuidIn } from '../../uuid.ts';

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
