import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, join, somebody, test } from './support/journey.ts';
import { personIn, worldOf } from './support/world.ts';

/*
 * Every page in each of its faces: axe finds nothing, in both colour schemes, on a desk and on a phone; and nothing
 * scrolls sideways at 320 pixels.
 */

const desk = { width: 1280, height: 800 };
const phone = { width: 375, height: 740 };

interface Subject {
  path: string;
  /** Reads data, and so has an error and a loading face. */
  reads?: boolean;
  /** What its empty face says, where it is a list. */
  empty?: string;
}

const openPages: Subject[] = [
  { path: '/' },
  { path: '/auth' },
  { path: '/jobs', reads: true, empty: 'No jobs found' },
  { path: '/jobs/:job', reads: true },
  { path: '/about' },
  { path: '/contact' },
  { path: '/privacy' },
  { path: '/no/such/page' },
];
const signedInPages: Subject[] = [
  { path: '/' },
  { path: '/profile-setup', reads: true },
  { path: '/jobs', reads: true, empty: 'No jobs found' },
  { path: '/jobs/:job', reads: true },
  { path: '/jobs/:filled', reads: true },
  { path: '/post-job' },
  { path: '/my-jobs', reads: true, empty: 'You have not posted a job yet' },
  { path: '/my-proposals', reads: true, empty: 'No proposals yet' },
  { path: '/service-tracker', reads: true, empty: 'No services yet' },
  { path: '/my-services', reads: true, empty: "You haven't received any services yet." },
  { path: '/chat', reads: true, empty: 'No messages yet' },
  { path: '/chat?user=:other', reads: true },
  { path: '/notifications', reads: true, empty: 'No notifications yet' },
  { path: '/settings/notifications', reads: true },
  { path: '/settings/security', reads: true },
  { path: '/oauth/consent' },
];

type Face = 'loading' | 'error' | 'empty';

const answers: Record<Face, (page: Page) => Promise<unknown>> = {
  loading: (page) => page.route('**/api/**', () => new Promise(() => {})),
  error: (page) =>
    page.route('**/api/**', (route) =>
      route.fulfill({
        status: 500,
        json: {
          code: 'internal_error',
          message: 'An error occurred. Please try again',
          requestId: 'x',
        },
      }),
    ),
  empty: (page) =>
    page.route('**/api/**', (route) =>
      route.request().url().includes('profiles')
        ? route.continue()
        : route.fulfill({ json: { items: [], nextCursor: null } }),
    ),
};

/** What tells each face from the others. */
const signs: Record<Face, (page: Page, subject: Subject) => Locator> = {
  loading: (page) => page.getByRole('status', { name: /^Loading/ }).first(),
  error: (page) => page.getByRole('main').getByRole('alert').first(),
  empty: (page, { empty = '' }) => page.getByRole('main').getByText(empty, { exact: true }),
};

async function findNothing(page: Page, where: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .join(' | ')
        .slice(0, 400)}`,
  );
  expect(found, where).toEqual([]);
}

async function look(page: Page, subject: Subject, at: (path: string) => string) {
  const { path, reads = false, empty } = subject;
  const faces: Face[] = [
    ...(empty ? (['empty'] as const) : []),
    ...(reads ? (['loading', 'error'] as const) : []),
  ];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(at(path));
      await page.waitForLoadState('networkidle');
      await findNothing(page, `${path} ${colorScheme} ${viewport.width}`);
    }
  }
  for (const face of faces) {
    const [colorScheme, viewport] =
      face === 'error' ? (['dark', phone] as const) : (['light', desk] as const);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await answers[face](page);
    await page.goto(at(path));
    await expect(signs[face](page, subject), `${path} ${face}`).toBeVisible();
    await findNothing(page, `${path} ${face}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(at(path));
  await page.waitForLoadState('networkidle');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} scrolls sideways at 320`).toBeLessThanOrEqual(0);
}

test.describe.configure({ timeout: 120_000 });

for (const subject of openPages)
  test(`a visitor's ${subject.path} has nothing for axe to say in any face`, async ({
    page,
    newPerson,
  }) => {
    let jobId = '';
    if (subject.path.includes(':job')) {
      const other = await newPerson();
      jobId = (await worldOf(other.request, await join(other, somebody())).job('A visible job')).id;
    }
    await look(page, subject, (path) => path.replace(':job', jobId));
  });

for (const subject of signedInPages)
  test(`${subject.path} of somebody signed in has nothing for axe to say in any face`, async ({
    page,
    newPerson,
  }) => {
    const other = await newPerson();
    const otherToken = await join(other, somebody({ userType: 'professional' }));
    const otherWorld = worldOf(other.request, otherToken);
    const token = await join(page, somebody({ userType: 'professional' }));
    const world = worldOf(page.request, token);
    const ids = await aWorkingWorld(world, otherWorld);
    await world.message(personIn(otherToken), 'Can you come on Tuesday?');
    await otherWorld.message(personIn(token), 'Yes, at nine.');
    await look(page, subject, (path) =>
      path
        .replace(':job', ids.openJob)
        .replace(':filled', ids.filledJob)
        .replace(':other', personIn(otherToken)),
    );
  });

type World = ReturnType<typeof worldOf>;

/** Jobs, proposals and services on both sides, so that no page is empty. */
async function aWorkingWorld(own: World, other: World) {
  const [openJob, filledJob] = [await own.job('An open job'), await own.job('A filled job')];
  await other.proposal(openJob.id);
  await own.hire((await other.proposal(filledJob.id)).id);
  const theirs = await other.job('Work for somebody');
  await own.proposal((await other.job('Another job')).id);
  await other.hire((await own.proposal(theirs.id)).id);
  await own.progress((await own.service('Work for somebody')).id, 'halfway');
  return { openJob: openJob.id, filledJob: filledJob.id };
}
