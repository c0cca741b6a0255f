import * as Account from '../src/accounts/account.ts';
import type { User } from '../src/accounts/table.ts';
import type { OauthClient } from '../src/oauth-server/applications/table.ts';
import type { OauthAuthorization } from '../src/oauth-server/authorization/table.ts';

/** Rows without a database, for the tables of rules. */
export const someday = new Date('2026-03-01T12:00:00Z');
export const after = (seconds: number) => new Date(someday.getTime() + seconds * 1000);

const id = (last: number) => `01960000-0000-7000-8000-00000000000${last}`;

export const accountOf = (user: Partial<User> = {}): Account.Account => {
  const opened = Account.open(
    {
      id: id(1),
      identityId: id(4),
      email: 'ada@example.com',
      provider: 'email',
      passwordHash: 'hash',
      metadata: {},
      userMetadata: {},
      isEmailConfirmed: true,
    },
    someday,
  );
  return { ...opened, user: { ...opened.user, ...user } };
};

export const userRow = (given: Partial<User> = {}): User => accountOf(given).user;

export const clientRow = (given: Partial<OauthClient> = {}): OauthClient => ({
  id: id(2),
  name: 'Calendar',
  uri: null,
  logoUri: null,
  redirectUris: ['https://calendar.example.com/back'],
  grantTypes: ['authorization_code', 'refresh_token'],
  responseTypes: ['code'],
  scope: null,
  clientType: 'confidential',
  tokenEndpointAuthMethod: 'client_secret_basic',
  registrationType: 'manual',
  secretHash: null,
  createdAt: someday,
  updatedAt: someday,
  deletedAt: null,
  ...given,
});

export const authorizationRow = (given: Partial<OauthAuthorization> = {}): OauthAuthorization => ({
  id: id(3),
  clientId: id(2),
  userId: id(1),
  redirectUri: 'https://calendar.example.com/back',
  scope: 'openid email',
  state: 'a state',
  nonce: null,
  codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  codeChallengeMethod: 's256',
  status: 'pending',
  codeHash: null,
  createdAt: someday,
  expiresAt: after(180),
  decidedAt: null,
  ...given,
});
