import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { type AccountClaims, type Configuration, Provider } from 'oidc-provider';

/** The one client that the provider knows. */
export const oidcClient = { clientId: 'sidework', clientSecret: 'a secret for the tests alone' };

export interface ProviderAccount {
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

/**
 * A real OpenID provider, on any free port unless one is given. Its person agrees to everything at once, or declines; who it is decides
 * the last `signInAs`.
 */
export async function startOidcProvider(redirectUri: string, port = 0) {
  const accounts = new Map<string, ProviderAccount>();
  let current = 'nobody';
  let declines = false;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  // Another each time: who cached the keys of an earlier one asks again.
  const kid = randomUUID();
  const key = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
  const server = createServer();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = quiet(() => new Provider(issuer, settings()));
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, request, response);
    else void provider.callback()(request, response);
  });

  function settings(): Configuration {
    return {
      clients: [
        {
          client_id: oidcClient.clientId,
          client_secret: oidcClient.clientSecret,
          redirect_uris: [redirectUri],
          grant_types: ['authorization_code', 'refresh_token'],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [key] },
      cookies: { keys: ['a key for the tests alone'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
      features: { devInteractions: { enabled: false } },
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: async (): Promise<AccountClaims> => ({ sub, ...accounts.get(sub) }),
      }),
    };
  }

  async function interact(
    to: Provider,
    request: Parameters<Provider['interactionDetails']>[0],
    response: Parameters<Provider['interactionDetails']>[1],
  ) {
    const { params, prompt, session, grantId } = await to.interactionDetails(request, response);
    if (declines)
      return to.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'The person declined',
      });
    if (prompt.name === 'login')
      return to.interactionFinished(request, response, { login: { accountId: current } });
    const known = grantId ? await to.Grant.find(grantId) : undefined;
    const grant =
      known ??
      new to.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    return to.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }

  return {
    issuer,
    /** As the configuration of identity names it. */
    settings: { issuer, ...oidcClient, skipNonceCheck: false },
    /** The next visitor is this person. */
    signInAs(sub: string, account: ProviderAccount) {
      accounts.set(sub, account);
      current = sub;
      declines = false;
    },
    declineNext() {
      declines = true;
    },
    /** An ID token as the provider would sign it, with `claims` over the usual ones. */
    idToken: (sub: string, claims: JWTPayload = {}, signedWith = privateKey) => {
      const iat = Math.floor(Date.now() / 1000);
      const usual = { iss: issuer, aud: oidcClient.clientId, sub, iat, exp: iat + 300 };
      return new SignJWT({ ...accounts.get(sub), ...usual, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(signedWith);
    },
    stop: () => closed(server),
  };
}

export type TestProvider = Awaited<ReturnType<typeof startOidcProvider>>;

/** It tells a developer at length what a test does on purpose. */
function quiet<T>(make: () => T): T {
  const { warn, info } = console;
  console.warn = console.info = () => {};
  try {
    return make();
  } finally {
    Object.assign(console, { warn, info });
  }
}

const closed = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });

export const cookiesOf = (jar: Map<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

export function keepCookies(jar: Map<string, string>, set: string[]) {
  for (const each of set) {
    const [pair = ''] = each.split(';');
    jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
}

/** A browser as far as a sign-in needs one: it keeps cookies and follows redirects until one leads to `home`. */
export async function walk(
  from: string,
  home: string,
  jar = new Map<string, string>(),
): Promise<URL> {
  let at = new URL(from);
  for (let step = 0; step < 15; step++) {
    const headers = { cookie: cookiesOf(jar) };
    const response = await fetch(at, { redirect: 'manual', headers });
    keepCookies(jar, response.headers.getSetCookie());
    const location = response.headers.get('location');
    if (!location)
      throw new Error(`${at.pathname} answers ${response.status}: ${await response.text()}`);
    at = new URL(location, at);
    if (at.href.startsWith(home)) return at;
  }
  throw new Error('The sign-in goes round in circles.');
}
