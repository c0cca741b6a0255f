import type { Page } from '@playwright/test';
import { findNothing } from './support/faces.ts';
import { expect, join, somebody, test, toast } from './support/journey.ts';

const statement = [
  'Date,Description,Amount',
  '05/20/2026,HOME DEPOT 0412,-64.20',
  'soon,Hardware store,-12.00',
  '05/21/2026,Ada Lopez,250.00',
].join('\n');

const choose = (page: Page) =>
  page.getByLabel('Choose a bank statement').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(statement),
  });

test('a bank statement is looked at, imported, and adds nothing the second time', async ({
  page,
}) => {
  await join(page, somebody({ userType: 'professional', profession: 'Plumber' }));
  await page.goto('/tax-tracker?year=2026');
  await page.getByRole('link', { name: 'Import bank file' }).click();
  await choose(page);
  await expect(page.getByRole('list', { name: 'Rows that were not read' })).toContainText('Line 3');
  await page.getByRole('button', { name: 'Always for HOME DEPOT 0412' }).click();
  const rule = page.getByRole('dialog');
  await expect(rule.getByLabel('The description contains')).toHaveValue('HOME DEPOT');
  await rule.getByLabel('Category').selectOption('Supplies');
  await rule.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Rule saved')).toBeVisible();
  await expect(page.getByLabel('Category of HOME DEPOT 0412')).toHaveValue('Supplies');
  await page.getByLabel('Category of Ada Lopez').selectOption('Services');
  await findNothing(page, 'the preview of a bank statement');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(toast(page, '2 rows imported')).toBeVisible();

  await choose(page);
  await expect(page.getByText('Every row of this file was imported before')).toBeVisible();
  await page.goto('/tax-tracker?year=2026&tab=deductions');
  const row = page.getByRole('listitem').filter({ hasText: 'HOME DEPOT 0412' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('$64.20');
});
