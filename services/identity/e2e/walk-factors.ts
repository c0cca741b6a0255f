import {
  aClient,
  aNumber,
  type Client,
  given,
  password,
  refusalOf,
  require,
  somebody,
} from './client.ts';
import type { Steps } from './steps.ts';
import type { Tools } from './tools.ts';

async function levelOf(client: Client) {
  return (await given(client.mfa.getAuthenticatorAssuranceLevel())).currentLevel;
}

/** Signs up a person with an authenticator app, at aal2. */
async function withApp(tools: Tools) {
  const person = await somebody(tools);
  const { client } = person;
  const factor = await given(client.mfa.enroll({ factorType: 'totp', friendlyName: 'App' }));
  require(factor.totp.qr_code.includes('<svg'), 'there is a QR code');
  const { secret } = factor.totp;
  const code = await tools.totp(secret, 0);
  await given(client.mfa.challengeAndVerify({ factorId: factor.id, code }));
  return { ...person, factorId: factor.id, secret };
}

export const factorSteps: Steps = {
  async 'mfa.enroll, challenge, verify, challengeAndVerify, listFactors, unenroll by app'(tools) {
    const { client, email, factorId, secret } = await withApp(tools);
    require((await levelOf(client)) === 'aal2', 'the session is at aal2');
    await given(client.refreshSession());
    require((await levelOf(client)) === 'aal2', 'a renewal keeps that');

    const other = aClient(tools);
    await given(other.signInWithPassword({ email, password }));
    require((await levelOf(other)) === 'aal1', 'a password alone is aal1');
    const weak = other.mfa.unenroll({ factorId });
    require((await refusalOf(weak)) === 'insufficient_aal', 'aal1 removes no factor');
    const challenge = await given(other.mfa.challenge({ factorId }));
    const wrong = other.mfa.verify({ factorId, challengeId: challenge.id, code: '000000' });
    require((await refusalOf(wrong)) === 'mfa_verification_failed', 'a wrong code is refused');
    const code = await tools.totp(secret, 1);
    await given(other.mfa.verify({ factorId, challengeId: challenge.id, code }));
    const factors = await given(other.mfa.listFactors());
    require(factors.totp.length === 1, 'the factor is listed');
    await given(other.mfa.unenroll({ factorId }));
    require((await given(other.mfa.listFactors())).all.length === 0, 'the factor is gone');
  },
  async 'mfa by phone'(tools) {
    const { client } = await somebody(tools);
    const phone = aNumber();
    const factor = await given(
      client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'P' }),
    );
    const challenge = await given(client.mfa.challenge({ factorId: factor.id, channel: 'sms' }));
    const { code } = await tools.message(phone);
    await given(client.mfa.verify({ factorId: factor.id, challengeId: challenge.id, code }));
    require((await levelOf(client)) === 'aal2', 'the session is at aal2');
  },
  async 'mfa.recoveryCodes'(tools) {
    const { client, email } = await withApp(tools);
    const codes = client.mfa.recoveryCodes;
    const made = await given(codes.generate({ friendlyName: 'Codes' }));
    require(made.codes.length === 10, 'there are ten');
    const other = aClient(tools);
    await given(other.signInWithPassword({ email, password }));
    const [first = ''] = made.codes;
    await given(other.mfa.recoveryCodes.verify({ code: first }));
    require((await levelOf(other)) === 'aal2', 'one stands in for the app');
    const again = other.mfa.recoveryCodes.verify({ code: first });
    require((await refusalOf(again)) === 'mfa_verification_failed', 'each works once');
    require((await given(codes.getStatus())).remaining === 9, 'nine are left');
    require((await given(codes.regenerate())).codes.length === 10, 'there are ten others');
    await given(codes.unenroll());
  },
  async 'mfa.webauthn'(tools) {
    const { client } = await somebody(tools);
    const { webauthn } = client.mfa;
    if (!tools.authenticator) {
      await given(webauthn.register({ friendlyName: 'Key' }));
      require((await levelOf(client)) === 'aal2', 'the session is at aal2');
      const { webauthn: keys } = await given(client.mfa.listFactors());
      await given(webauthn.authenticate({ factorId: keys[0]?.id ?? '' }));
      return;
    }
    const factor = await given(webauthn.enroll({ friendlyName: 'Key' }));
    const { origin, hostname } = new URL(tools.redirectTo);
    const rp = { rpId: hostname, rpOrigins: [origin] };
    const about = { factorId: factor.id, webauthn: rp };
    const challenge = await given(client.mfa.challenge(about as never));
    const { credential_options, type } = (challenge as never as Challenged).webauthn;
    const credential = tools.authenticator.create(credential_options.publicKey as never);
    await given(
      client.mfa.verify({
        factorId: factor.id,
        challengeId: (challenge as never as Challenged).id,
        webauthn: { ...rp, type, credential_response: { toJSON: () => credential } },
      } as never),
    );
    require((await levelOf(client)) === 'aal2', 'the session is at aal2');
  },
  async 'passkey: register, list, update, sign in, delete'(tools) {
    const { client, user } = await somebody(tools);
    const { passkey } = client;
    await registerPasskey(tools, client);
    const [mine] = await given(passkey.list());
    require(mine, 'the passkey is listed');
    await given(passkey.update({ passkeyId: mine.id, friendlyName: 'Blue key' }));
    const signedIn = await signInByPasskey(tools);
    require(signedIn.user?.id === user.id, 'it signs its owner in');
    await given(passkey.delete({ passkeyId: mine.id }));
    require((await given(passkey.list())).length === 0, 'it is gone');
  },
};

interface Challenged {
  id: string;
  webauthn: { type: string; credential_options: { publicKey: unknown } };
}

async function registerPasskey({ authenticator }: Tools, client: Client) {
  if (!authenticator) return given(client.registerPasskey());
  const { challenge_id, options } = await given(client.passkey.startRegistration());
  const credential = authenticator.create(options as never) as never;
  return given(client.passkey.verifyRegistration({ challengeId: challenge_id, credential }));
}

async function signInByPasskey(tools: Tools) {
  const client = aClient(tools);
  if (!tools.authenticator) return given(client.signInWithPasskey());
  const { challenge_id, options } = await given(client.passkey.startAuthentication());
  const credential = tools.authenticator.get(options as never) as never;
  return given(client.passkey.verifyAuthentication({ challengeId: challenge_id, credential }));
}
