import type { ProviderPerson } from '../../identities/provider-person.ts';
import { type AuthRefusal, refused } from '../../refusals/refusal.ts';

export function requireAddress({ email }: Pick<ProviderPerson, 'email'>): string {
  if (!email) throw refused('validation_failed', 'Error getting user email from external provider');
  return email;
}

/** The unique index lets only one of two simultaneous sign-ins of the same person through. */
export function requireJoined<T>(joined: T | undefined | false): T {
  if (!joined) throw refused('conflict');
  return joined;
}

export const unverified = (provider: string): AuthRefusal =>
  refused(
    'provider_email_needs_verification',
    `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`,
  );
