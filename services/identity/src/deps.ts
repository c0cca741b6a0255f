import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Config } from './config.ts';
import type { CardCheck } from './family/consent-requests/card-check.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Seal } from './seal.ts';
import type { RefreshTokens } from './sessions/refresh-tokens.ts';
import type { Signer } from './signing-keys/signer.ts';
import type { Sms } from './sms/sms.ts';

export interface Deps extends BaseDeps<Config> {
  passwords: Passwords;
  signer: Signer;
  refreshTokens: RefreshTokens;
  seal: Seal;
  sms: Sms;
  cards: CardCheck;
  /** How long an answer takes at the least that must not tell whether there was work. */
  evenTimeMs: number;
}
