import type { Page } from '@playwright/test';
import { expect, joinOver, openSignedIn, somebody, test } from './support/journey.ts';

/*
 * The prerendered face of the open pages has the same words in the same places as the app, and
 * nothing moves when the app takes over.
 */

const paths = ['/', '/jobs', '/auth'];
const looks = [
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { viewport: { width: 375, height: 740 }, colorScheme: 'dark' },
] as const;
/** Answers of the server add to the face later. */
const anyAnswer = /\/(api|auth\/v1)\//;
const appsScripts = /\/assets\/[^/]*\.js$/;
/** These parts of a page are asked for by its first drawing, and may be there at once or later. */
const laterParts = /\/assets\/further-filters-[^/]*\.js$/;

/** Each element in view that has words or is filled in: what it says, its colour and its place. */
const seen = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '#root h1, #root p, #root a, #root button, #root input, #root li',
      ),
    ]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.top >= 0 && box.bottom <= innerHeight)
      .map(({ element, box }) =>
        [
          element.tagName,
          element.textContent,
          getComputedStyle(element).color,
          ...[box.x, box.y, box.width, box.height].map(Math.round),
        ].join(' '),
      ),
  );

/** The page as it is before any of the app is there. */
async function openWithoutApp(page: Page, path: string) {
  await page.route(appsScripts, (route) => route.abort());
  await page.goto(path);
}

for (const path of paths)
  for (const { viewport, colorScheme } of looks)
    test(`the first face of ${path}, ${colorScheme} at ${viewport.width}, is what the app draws first`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // They are optional: which of the two loads has them is a matter of milliseconds.
      await page.route('**/*.woff2', (route) => route.abort());
      await openWithoutApp(page, path);
      await expect(page.locator('#first-face h1')).toBeVisible();
      const before = await seen(page);
      expect(before.length).toBeGreaterThan(5);

      await page.unroute(appsScripts);
      await page.route(anyAnswer, () => new Promise(() => {}));
      await page.route(laterParts, () => new Promise(() => {}));
      await page.goto(path);
      await expect(page.locator('#first-face')).toHaveCount(0);
      expect(await seen(page)).toEqual(before);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

test('the app takes the place of the first face without moving anything', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: [] });
    new PerformanceObserver((list) => {
      (globalThis as unknown as { shifts: unknown[] }).shifts.push(...list.getEntries());
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate('shifts.length'), path).toBe(0);
  }
});

test('somebody signed in never sees the first face of a visitor', async ({ page, newPerson }) => {
  const session = await joinOver((await newPerson()).request, somebody());
  await openSignedIn(page, session);
  for (const path of ['/', '/jobs']) {
    await openWithoutApp(page, path);
    await expect(page.locator('#first-face')).toBeHidden();
  }
});

test('nobody sees the first face of another step than the one that the address leads to', async ({
  page,
}) => {
  for (const address of [
    '/auth?token_hash=a&type=signup',
    '/auth#type=recovery',
    '/jobs?search=a',
  ]) {
    await openWithoutApp(page, address);
    await expect(page.locator('#first-face')).toBeHidden();
  }
});
