import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './journey.ts';

/*
 * Every page in each of its faces: axe finds nothing, on a desk and on a phone, nor does its rule of contrast in the other
 * colour scheme, which changes nothing but colours; and nothing scrolls sideways at 320 pixels. While a page loads, fails or
 * has nothing to list, only its main part is another one.
 */

const desk = { width: 1280, height: 800 };
const phone = { width: 375, height: 740 };
const narrowest = { width: 320, height: 640 };

export interface Subject {
  path: string;
  /** Reads data, and so has an error and a loading face. */
  reads?: boolean;
  /** The empty face of a list contains these words. */
  empty?: string;
}

type Face = 'loading' | 'error' | 'empty';

const failure = {
  status: 500,
  json: {
    code: 'internal_error',
    message: 'An error occurred. Please try again',
    requestId: 'x',
  },
};

/** Holds back every answer of the API until the function that it gives is called: then each one is a failure. */
async function failLater(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await released;
    await route.fulfill(failure);
  });
  return release;
}

const answerNothing = (page: Page) =>
  page.route('**/api/**', (route) =>
    route.request().url().includes('profiles')
      ? route.continue()
      : route.fulfill({ json: { items: [], counts: [], nextCursor: null } }),
  );

/** What tells each face from the others. */
const signs: Record<Face, (page: Page, subject: Subject) => Locator> = {
  loading: (page) => page.getByRole('status', { name: /^Loading/ }).first(),
  error: (page) => page.getByRole('main').getByRole('alert').first(),
  empty: (page, { empty = '' }) => page.getByRole('main').getByText(empty, { exact: true }),
};

export async function findNothing(page: Page, where: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await findNothingInView(page, where);
}

/** The same while a dialog hides what is beneath it, the page's heading too. */
export async function findNothingInView(page: Page, where: string) {
  let shown: number;
  let found: string[];
  do {
    shown = await toastsAtRest(page);
    found = await axeFinds(page);
    // A toast that began to fade meanwhile lost its contrast by that alone.
  } while (found.length > 0 && (await toastsAtRest(page)) !== shown);
  expect(found, where).toEqual([]);
}

/** How many toasts stand, counted when none is fading: a fading toast has no contrast. */
async function toastsAtRest(page: Page): Promise<number> {
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => !(each instanceof CSSTransition)),
  );
  return page.locator('.mantine-Notification-root').count();
}

/** Each loaded page parses the source, and the package's own build is twice as long. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    /** Once it was put into the page. */
    axe: typeof axe;
  }
}

interface AxeLook {
  /** All of the page, unless this part of it alone. */
  within?: string;
  /** All rules, unless this one alone. */
  rule?: string;
}

/** No page here has a frame. */
async function axeFinds(page: Page, { within, rule }: AxeLook = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options = { resultTypes: ['violations' as const], ...(rule && { runOnly: rule }) };
  return page.evaluate(
    async ([part, how]) => {
      const { violations } = await window.axe.run(part ?? document, how);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map((node) => node.html)
            .join(' | ')
            .slice(0, 400)}`,
      );
    },
    [within, options] as const,
  );
}

async function axeFindsNothing(where: string, page: Page, what?: AxeLook) {
  expect(await axeFinds(page, what), where).toEqual([]);
}

/** An open page follows the person's system from light to dark and back. */
async function turn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** Looks at a page in all of its faces; `at` gives the path with what stands for ids filled in. */
export async function look(page: Page, subject: Subject, at = (path: string) => path) {
  const { path, reads = false, empty } = subject;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, desk, at(path));
  await turn(page, 'light');
  await findNothing(page, `${path} ${desk.width}`);
  // It follows its width as it follows the scheme.
  await page.setViewportSize(narrowest);
  await findNoOverflow(page, path);
  await page.setViewportSize(phone);
  await findNothing(page, `${path} ${phone.width}`);
  await turn(page, 'dark');
  await axeFindsNothing(`${path} dark`, page, { rule: 'color-contrast' });

  async function lookAt(face: Face) {
    await expect(signs[face](page, subject), `${path} ${face}`).toBeVisible();
    await axeFindsNothing(`${path} ${face}`, page, { within: 'main' });
  }
  if (empty) {
    await answerNothing(page);
    await openInLight(page, at(path));
    await lookAt('empty');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  if (reads) {
    const fail = await failLater(page);
    await openInLight(page, at(path));
    await lookAt('loading');
    await page.setViewportSize(phone);
    await turn(page, 'dark');
    fail();
    await lookAt('error');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

async function openInLight(page: Page, path: string) {
  await page.setViewportSize(desk);
  await page.goto(path);
  await turn(page, 'light');
}

async function openAt(page: Page, viewport: typeof desk, path: string) {
  await page.setViewportSize(viewport);
  await page.goto(path);
  await isThere(page);
}

/** The app has drawn the page, and nothing on it is still being fetched. */
async function isThere(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

async function findNoOverflow(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect
    .poll(overflow, { message: `${path} scrolls sideways at ${narrowest.width}` })
    .toBeLessThanOrEqual(0);
}
