import type { APIRequestContext } from '@playwright/test';
import { findNothing } from './support/faces.ts';
import { expect, join, joinOver, openUntil, somebody, test, toast } from './support/journey.ts';
import { worldOf } from './support/world.ts';

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const aPlumber = () => somebody({ userType: 'professional', profession: 'Plumber' });

test('a professional keeps a license, sees how long it runs, and renews it', async ({ page }) => {
  await join(page, aPlumber());
  await page.goto('/license-tracker');
  await page.getByRole('button', { name: 'Add license' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('License name').fill('Master Plumber');
  await form.getByLabel('License number').fill('MP-1042');
  await form.getByLabel('Expiry date').fill(inDays(20));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'License added successfully')).toBeVisible();
  const card = page.getByRole('region', { name: 'Master Plumber' });
  await expect(card).toContainText('Due Soon');
  await card.getByRole('button', { name: 'Renew Master Plumber' }).click();
  await form.getByLabel('Expiry date').fill(inDays(400));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Active');
  await findNothing(page, 'the license tracker with a license');
});

test('a professional writes income down, and reports on it in a file', async ({ page }) => {
  await join(page, aPlumber());
  await page.goto('/tax-tracker');
  await page.getByRole('button', { name: 'Add income' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Amount').fill('450');
  await form.getByLabel('Description').fill('Kitchen faucet');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Income added')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Kitchen faucet' })).toBeVisible();
  await findNothing(page, 'the tax tracker with income');

  await page.goto('/financial-reports?tab=income_statement');
  await page.getByRole('button', { name: 'Generate Statements' }).click();
  await expect(toast(page, 'Financial statements generated successfully')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Result' })).toContainText('$450.00');
  await findNothing(page, 'the financial reports with a statement');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole('link', { name: 'Choose dates' }).click();
  await page.getByLabel('Period', { exact: true }).selectOption('This month');
  await page.getByLabel('Method').selectOption('Full');
  const result = page.getByRole('list', { name: 'Result' });
  await result.getByRole('button', { name: 'Net income' }).click();
  await expect(result).toContainText('revenue − expenses');
  await page.getByRole('tab', { name: 'Journal' }).click();
  await expect(page.getByRole('table', { name: 'Journal' })).toContainText('Kitchen faucet');
  await findNothing(page, 'the journal');
});

test('a released payment reaches the books and the tax estimate by itself, and its figures are explained [F14]', async ({
  page,
  request,
}) => {
  const token = await join(page, aPlumber());
  const client = (await joinOver(request, somebody())).access_token;
  const title = `Faucet ${Date.now().toString(36)}`;
  const job = await worldOf(request, client).job(title);
  const proposal = await worldOf(request, token).proposal(job.id);
  await worldOf(request, client).hire(proposal.id);
  const { id } = await worldOf(request, token).service(title);
  await worldOf(request, token).progress(id, 'completed');
  await payAndRelease(request, client, id);

  await openUntil(page, '/tax-tracker', () =>
    expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('$99.50', {
      timeout: 1_000,
    }),
  );
  await expect(page.getByText('From a payment')).toBeVisible();
  await page.getByRole('tab', { name: 'Tax Calculator' }).click();
  await page.getByLabel('State').selectOption('Texas');
  await page.getByLabel('Quarter', { exact: true }).selectOption('Annual');
  await page.getByRole('button', { name: 'Calculate tax' }).click();
  await expect(toast(page, 'Tax estimate calculated and saved.')).toBeVisible();
  const flat = page.getByRole('list', { name: 'Flat method' });
  await flat.getByRole('button', { name: 'Taxable income' }).click();
  await expect(flat).toContainText('$99.50');

  await page.goto('/balance');
  await page.getByRole('button', { name: 'See the math: your balance' }).click();
  const balance = page.getByRole('dialog', { name: 'The math behind your balance' });
  await expect(balance).toContainText('earned and not paid out');
  await expect(balance).toContainText('$89.55');
  await balance.getByRole('button', { name: /^Sidework fees on it/ }).click();
  await expect(balance).toContainText('the fee of each service × what is held for it');
  await page.goto('/crm');
  await page.getByRole('button', { name: 'See the math: Total Revenue' }).click();
  const revenue = page.getByRole('dialog', { name: 'The math behind Total Revenue' });
  await expect(revenue).toContainText('completed services');
  await expect(revenue).toContainText('Your services in Sidework');
});

