import type { Chance } from '../traffic/chance.ts';
import type { SigningKey } from './signing.ts';

/** What a forger has: a sound token, a key that signs with it, and other things of ours that look like tokens. */
export interface Booty {
  sound: string;
  issuer: string;
  key: SigningKey;
  /** The `kid` of the key that is published and does not sign. */
  otherKid: string;
  stranger: { id: string; sessionId: string };
  /** Refresh tokens, mailed tokens, tokens of ended sessions and of programs, by what they are. */
  others: Record<string, Omit<Forged, 'kind'>>;
}

/** What a token is to open: what identity tells of a person, what it lets them change, or its administration, or more. */
export type Place = 'auth' | 'account' | 'administration' | 'identity' | 'others';

export interface Forged {
  kind: string;
  token: string;
  /** Where it may count. */
  notTo?: Place[];
}

export type Forgery = (chance: Chance) => Omit<Forged, 'kind'>;
