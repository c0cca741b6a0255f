import { generateSync } from 'otplib';
import { aPassword, type TestIdentity } from './builders.ts';
import { aMember, type Client, clientOf } from './clients.ts';
import type { SoftwareAuthenticator } from './software-authenticator.ts';

/** The same person once more, who so far has shown no more than the password. */
export async function anotherClient(service: TestIdentity, email: string) {
  const client = await clientOf(service);
  const { data, error } = await client.signInWithPassword({ email, password: aPassword });
  if (error) throw error;
  return { client, session: data.session };
}

/** Gives the app's current code; codes of this time step count as unused. */
export async function codeNow(service: TestIdentity, factorId: string, secret: string) {
  await service.sql`update factors set last_time_step = null where id = ${factorId}`;
  return generateSync({ secret });
}

/** Creates a person with a session at aal2, by an authenticator app. */
export async function anAssuredClient(service: TestIdentity) {
  const person = await aMember(service);
  const { data } = await person.client.mfa.enroll({ factorType: 'totp', friendlyName: 'My app' });
  if (!data) throw new Error('No factor was enrolled.');
  const factorId = data.id;
  const { secret } = data.totp;
  const code = await codeNow(service, factorId, secret);
  const verified = await person.client.mfa.challengeAndVerify({ factorId, code });
  if (verified.error) throw verified.error;
  return { ...person, factorId, secret };
}

/** Enrols a key as a second factor; the library's own helper for it needs a browser. */
export async function enrolKey(client: Client, key: SoftwareAuthenticator, name = 'My key') {
  const enrolled = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: name });
  if (enrolled.error) throw enrolled.error;
  const factorId = enrolled.data.id;
  return { factorId, verified: await answerByKey(client, factorId, key) };
}

const site = { rpId: 'localhost', rpOrigins: ['http://localhost:8080'] };

/** Challenges a key and answers; `answer` changes what it says. */
export async function answerByKey(
  client: Client,
  factorId: string,
  key: SoftwareAuthenticator,
  answer = (given: object): object => given,
) {
  const { data, error } = await client.mfa.challenge({ factorId, webauthn: site });
  if (error) return { data: null, error };
  const { type, credential_options } = data.webauthn;
  // biome-ignore lint/suspicious/noExplicitAny: the client's types are those of a browser, which is not here
  const options = credential_options.publicKey as any;
  const said = answer(type === 'create' ? key.create(options) : key.get(options));
  return client.mfa.verify({
    factorId,
    challengeId: data.id,
    // biome-ignore lint/suspicious/noExplicitAny: as above
    webauthn: { type, ...site, credential_response: { toJSON: () => said } as any },
  });
}
