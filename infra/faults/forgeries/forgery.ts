import type { Chance } from '../traffic/chance.ts';
import type { SigningKey } from './signing.ts';

/** A forger has a sound token, a key that signs with it, and other things of ours that look like tokens. */
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

/** A token is to open identity's reading of a person, its changes, its administration, or more. */
export type Place = 'auth' | 'account' | 'administration' | 'identity' | 'others';

export interface Forged {
  kind: string;
  token: string;
  /** The places at which it may count. */
  notTo?: Place[];
}

export type Forgery = (chance: Chance) => Omit<Forged, 'kind'>;
