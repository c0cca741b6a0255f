import { describe, expect, it } from 'vitest';
import { testIdentity } from '../builders.ts';
import { aMember, type Client, sinceSignIn } from '../clients.ts';
import { startProviderWalk } from '../provider-walk.ts';
import { anAssuredClient, anotherClient, codeNow } from '../second-factors.ts';
import { softwareAuthenticator } from '../software-authenticator.ts';

const { settings } = await startProviderWalk();
const service = testIdentity(settings);
const lenient = testIdentity({
  ...settings,
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: false,
});

const hour = 3600;

/** Creates a session with a factor, recovery codes, a passkey and open challenges, which its owner left. */
async function aFoundSession(of = service) {
  const { client, id, email, factorId, secret } = await anAssuredClient(of);
  await client.mfa.recoveryCodes.generate();
  const key = softwareAuthenticator();
  const asked = await client.passkey.startRegistration();
  // biome-ignore lint/suspicious/noExplicitAny: the client's types are those of a browser, which is not here
  const credential = (options: any) => key.create(options) as any;
  const { data: passkey } = await client.passkey.verifyRegistration({
    challengeId: asked.data?.challenge_id ?? '',
    credential: credential(asked.data?.options),
  });
  const begun = await client.passkey.startRegistration();
  const other = softwareAuthenticator();
  const { data: enrolled } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Other' });
  const challenged = await client.mfa.challenge({ factorId: enrolled?.id ?? '' });
  const { data: identities } = await client.getUserIdentities();
  await sinceSignIn(of, id, hour);
  return {
    client,
    id,
    email,
    factorId,
    secret,
    passkeyId: passkey?.id ?? '',
    code: () => codeNow(of, enrolled?.id ?? '', enrolled?.totp.secret ?? ''),
    enrolled: { factorId: enrolled?.id ?? '', challengeId: challenged.data?.id ?? '' },
    begun: {
      challengeId: begun.data?.challenge_id ?? '',
      // biome-ignore lint/suspicious/noExplicitAny: as above
      credential: other.create(begun.data?.options as any) as any,
    },
    identity: identities?.identities[0],
  };
}
type Found = Awaited<ReturnType<typeof aFoundSession>>;

const link = (client: Client) =>
  client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } });

const changes: [string, (found: Found) => Promise<{ error: { code?: unknown } | null }>][] = [
  ['enrols a factor', ({ client }) => client.mfa.enroll({ factorType: 'totp' })],
  ['asks for the proof of one', ({ client, enrolled }) => client.mfa.challenge(enrolled)],
  [
    'finishes one that was begun',
    async ({ client, enrolled, code }) => client.mfa.verify({ ...enrolled, code: await code() }),
  ],
  ['removes a factor', ({ client, factorId }) => client.mfa.unenroll({ factorId })],
  ['makes new recovery codes', ({ client }) => client.mfa.recoveryCodes.regenerate()],
  ['removes the recovery codes', ({ client }) => client.mfa.recoveryCodes.unenroll()],
  ['begins to register a passkey', ({ client }) => client.passkey.startRegistration()],
  ['registers one that was begun', ({ client, begun }) => client.passkey.verifyRegistration(begun)],
  ['removes a passkey', ({ client, passkeyId }) => client.passkey.delete({ passkeyId })],
  ['links a provider', ({ client }) => link(client)],
  [
    'unlinks one',
    async ({ client, identity }) => {
      if (!identity) throw new Error('Who signs up by mail has an identity.');
      return client.unlinkIdentity(identity);
    },
  ],
];

describe('whoever has merely found a session', () => {
  it.each(changes)('%s only after another sign-in', async (_, change) => {
    const { error } = await change(await aFoundSession());
    expect(error?.code).toBe('reauthentication_needed');
  });

  it.each(changes)('%s where no such proof is asked for', async (_, change) => {
    const { error } = await change(await aFoundSession(lenient));
    expect(error?.code).not.toBe('reauthentication_needed');
  });

  it('makes the first recovery codes only after another sign-in', async () => {
    const { client, id } = await anAssuredClient(service);
    await sinceSignIn(service, id, hour);
    const { error } = await client.mfa.recoveryCodes.generate();
    expect(error?.code).toBe('reauthentication_needed');
  });

  it('proves nothing by a factor that came after the sign-in', async () => {
    const { client, id, factorId, secret } = await anAssuredClient(service);
    await sinceSignIn(service, id, hour);
    await showFactor(client, factorId, secret);

    const { error } = await client.updateUser({ password: 'tap-ladder-9x' });
    expect(error?.code).toBe('reauthentication_needed');
  });

  it('is the owner where they show the factor that they had when they signed in', async () => {
    const { email, id, factorId, secret } = await anAssuredClient(service);
    const { client } = await anotherClient(service, email);
    await sinceSignIn(service, id, hour);
    await service.sql`
      update factors set updated_at = updated_at - interval '2 hours' where id = ${factorId}`;
    await showFactor(client, factorId, secret);

    expect((await client.updateUser({ password: 'tap-ladder-9x' })).error).toBeNull();
  });

  it('may go on where they have just signed in', async () => {
    const { client } = await aMember(service);
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
    expect((await client.passkey.startRegistration()).error).toBeNull();
    expect((await link(client)).error).toBeNull();
  });
});

async function showFactor(client: Client, factorId: string, secret: string) {
  const code = await codeNow(service, factorId, secret);
  const { error } = await client.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
}
