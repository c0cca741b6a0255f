import { aClient, anAddress, given, refusalOf, require, somebody } from './client.ts';
import type { Steps } from './steps.ts';
import type { Tools } from './tools.ts';

const provider = 'google';

async function signedInOver(tools: Tools, login: string) {
  const client = aClient(tools, { flowType: 'pkce' });
  const options = { redirectTo: tools.redirectTo, skipBrowserRedirect: true };
  const { url } = await given(client.signInWithOAuth({ provider, options }));
  const landed = new URL(await tools.signInAtProvider(url ?? '', login));
  const code = landed.searchParams.get('code');
  require(code, `a code is brought back to ${landed.href}`);
  const { session } = await given(client.exchangeCodeForSession(code));
  require(session, 'the code is exchanged');
  return { client, session };
}

export const providerSteps: Steps = {
  async 'signInWithOAuth, getUserIdentities'(tools) {
    const login = anAddress();
    const { client, session } = await signedInOver(tools, login);
    require(session.user.email === login, 'the provider’s address is the person’s');
    const { identities } = await given(client.getUserIdentities());
    require(identities.some((each) => each.provider === provider), 'the provider is listed');
  },
  async 'linkIdentity, unlinkIdentity'(tools) {
    const { client } = await somebody(tools, { flowType: 'pkce' });
    const options = { redirectTo: tools.redirectTo, skipBrowserRedirect: true };
    const { url } = await given(client.linkIdentity({ provider, options }));
    const landed = new URL(await tools.signInAtProvider(url ?? '', anAddress()));
    await given(client.exchangeCodeForSession(landed.searchParams.get('code') ?? ''));
    const { identities } = await given(client.getUserIdentities());
    const linked = identities.find((each) => each.provider === provider);
    require(linked && identities.length === 2, 'there are two ways in');
    await given(client.unlinkIdentity(linked));
    const [last] = (await given(client.getUserIdentities())).identities;
    require(last, 'one way in is left');
    const refusal = await refusalOf(client.unlinkIdentity(last));
    require(refusal === 'single_identity_not_deletable', 'the last stays');
  },
  async signInWithIdToken(tools) {
    const login = anAddress();
    const nonce = `nonce-${login}`;
    const client = aClient(tools);
    const token = await tools.idToken(login, nonce);
    const { user } = await given(client.signInWithIdToken({ provider, token, nonce }));
    require(user.email === login, 'the token signs its owner in');
    const forged = aClient(tools).signInWithIdToken({ provider, token: 'a.b.c', nonce });
    require(await refusalOf(forged), 'a forged token is refused');
  },
  async 'signInWithSSO and signInWithWeb3 are refused'(tools) {
    const client = aClient(tools);
    const sso = client.signInWithSSO({ domain: 'example.com' });
    require((await refusalOf(sso)) === 'saml_provider_disabled', 'there is no SAML');
    const web3 = client.signInWithWeb3({
      chain: 'solana',
      message: 'x',
      signature: new Uint8Array([1]),
    });
    require((await refusalOf(web3)) === 'web3_provider_disabled', 'there is no Web3');
  },
};
