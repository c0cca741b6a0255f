import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { inheritedEnvironment } from '../local/config.ts';
import { isRoot } from '../local/postgres-binaries.ts';
import { readTestConfig } from './config.ts';

const run = promisify(execFile);
// The shell first: the same engine without the windows of a browser takes a third less of the processor.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser that is there, else Debian's, which root can install. */
export async function findBrowser(): Promise<string> {
  const found = await firstExecutable([
    readTestConfig().browser,
    ...usual,
    chromium.executablePath(),
  ]);
  if (found) return found;
  const missing =
    'There is no Chromium for the browser journeys. Install it ("apt-get install chromium", or ' +
    '"npx playwright install chromium"), or name one in SIDEWORK_BROWSER.';
  if (!isRoot) throw new Error(missing);
  try {
    console.log('Installing Chromium (apt-get install chromium-headless-shell) …');
    const options = { env: { ...inheritedEnvironment(), DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update'], options);
    const packages = ['chromium-headless-shell'];
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      ...options,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    throw new Error(`${missing}\n${error instanceof Error ? error.message : error}`);
  }
  const installed = await firstExecutable(usual);
  if (!installed) throw new Error(missing);
  return installed;
}

async function firstExecutable(paths: (string | undefined)[]): Promise<string | undefined> {
  for (const path of paths) {
    if (!path) continue;
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}
