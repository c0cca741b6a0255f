import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { findBrowser } from '../checks/browser.ts';
import { freePortBlock } from '../checks/free-ports.ts';
import { demoPassword } from '../demo/people.ts';
import { homeAt, removeState } from '../local/home.ts';
import { startEverything } from '../local/start.ts';

/*
 * `make pictures`: takes the README's pictures of six pages on a platform with demo content, and writes them beside this
 * file. Run it after a change to what these pages look like.
 */

interface Picture {
  name: string;
  path: string;
  /** The key of the demo person who is signed in; without one a visitor sees the page. */
  seenBy?: string;
}

const pictures: Picture[] = [
  { name: 'jobs', path: '/jobs' },
  { name: 'today', path: '/today', seenBy: 'ruth' },
  { name: 'service-tracker', path: '/service-tracker', seenBy: 'ruth' },
  { name: 'document-vault', path: '/document-vault', seenBy: 'arjun' },
  { name: 'tax-tracker', path: '/tax-tracker', seenBy: 'arjun' },
  { name: 'education', path: '/education', seenBy: 'arjun' },
];

const size = { width: 1280, height: 800 };

const folder = await mkdtemp(join(tmpdir(), 'sidework-pictures-'));
const home = join(folder, 'home');
try {
  const port = await freePortBlock();
  const started = await startEverything({ home, port, demo: true, instances: 1, force: false });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    for (const each of pictures) await take(browser, started.record.url, each);
  } finally {
    await browser.close();
    await started.stop();
  }
} finally {
  await removeState(homeAt(home));
  await rm(folder, { recursive: true, force: true });
}
process.exit();

async function take(browser: Browser, url: string, { name, path, seenBy }: Picture) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (seenBy) await signIn(page, seenBy);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.screenshot({
    path: join(import.meta.dirname, `${name}.jpg`),
    type: 'jpeg',
    quality: 78,
  });
  await context.close();
  console.log(`${name}.jpg`);
}

async function signIn(page: Page, key: string) {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(`${key}@demo.sidework.local`);
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
}
