import { normalEmail } from '../../accounts/mail-address.ts';
import { type Claims, type ProviderPerson, personOf } from '../../identities/provider-person.ts';

/** The person of a provider's claims, with the address as accounts keep it. */
export const knownByProvider = (claims: Claims & { sub: string }): ProviderPerson =>
  personOf(
    typeof claims.email === 'string' ? { ...claims, email: normalEmail(claims.email) } : claims,
  );
