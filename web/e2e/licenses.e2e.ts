import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { findNothing } from './support/faces.ts';
import { expect, join, openUntil, somebody, test, toast } from './support/journey.ts';
import { enterAsStaff } from './support/staff.ts';
import { personIn, worldOf } from './support/world.ts';

test.describe.configure({ timeout: 240_000 });

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

test('a license is verified by its paper, stands on the gig, and is gone once it is changed', async ({
  page,
  newPerson,
  request,
}) => {
  const owner = somebody({ userType: 'professional', profession: 'Plumber' });
  const token = await join(page, owner);
  const gig = await worldOf(request, token).gig('Leaks found and mended');
  await upload(request, token);
  await page.goto('/license-tracker');
  await page.getByRole('button', { name: 'Add license' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('License name').fill('Master Plumber');
  await form.getByLabel('License number').fill('36BI');
  await form.getByLabel('Issuing state').selectOption('New Jersey');
  await form.getByLabel('Expiry date').fill(inDays(400));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'License added successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Get it verified: Master Plumber' }).click();
  await form.getByLabel('Paper').selectOption('Plumbing license');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We are looking at your paper')).toBeVisible();
  await findNothing(page, 'the license tracker with a license that waits');

  const staff = await newPerson();
  await enterAsStaff(staff, 'licenseReader');
  await staff.goto('/admin/licenses');
  const rows = staff.getByRole('list', { name: 'Licenses to check' }).getByRole('listitem');
  const waiting = rows.filter({ hasText: owner.fullName });
  await waiting.getByRole('button', { name: 'Master Plumber' }).click();
  await waiting.getByRole('button', { name: 'Open the paper of Master Plumber' }).click();
  const link = waiting.getByRole('link', { name: 'Show the paper in a new tab' });
  const paper = await request.get((await link.getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toContain('text/plain');
  await findNothing(staff, 'the licenses that wait');
  await waiting.getByRole('button', { name: 'Verify Master Plumber' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Verify license' }).click();
  await expect(toast(staff, 'The license is verified')).toBeVisible();

  const visitor = await newPerson();
  await openUntil(visitor, `/gigs/${gig.id}`, () => expectLicensed(visitor, 1));
  const code = await signProof(page, { request, token });
  await visitor.goto(`/verify/${code}`);
  await expect(visitor.getByText('Valid', { exact: true })).toBeVisible();
  await expect(visitor.getByRole('list', { name: 'Licenses' })).toContainText('Master Plumber, NJ');
  await findNothing(visitor, 'a proof that is valid');
  expect(await checkOffline(request, visitor)).toMatchObject({
    holderName: owner.fullName,
    licenses: [{ name: 'Master Plumber', state: 'NJ' }],
  });
  await page.goto('/license-tracker');
  await page.getByRole('button', { name: 'Edit Master Plumber' }).click();
  await form.getByLabel('License number').fill('36BJ');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Get it verified: Master Plumber' })).toBeVisible();
  await openUntil(visitor, `/gigs/${gig.id}`, () => expectLicensed(visitor, 0));
  await openUntil(visitor, `/verify/${code}`, () =>
    expect(visitor.getByText('1 license ended or is no longer verified.')).toBeVisible(),
  );
});

/** By one click on the own page, once the license has reached what signs. */
async function signProof(
  page: Page,
  { request, token }: { request: APIRequestContext; token: string },
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  await expect(async () => {
    const { code } = await (await request.post('/api/proofs', { headers })).json();
    const { proof } = await (await request.get(`/api/proofs/${code}`)).json();
    expect(proof.licenses).toHaveLength(1);
  }).toPass({ timeout: 20_000 });
  await page.goto(`/pro/${personIn(token)}`);
  await page.getByRole('button', { name: 'Get my record' }).click();
  await expect(toast(page, 'Your proof is signed')).toBeVisible();
  await findNothing(page, 'the own page with a proof');
  const newest = page.getByRole('list', { name: 'Your proofs' }).getByRole('link').first();
  return (
    new URL((await newest.getAttribute('href')) ?? '', page.url()).pathname.split('/')[2] ?? ''
  );
}

/** The script of the repository reads two files and nothing else. */
async function checkOffline(request: APIRequestContext, visitor: Page) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sidework-proof-'));
  const kept = async (name: string, url: string) => {
    await writeFile(path.join(folder, name), await (await request.get(url)).body());
    return path.join(folder, name);
  };
  const json = visitor.getByRole('link', { name: 'Download signed JSON' });
  const files = [
    await kept('proof.json', (await json.getAttribute('href')) ?? ''),
    await kept('keys.json', '/api/proof-keys'),
  ];
  const script = 'services/client-services/check-proof.ts';
  return JSON.parse(execFileSync(process.execPath, [script, ...files]).toString());
}

async function expectLicensed(page: Page, count: number) {
  await expect(page.getByRole('heading', { name: 'Leaks found and mended' })).toBeVisible();
  await expect(page.getByText(/Master Plumber · NJ · until/)).toHaveCount(count, {
    timeout: 1_000,
  });
}

async function upload(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const file = Buffer.from('Master Plumber 36BI');
  const data = { documentName: 'Plumbing license', fileName: 'license.txt', fileSize: file.length };
  const announced = await request.post('/api/documents', { headers, data });
  expect(announced.ok(), await announced.text()).toBe(true);
  const { documentId } = await announced.json();
  const sent = await request.put(`/api/documents/${documentId}/file`, {
    headers: { ...headers, 'content-type': 'text/plain' },
    data: file,
  });
  expect(sent.ok(), await sent.text()).toBe(true);
}
