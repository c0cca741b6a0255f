import { faultOfLine, lineAsSeen } from '@sidework/contracts/kernel/shown-text';
import type { Metadata } from '../accounts/table.ts';

/** A person as a provider knows them. */
export interface ProviderPerson {
  /** Their id there. */
  id: string;
  email: string | undefined;
  /** Whether the provider has seen that the address is theirs. */
  isEmailVerified: boolean;
  fullName: string | undefined;
  /** The kept part of the provider's data, under GoTrue's names. */
  data: Metadata;
}

export type Claims = Record<string, unknown>;

const longest = 300;

const textsOf = (claims: Claims, names: Record<string, string[]>): Metadata =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, sources]) => {
      const text = sources.map((source) => claims[source]).find((value) => isText(value));
      return text === undefined ? [] : [[name, lineAsSeen(text)]];
    }),
  );

/** Metadata travels in every access token, so nothing long is taken; nor is what no screen can show. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= longest &&
  faultOfLine(value) === undefined;

/** OpenID Connect Core 5.1; what a provider leaves out is left out. */
export function personOf(claims: Claims & { sub: string }): ProviderPerson {
  const { email: given, email_verified } = claims;
  const email = isText(given) ? given.trim().toLowerCase() : undefined;
  // Some providers write the flag as a text.
  const isEmailVerified =
    email !== undefined && (email_verified === true || email_verified === 'true');
  const texts = textsOf(claims, {
    iss: ['iss'],
    name: ['name'],
    full_name: ['name'],
    given_name: ['given_name'],
    family_name: ['family_name'],
    preferred_username: ['preferred_username'],
    user_name: ['preferred_username', 'nickname'],
    avatar_url: ['picture'],
    picture: ['picture'],
  });
  return {
    id: claims.sub,
    email,
    isEmailVerified,
    fullName: isText(claims.name) ? lineAsSeen(claims.name) : undefined,
    data: {
      ...texts,
      sub: claims.sub,
      provider_id: claims.sub,
      ...(email && { email }),
      email_verified: isEmailVerified,
      phone_verified: false,
    },
  };
}
