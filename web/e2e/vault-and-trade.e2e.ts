import type { Page } from '@playwright/test';
import { findNothing, findNothingInView } from './support/faces.ts';
import { expect, join, somebody, test, toast } from './support/journey.ts';
import { photoWithPlace } from './support/photo.ts';

const lease = {
  name: 'lease.pdf',
  mimeType: 'application/pdf',
  text: '%PDF-1.4\n1 0 obj\n<</Type /Catalog>>\nendobj\nstartxref\n0\n%%EOF\n',
};

/** Drops a file on the area, as from a folder of the desk. */
async function drop(page: Page, { name, mimeType, text }: typeof lease) {
  const files = await page.evaluateHandle(
    ([content, fileName, type]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([content], fileName, { type }));
      return carried;
    },
    [text, name, mimeType] as const,
  );
  await page
    .getByText('Choose a file, or drop it here')
    .dispatchEvent('drop', { dataTransfer: files });
}

/** Keeps the uploads of a page waiting until the given function is called. */
async function holdUploads(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/documents/*/file', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('a professional keeps papers in the vault, finds and views them, and has one back from the trash [VAULT-03, VAULT-12]', async ({
  page,
}) => {
  await join(page, somebody({ userType: 'professional', profession: 'Plumber' }));
  await page.goto('/document-vault');
  await expect(page.getByText('No documents yet')).toBeVisible();
  const form = page.getByRole('form', { name: 'Upload Document' });
  const documents = page.getByRole('list', { name: 'Documents' });

  await drop(page, lease);
  await expect(form.getByLabel('Document name')).toHaveValue('lease');
  await form.getByLabel('Document name').fill('Lease of the workshop');
  await form.getByLabel('Type').selectOption('Contract');
  await form.getByLabel('Tags').fill(' Workshop, ,2026 ');
  const letUpload = await holdUploads(page);
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(form.getByRole('progressbar', { name: 'Your document' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Stop' })).toBeVisible();
  letUpload();
  await expect(toast(page, 'Document uploaded successfully')).toBeVisible();
  await expect(documents).toContainText('Workshop, 2026');

  await form.locator('input[type=file]').setInputFiles(await photoWithPlace(page));
  await form.getByLabel('Document name').fill('Receipt for a pump');
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(documents.getByRole('listitem')).toHaveCount(2);
  await findNothing(page, 'the vault with documents');

  await page.getByRole('button', { name: 'View Receipt for a pump' }).click();
  const preview = page.getByRole('dialog', { name: 'Receipt for a pump' });
  await expect(async () => {
    const width = await preview
      .getByRole('img', { name: 'Receipt for a pump' })
      .evaluate((image) => (image as HTMLImageElement).naturalWidth);
    expect(width).toBe(320);
  }).toPass({ timeout: 15_000 });
  await findNothingInView(page, 'a document that is shown');
  await page.keyboard.press('Escape');

  await page.getByLabel('Search').fill('WORKSHOP');
  await expect(documents.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'View Lease of the workshop' }).click();
  const frame = page.getByRole('dialog').locator('iframe');
  const link = (await frame.getAttribute('src')) ?? '';
  const opened = await page.request.get(link);
  expect([opened.status(), (await opened.body()).toString()]).toEqual([200, lease.text]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete Lease of the workshop' }).click();
  await page.getByRole('button', { name: 'Delete document' }).click();
  await expect(toast(page, 'Document deleted')).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(404);
  await page.goto('/document-vault?trash=1');
  await page.getByRole('button', { name: 'Restore Lease of the workshop' }).click();
  await expect(toast(page, 'Document restored')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the documents' }).click();
  await expect(documents.getByRole('listitem')).toHaveCount(2);
});

// An import without a rate of its own takes each layer of the dated table, and its duty says so.
async function explainDuty(page: Page) {
  await page.getByRole('tab', { name: 'Imported Goods' }).click();
  await page.getByRole('button', { name: 'Add Import' }).click();
  const form = page.getByRole('form', { name: 'Add Import' });
  await form.getByLabel('Supplier name').fill('Shenzhen Lamps');
  await form.getByLabel('Supplier country').fill('China');
  await form.getByLabel('Product').fill('Workshop lamps');
  await form.getByLabel(/^Cost/).fill('1,000');
  await form.getByLabel('HS code').fill('8504.40');
  await expect(form.getByText(/^Left empty: 26\.5%.*as of 2026-06-01/)).toBeVisible();
  await form.getByRole('button', { name: 'Add Import' }).click();
  await expect(toast(page, 'Imported good added')).toBeVisible();
  await page.getByRole('button', { name: 'See the math: the duty on Workshop lamps' }).click();
  const duty = page.getByRole('dialog', { name: 'The math behind the duty on Workshop lamps' });
  for (const part of ['$265.00', 'customs value × tariff rate', '26.5%', '850440', 'Jun 1, 2026'])
    await expect(duty, '[F14]').toContainText(part);
  await findNothingInView(page, 'the math behind a duty');
}

test('a professional writes an export down at the rate of its day, and sees it in US dollars [TRADE-02, TRADE-03, TRADE-18, TRADE-23]', async ({
  page,
}) => {
  await join(page, somebody({ userType: 'professional', profession: 'Plumber' }));
  await page.goto('/international-trade');
  await page.getByRole('tab', { name: 'Exported Goods' }).click();
  await page.getByRole('button', { name: 'Add Export' }).click();
  const form = page.getByRole('form', { name: 'Add Export' });
  await form.getByLabel('Buyer name').fill('Atelier Rousseau');
  await form.getByLabel('Buyer country').fill('France');
  await form.getByLabel('Product').fill('Restored brass taps');
  await form.getByLabel('Export value').fill('100');
  await form.getByLabel('Currency').selectOption('EUR');
  // The dated table names its rate, its day and its source before another rate is entered.
  await expect(
    form.getByText(/Left empty: [\d.]+ of \d{4}-\d\d-\d\d \(Sidework sample/),
  ).toBeVisible();
  await form.getByLabel('US dollars for 1 EUR').fill('1.25');
  await form.getByLabel('Shipping cost').fill('20');
  await form.getByLabel('Export fees').fill('5');
  await form.getByLabel('HS code').fill('7781.80');
  await form.getByRole('button', { name: 'Add Export' }).click();
  await expect(form.getByLabel('HS code')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('HS code').fill('8481.80');
  await expect(form.getByText(/^Chapter 84: /)).toBeVisible();
  await findNothingInView(page, 'an export that is written down');
  await form.getByRole('button', { name: 'Add Export' }).click();
  await expect(toast(page, 'Export added')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Atelier Rousseau' });
  await expect(row).toContainText('€125.00');
  await expect(row).toContainText('$125.00 at 1.25');
  await expect(row).toContainText('HS 848180');
  const main = page.getByRole('main');
  await main.getByText('See the amounts in other currencies').click();
  await expect(main.getByText('€100.00 ($125.00)')).toBeVisible();
  await expect(main.getByText('€25.00 ($31.25)')).toBeVisible();
  await findNothing(page, 'the trade page with an export');
  await explainDuty(page);
});