test('money that is held is planned with, and a deadline that moves away takes its work along', async ({
  page,
  request,
}) => {
  const token = await join(page, aPlumber());
  const client = (await joinOver(request, somebody())).access_token;
  const title = `Repipe ${Date.now().toString(36)}`;
  const job = await worldOf(request, client).job(title);
  const proposal = await worldOf(request, token).proposal(job.id);
  await worldOf(request, client).hire(proposal.id);
  const { id } = await worldOf(request, token).service(title);
  const setDeadline = async (deadline: string) => {
    const headers = { authorization: `Bearer ${client}` };
    const data = { deadline, timeZone: 'UTC' };
    const set = await request.put(`/api/services/${id}/deadline`, { headers, data });
    expect(set.ok(), await set.text()).toBe(true);
  };
  const row = page.getByRole('list', { name: 'Work that is still to be paid' });
  const shows = (text: string) => () =>
    expect(row.getByRole('listitem').filter({ hasText: title })).toContainText(text, {
      timeout: 1_000,
    });
  await setDeadline(inDays(1));
  await openUntil(page, '/tax-tracker', shows('you get $89.55'));
  await findNothing(page, 'the quarter planner');
  const nextYear = Number(inDays(0).slice(0, 4)) + 1;
  await setDeadline(`${nextYear}-12-01`);
  await openUntil(page, '/tax-tracker', shows(`It does not count for ${nextYear - 1}.`));
});

test('a recurring entry enters the books, and a rule fills in the category of what is typed', async ({
  page,
}) => {
  await join(page, aPlumber());
  await page.goto('/tax-tracker?tab=recurring');
  await page.getByRole('button', { name: 'Add recurring entry' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Amount').fill('80');
  await form.getByLabel('Description').fill('Rent of the workshop');
  await form.getByLabel('Category').selectOption('Other');
  // The days of the browser and of the books may differ for some hours.
  await form.getByLabel('Next day').fill(inDays(-1));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Recurring entry saved')).toBeVisible();
  await page.goto('/tax-tracker?tab=rules');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await form.getByLabel('The description contains').fill('Home Depot');
  await form.getByLabel('Category').selectOption('Supplies');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Rule saved')).toBeVisible();

  await page.goto('/tax-tracker?tab=deductions');
  await expect(page.getByRole('listitem').filter({ hasText: 'Rent of the' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Add deduction' }).click();
  await form.getByLabel('Amount').fill('12.50');
  await form.getByLabel('Description').fill('Fittings, home depot');
  await expect(form.getByLabel('Category')).toHaveValue('Supplies');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Fittings, home depot' }),
  ).toContainText('Supplies');
});

/** The client pays with the card of the sandbox, and releases what is held once it has arrived. */
async function payAndRelease(request: APIRequestContext, token: string, serviceId: string) {
  const headers = { authorization: `Bearer ${token}` };
  const funded = await request.post(`/api/services/${serviceId}/fund`, {
    headers: { ...headers, 'idempotency-key': `fund-${serviceId}` },
    data: { amountCents: 9_950 },
  });
  expect(funded.ok(), await funded.text()).toBe(true);
  const { paymentId } = await funded.json();
  const paid = await request.post(`/api/payments/${paymentId}/card`, {
    headers,
    data: { number: '4242 4242 4242 4242', expiry: '04/35', code: '123', name: 'Robin Journey' },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
  await expect(async () => {
    const released = await request.post(`/api/services/${serviceId}/release`, {
      headers,
      data: {},
    });
    expect(released.ok(), await released.text()).toBe(true);
  }).toPass({ timeout: 15_000 });
}
