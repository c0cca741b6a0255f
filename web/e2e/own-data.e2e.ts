import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { deletionPhrase } from '@sidework/contracts/identity/deletion/deletion';
import { deletedAccount } from '@sidework/contracts/kernel/own-data';
import { fromBufferPromise } from 'yauzl';
import { findNothing } from './support/faces.ts';
import { expect, join, type NewPerson, signIn, somebody, test, toast } from './support/journey.ts';
import { photographer, photoWithPlace } from './support/photo.ts';
import { personIn, worldOf } from './support/world.ts';

test.describe.configure({ timeout: 120_000 });

test('all that is kept of somebody comes as a ZIP file from the files origin; once they delete the account, others find who is gone', {
  tag: '@once',
}, async ({ page, newPerson, baseURL }) => {
  const [leaver, friend] = [somebody({ fullName: 'Lee Leaver' }), somebody()];
  const friends = await newPerson();
  const friendId = personIn(await join(friends, friend));
  const token = await join(page, leaver);
  const world = worldOf(page.request, token);
  await world.job('Paint the blue shed');
  await world.message(friendId, 'The gate is behind the house.');

  await page.goto('/settings/data');
  await page.getByRole('button', { name: 'Ask for an export' }).click();
  const made = page.getByRole('list', { name: 'Exports' });
  await expect(made.getByText('Ready', { exact: true })).toBeVisible({ timeout: 60_000 });
  await findNothing(page, 'own data with an export that is ready');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await arriving;
  expect(new URL(download.url()).origin).not.toBe(new URL(baseURL ?? '').origin);
  const files = await readZip(await readFile(await download.path()));
  const written = [...files.values()].join('\n');
  for (const own of [leaver.email, 'Paint the blue shed', 'The gate is behind the house.'])
    expect(written).toContain(own);
  expect(written, 'the address of somebody else').not.toContain(friend.email);
  expect([...files.keys()]).toContain('README.txt');

  await deleteAccount(page);
  await expect(page.getByRole('heading', { name: 'Goodbye, and thank you' })).toBeVisible();
  await findNothing(page, 'the goodbye');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signIn(page, leaver);
  await expect(toast(page, 'Invalid email or password')).toBeVisible();

  await expect(async () => {
    await friends.goto(`/chat?user=${personIn(token)}`);
    await expect(friends.getByRole('main')).toContainText(deletedAccount, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(friends.getByRole('main')).toContainText('The gate is behind the house.');
  await expect(friends.getByRole('main')).not.toContainText(leaver.fullName);
});

test('a photo shows in the header without what it told of where and by whom it was taken', async ({
  page,
  baseURL,
}) => {
  const person = somebody();
  await join(page, person);
  await page.goto('/profile-setup');
  const photo = await photoWithPlace(page);
  expect(photo.buffer.includes(photographer)).toBe(true);
  await page.getByLabel('Picture file').setInputFiles(photo);
  await expect(toast(page, 'Your new picture is shown from now on')).toBeVisible();
  await page.goto('/');
  await expect.poll(() => pictureInHeader(page, person)).toMatchObject({ isShown: true });

  const { address } = await pictureInHeader(page, person);
  expect(new URL(address).origin).not.toBe(new URL(baseURL ?? '').origin);
  const reply = await page.request.get(address);
  expect(reply.headers()['content-type']).toMatch(/^image\//);
  const bytes = await reply.body();
  for (const told of [photographer, 'Exif', 'Elm Street'])
    expect(bytes.includes(told), told).toBe(false);
});

/** Its address, and whether the browser could draw it. */
const pictureInHeader = (page: Page, { fullName }: NewPerson) =>
  page
    .getByRole('button', { name: `Account of ${fullName}` })
    .locator('img')
    .evaluate((image: HTMLImageElement) => ({
      address: image.src,
      isShown: image.complete && image.naturalWidth > 0,
    }));

async function deleteAccount(page: Page) {
  await page.getByRole('button', { name: 'Delete your account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText(`Type “${deletionPhrase}”`, { exact: true })).toBeVisible();
  await dialog.getByRole('textbox').fill(deletionPhrase);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
}

/** The files of a ZIP, by their paths. */
async function readZip(bytes: Buffer) {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const file = await buffer(await zip.openReadStreamPromise(entry));
    files.set(entry.fileName, file.toString());
  }
  return files;
}
