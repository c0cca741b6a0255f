import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import {
  // biome-ignore lint/suspicious/noDeprecatedImports: marked only so that it stands out; it is for a loopback alone
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { refused } from '../../refusals/refusal.ts';
import { type ProviderSettings, settingsOf } from './oidc-settings.ts';

/** A provider that was asked what it can do. */
export interface OidcProvider {
  name: string;
  settings: ProviderSettings;
  client: Configuration;
  /** Its keys; fetched when first needed, and again where it uses new ones. */
  keys: JWTVerifyGetKey;
}

const timeoutSeconds = 5;

/** A provider is discovered on first use, so that its outage does not stop the service from starting. */
const discovered = new WeakMap<Config, Map<string, Promise<OidcProvider>>>();

export async function providerCalled(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  given: string | undefined,
): Promise<OidcProvider> {
  const name = (given ?? '').toLowerCase();
  const settings = settingsOf(config, name);
  const providers = discovered.get(config) ?? new Map<string, Promise<OidcProvider>>();
  discovered.set(config, providers);
  const asked = providers.get(name) ?? discover(name, settings);
  providers.set(name, asked);
  try {
    return await asked;
  } catch (error) {
    providers.delete(name);
    log.warn({ err: error, provider: name }, 'a provider does not say what it can do');
    throw refused('unavailable');
  }
}

async function discover(name: string, settings: ProviderSettings): Promise<OidcProvider> {
  const client = settings.metadata ? told(settings) : await asked(settings);
  const { jwks_uri } = client.serverMetadata();
  if (!jwks_uri) throw new Error(`The provider ${name} publishes no keys.`);
  const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: timeoutSeconds * 1000 });
  return { name, settings, client, keys };
}

function asked({ issuer, clientId, ...settings }: ProviderSettings): Promise<Configuration> {
  return discovery(new URL(issuer), clientId, undefined, authenticationOf(settings), {
    timeout: timeoutSeconds,
    execute: [
      enableNonRepudiationChecks,
      ...(isLoopback(new URL(issuer)) ? [allowInsecureRequests] : []),
    ],
  });
}

/** The configuration itself gives the metadata, so the provider is not asked. */
function told({ issuer, clientId, metadata, ...settings }: ProviderSettings): Configuration {
  const server = { ...metadata, issuer };
  const client = new Configuration(server, clientId, undefined, authenticationOf(settings));
  client.timeout = timeoutSeconds;
  enableNonRepudiationChecks(client);
  return client;
}

const authenticationOf = ({ clientSecret }: Pick<ProviderSettings, 'clientSecret'>) =>
  clientSecret ? ClientSecretPost(clientSecret) : None();

/** Only beside this very program does anything go without TLS. */
const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
