import { accountMenu, expect, join, somebody, test } from './support/journey.ts';

test('the app opens without a network, shows what is pushed, and keeps nothing of who signs out', async ({
  page,
  context,
}) => {
  const person = somebody({ userType: 'professional' });
  await join(page, person);
  await page.goto('/today');
  await expect.poll(() => page.evaluate(isKept)).toBe(true);

  // The worker keeps the answers that it passes on, from the next page on.
  await page.reload();
  const heading = page.getByRole('heading', { level: 2, name: 'Your turn' });
  await expect(heading).toBeVisible();
  await expect.poll(() => page.evaluate(keptAnswers)).toContain('/api/today');
  await context.setOffline(true);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);

  const pushed = { text: 'Ada wrote to you', path: '/chat', tag: 'message-1' };
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const app = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/');
      if (app) resolve(app.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const worker = context.serviceWorkers().find((each) => each.url().endsWith('/app-worker.js'));
  await worker?.evaluate(record);
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(pushed),
  });
  await expect
    .poll(() => worker?.evaluate(recorded))
    .toEqual([{ title: 'Sidework', body: pushed.text, tag: pushed.tag, path: pushed.path }]);

  await page.evaluate(openShareMenu);
  await page.locator('#share-menu input').setInputFiles({ name: 'résumé.pdf', ...aPaper });
  await page.locator('#share-menu button').click();
  await expect(page.getByRole('list', { name: 'Shared files' })).toContainText('résumé.pdf');
  await page.getByRole('link', { name: 'Add to the vault' }).click();
  await expect(page.getByText(/^résumé\.pdf, /)).toBeVisible();
  await expect(page.getByLabel('Document name')).toHaveValue('résumé');
  await page.goto('/shared-files');
  await expect(page.getByText('Nothing is waiting here')).toBeVisible();

  await accountMenu(page, person.fullName);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(keptAnswers)).toEqual([]);
});

const aPaper = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** These run in the page. */

/** This browser has no share menu, so a form posts what the menu would, as the manifest says. */
function openShareMenu() {
  const form = document.createElement('form');
  Object.assign(form, {
    id: 'share-menu',
    method: 'post',
    action: '/shared-files',
    enctype: 'multipart/form-data',
  });
  const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
  form.append(input, document.createElement('button'));
  document.body.prepend(form);
}

const isKept = async () => (await (await caches.open('app-1')).match('/today')) !== undefined;

async function keptAnswers() {
  const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().map(({ url }) => new URL(url).pathname);
}

interface Recording {
  shown: { title: string; body?: string | undefined; tag?: string | undefined; path: string }[];
  registration: ServiceWorkerRegistration;
}

/** In the worker: this browser has no screen to show notifications on, so they are written down. */
function record() {
  const scope = self as unknown as Recording;
  scope.shown = [];
  scope.registration.showNotification = async (title, { body, tag, data } = {}) => {
    scope.shown.push({ title, body, tag, path: data.path });
  };
}

const recorded = () => (self as unknown as Recording).shown;
