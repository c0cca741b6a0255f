import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, signUp, somebody, test } from './support/journey.ts';

interface Application {
  client_id: string;
  client_secret: string;
}

/** Makes an application known, as an operator's program does. */
async function anApplication(request: APIRequestContext, redirectUri: string) {
  const token = process.env.SIDEWORK_SERVICE_TOKEN;
  if (!token) throw new Error('SIDEWORK_SERVICE_TOKEN speaks for the operator.');
  const reply = await request.post('/auth/v1/admin/oauth/clients', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      client_name: 'Ledger of Newark',
      client_uri: 'https://ledger.example',
      // Without a secret it would be asked about each time.
      client_type: 'confidential',
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: [redirectUri],
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Application;
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');

test('an application is let in by who is asked, once', async ({ page, baseURL }) => {
  const redirectUri = `${baseURL}/about`;
  const { client_id, client_secret } = await anApplication(page.request, redirectUri);
  const verifier = base64url(randomBytes(32));
  const question = new URLSearchParams({
    client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
    state: 'where-i-was',
    code_challenge: base64url(createHash('sha256').update(verifier).digest()),
    code_challenge_method: 'S256',
  });
  const authorize = `/auth/v1/oauth/authorize?${question}`;
  const person = somebody();
  await signUp(page, person);

  await page.goto(authorize);
  await expect(page.getByRole('heading', { level: 2, name: 'Ledger of Newark' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(person.email);
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page).toHaveURL(/\/about\?.*error=access_denied/);

  await page.goto(authorize);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(/\/about\?.*code=/);
  expect(new URL(page.url()).searchParams.get('state')).toBe('where-i-was');

  await page.goto(authorize);
  await expect(page, 'it is not asked again').toHaveURL(/\/about\?.*code=/);
  const code = new URL(page.url()).searchParams.get('code') ?? '';
  const tokens = await page.request.post('/auth/v1/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      code,
      client_id,
      client_secret,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    },
  });
  expect(tokens.ok(), await tokens.text()).toBe(true);
});

test('a question that nobody asked says so', async ({ page }) => {
  await signUp(page, somebody());
  await page.goto('/oauth/consent?authorization_id=0193d2a0-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'This request is no longer open' })).toBeVisible();
});
