import type { Page } from '@playwright/test';
import type { NewPerson } from './journey.ts';

/** The messages with `other`, as `page` shows them. */
export const log = (page: Page, { fullName }: NewPerson) =>
  page.getByRole('region', { name: `Messages with ${fullName}` });

export const rows = (page: Page, other: NewPerson) => log(page, other).getByRole('listitem');

export const row = (page: Page, other: NewPerson, text: string) =>
  rows(page, other).filter({ hasText: text });

/** Writes into the conversation that is open. */
export async function write(page: Page, text: string) {
  await page.getByPlaceholder('Type a message...').fill(text);
  await page.getByPlaceholder('Type a message...').press('Enter');
}
