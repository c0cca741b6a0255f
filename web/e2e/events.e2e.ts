import { inflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { findNothing } from './support/faces.ts';
import { expect, join, openUntil, somebody, test, toast } from './support/journey.ts';
import { attachmentsTo } from './support/mailbox.ts';
import { worldOf } from './support/world.ts';

test.describe.configure({ timeout: 120_000 });

test('an event is posted and paid for, its ticket is mailed, and its QR code lets in once [EVT-51, EVT-52]', async ({
  page: organizer,
  newPerson,
}) => {
  await join(organizer, somebody({ userType: 'professional' }));
  const title = `Trades and tools ${Date.now().toString(36)}`;
  await postEvent(organizer, title);

  const attendee = await newPerson();
  const ada = somebody();
  await join(attendee, ada);
  await attendee.goto('/events');
  await attendee.getByLabel('Search events').fill(title);
  await expect(attendee).toHaveURL(/search=/);
  const card = attendee.getByRole('region', { name: title });
  await expect(card).toContainText('0/10');
  await card.getByRole('button', { name: 'Register Now' }).click();
  await expect(attendee.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await findNothing(attendee, 'an event to register for');
  await attendee.getByRole('button', { name: 'Complete Registration' }).click();
  await attendee.getByRole('link', { name: 'Pay $25.00' }).click();
  await payByCard(attendee, ada.fullName);

  const attached = await attachmentsTo(ada.email, /^Your ticket/);
  expect(attached.get('event.ics')?.toString()).toContain(`SUMMARY:${title}`);
  const scanned = qrCodeOf(attached.get('ticket.pdf'));

  await organizer.goto('/my-events');
  await organizer.getByRole('link', { name: title }).click();
  await expect(organizer.getByRole('list', { name: 'Guest list' })).toContainText(ada.fullName);
  await organizer.getByRole('link', { name: 'Check in' }).click();
  await tapOffline(organizer, ada.fullName);
  const door = organizer.getByRole('form', { name: 'Check in' });
  for (const said of ['Welcome in.', /already in at \d{1,2}:\d\d\s[AP]M/]) {
    await door.getByLabel('Ticket code').fill(scanned);
    await door.getByRole('button', { name: 'Check in' }).click();
    await expect(organizer.getByRole('status').filter({ hasText: said })).toContainText(
      ada.fullName,
    );
  }
  await findNothing(organizer, 'a ticket that was let in');

  await attendee.goto('/events');
  await attendee.getByLabel('Search events').fill(title);
  await expect(card).toContainText('1/10');
});

test('check-in at an event gives its hours to the license tracker, and undoing it takes them back [F3]', async ({
  page: organizer,
  newPerson,
  request,
}) => {
  await join(organizer, somebody({ userType: 'professional' }));
  const title = `Ethics in the hall ${Date.now().toString(36)}`;
  await postEvent(organizer, title, '0', async (form) => {
    await form.getByLabel('Continuing education hours').fill('9');
    await form.getByLabel('Profession').selectOption('Accounting');
    await form.getByLabel('Subject').fill('Ethics');
    await form.getByLabel('Approved by').selectOption('New Jersey');
    await form.getByLabel('Approval number').fill('NJ-88');
    await form.getByLabel('Valid through').fill('2098-12-31');
    await form.getByRole('button', { name: 'Post Event' }).click();
    await expect(form.getByText('An event of this length gives at most 2.4')).toBeVisible();
    await form.getByLabel('Continuing education hours').fill('2');
  });
  const event = new URL(organizer.url()).pathname;
  await expect(organizer.getByText('2 hours in Ethics (Accounting)')).toBeVisible();

  const attendee = await newPerson();
  const ada = somebody({ userType: 'professional' });
  const token = await join(attendee, ada);
  await worldOf(request, token).requirement('CPA license');
  await attendee.goto(event);
  await attendee.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(attendee).toHaveURL(/\/events$/);
  const hours = async (shown: string) =>
    openUntil(attendee, '/license-tracker', async () => {
      await attendee.getByRole('tab', { name: 'Continuing Education' }).click({ timeout: 2_000 });
      await expect(attendee.getByText(shown)).toBeVisible({ timeout: 1_000 });
    });
  await hours('12 of 20 hours');
  await organizer.goto(`${event}/check-in`);
  await organizer.getByRole('button', { name: `Let in ${ada.fullName}` }).click();
  await hours('14 of 20 hours');
  await findNothing(attendee, 'a requirement that an event counted for');
  await organizer.getByRole('button', { name: `Undo ${ada.fullName}` }).click();
  await hours('12 of 20 hours');
  await expect(attendee.getByText('TAKEN BACK')).toBeVisible();
});

async function postEvent(
  page: Page,
  title: string,
  price = '25',
  fillMore?: (form: Locator) => Promise<void>,
) {
  await page.goto('/events');
  await page.getByRole('link', { name: 'Post Event' }).click();
  const form = page.getByRole('form', { name: 'Post an event' });
  await form.getByLabel('Event Title').fill(title);
  await form.getByLabel('Category').selectOption('Networking');
  await form.getByLabel('Description').fill('Bring a tool that nobody here can name.');
  await form.getByLabel('Event Date & Time').fill(await soon(page));
  await form.getByLabel('Location').fill('Newark, NJ');
  await form.getByLabel('Maximum Capacity').fill('10');
  await form.getByLabel('Ticket Price').fill(price);
  await fillMore?.(form);
  await findNothing(page, 'an event that is written');
  await form.getByRole('button', { name: 'Post Event' }).click();
  await expect(toast(page, 'Event posted successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/event\/[0-9a-f-]{36}$/);
}

/** The door opens three hours before an event, so it starts in two, by the clock of the browser. */
const soon = (page: Page) =>
  page.evaluate(() => {
    const inTwoHours = Date.now() + 2 * 3_600_000;
    const zoneMs = new Date(inTwoHours).getTimezoneOffset() * 60_000;
    return new Date(inTwoHours - zoneMs).toISOString().slice(0, 16);
  });

/** A guest is let in without a network, and out again once the tap was sent. */
async function tapOffline(page: Page, name: string) {
  const letIn = page.getByRole('button', { name: `Let in ${name}` });
  await expect(letIn).toBeVisible();
  // The worker keeps the page in the background, so that a reload without a network opens it too.
  const isKept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('app-1');
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
      const files = loaded.filter(({ pathname }) => pathname.startsWith('/assets/'));
      const kept = await Promise.all(['/today', ...files].map((each) => cache.match(each)));
      return kept.every(Boolean);
    });
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
  await page.context().setOffline(true);
  await letIn.click();
  await expect(page.getByText('1 tap is kept here and sent when you are back.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 tap is kept here and sent when you are back.')).toBeVisible();
  await findNothing(page, 'a door without a network');
  await page.context().setOffline(false);
  await expect(page.getByText(', not sent')).toBeHidden();
  await expect(page.getByRole('heading', { name: '1 of 1 in' })).toBeVisible();
  await page.getByRole('button', { name: `Undo ${name}` }).click();
  await expect(letIn).toBeVisible();
  await expect(page.getByText(', not sent')).toBeHidden();
}

async function payByCard(page: Page, name: string) {
  const form = page.getByRole('form', { name: 'Your card' });
  await form.getByLabel('Card number').fill('4242 4242 4242 4242');
  await form.getByLabel('Month and year').fill('04/49');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('Name on the card').fill(name);
  await form.getByRole('button', { name: 'Pay $25.00' }).click();
  await expect(page.getByText('Paid', { exact: true }).and(page.locator('div'))).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('Show this at the door.')).toBeVisible();
}

/** It unpacks the picture in a ticket: three bytes a pixel. */
function qrCodeOf(pdf: Buffer | undefined): string {
  const text = pdf?.toString('latin1') ?? '';
  const pictures = [...text.matchAll(/<<([^>]*\/Subtype \/Image[^>]*)>>\s*stream\r?\n/g)];
  const picture = pictures.find(([, about]) => about?.includes('/DeviceRGB'));
  const numberOf = (key: string) =>
    Number(new RegExp(`/${key} (\\d+)`).exec(picture?.[1] ?? '')?.[1]);
  // The packed bytes may end in a line break of their own, so only their length tells where they end.
  const begin = (picture?.index ?? 0) + (picture?.[0].length ?? 0);
  const packed = text.slice(begin, begin + numberOf('Length'));
  const data = inflateSync(Buffer.from(packed, 'latin1'));
  return decodeQR({ width: numberOf('Width'), height: numberOf('Height'), data });
}
