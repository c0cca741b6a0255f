import { anAdmin, given, refusalOf, require, somebody } from './client.ts';
import type { Steps } from './steps.ts';
import type { Tools } from './tools.ts';

const verifier = 'a-verifier-of-the-application-that-is-long-enough-to-be-one';

async function challengeOf(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** An application sends a person to be asked; gives what the question is known by. */
async function asked({ url, visit }: Tools, clientId: string, redirectUri: string) {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
    state: 'kept',
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  });
  const landed = new URL(await visit(`${url}/oauth/authorize?${query}`));
  const id = landed.searchParams.get('authorization_id');
  require(id, `the person is asked at ${landed.href}`);
  return id;
}

export const applicationSteps: Steps = {
  async 'admin.oauth: create, list, get, update, regenerate, delete'(tools) {
    const { oauth } = anAdmin(tools);
    const redirect_uris = ['https://app.example.com/callback'];
    const created = await given(oauth.createClient({ client_name: 'Books', redirect_uris }));
    require(created.client_id && created.client_secret, 'it has an id and a secret');
    const { clients } = await given(oauth.listClients());
    require(clients.some((each) => each.client_id === created.client_id), 'it is listed');
    await given(oauth.getClient(created.client_id));
    const renamed = await given(oauth.updateClient(created.client_id, { client_name: 'Ledger' }));
    require(renamed.client_name === 'Ledger', 'it is renamed');
    const anew = await given(oauth.regenerateClientSecret(created.client_id));
    require(anew.client_secret !== created.client_secret, 'it has another secret');
    await given(oauth.deleteClient(created.client_id));
    require(await refusalOf(oauth.getClient(created.client_id)), 'it is gone');
  },
  async 'oauth: details, approve, deny, grants'(tools) {
    const redirectUri = 'https://app.example.com/callback';
    const created = await given(
      anAdmin(tools).oauth.createClient({ client_name: 'Books', redirect_uris: [redirectUri] }),
    );
    const { client } = await somebody(tools);
    const denied = await asked(tools, created.client_id, redirectUri);
    const options = { skipBrowserRedirect: true };
    const details = await given(client.oauth.getAuthorizationDetails(denied));
    require('client' in details && details.client.name === 'Books', 'it says who asks');
    const no = await given(client.oauth.denyAuthorization(denied, options));
    require(no.redirect_url.includes('access_denied'), 'the application is told no');

    const wanted = await asked(tools, created.client_id, redirectUri);
    await given(client.oauth.getAuthorizationDetails(wanted));
    const yes = new URL(
      (await given(client.oauth.approveAuthorization(wanted, options))).redirect_url,
    );
    require(yes.searchParams.get('code') && yes.searchParams.get('state') === 'kept', 'a code');
    const grants = await given(client.oauth.listGrants());
    require(grants[0]?.client.id === created.client_id, 'the grant is listed');
    await given(client.oauth.revokeGrant({ clientId: created.client_id }));
    require((await given(client.oauth.listGrants())).length === 0, 'the grant is taken back');
  },
};
