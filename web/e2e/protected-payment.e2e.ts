import type { Locator, Page } from '@playwright/test';
import { expect, join, somebody, test, toast } from './support/journey.ts';
import { enterAsStaff } from './support/staff.ts';
import { worldOf } from './support/world.ts';

test.describe.configure({ timeout: 180_000 });

const dayMs = 24 * 60 * 60 * 1000;
const dayAhead = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Opens the entries of one movement of money, from what opens its history. */
async function entriesOf(page: Page, opener: Locator, movement: string) {
  await opener.click();
  await page.getByRole('dialog').getByRole('button', { name: movement }).click();
  return page.getByRole('region', { name: `Entries of ${movement}` });
}

const historyOf = (card: Locator) => card.getByRole('button', { name: 'Payment history' });

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/** A client and the professional whom they hired for $99.50, each before the list of their services. */
async function hired(client: Page, professional: Page) {
  const forClient = worldOf(client.request, await join(client, somebody()));
  const pat = somebody({ userType: 'professional', profession: 'Plumber' });
  const forProfessional = worldOf(professional.request, await join(professional, pat));
  const title = `Repair tap ${pat.email}`;
  const job = await forClient.job(title);
  await forClient.hire((await forProfessional.proposal(job.id)).id);
  const { id } = await forProfessional.service(title);
  return {
    title,
    serviceId: id,
    forClient,
    received: cardOf(client, title),
    tracked: cardOf(professional, title),
  };
}

async function proposeTerms(page: Page, title: string, button: string, dollars: string) {
  await page.getByRole('button', { name: `${button}: ${title}` }).click();
  const form = page.getByRole('form', { name: 'Propose Payment Adjustment' });
  await form.getByLabel('New amount').fill(dollars);
  await form.getByLabel('Reason').fill('The valve behind the wall is renewed too.');
  await form.getByRole('button', { name: 'Propose new terms' }).dblclick();
  await expect(toast(page, 'Negotiation Submitted')).toBeVisible();
}

async function payByTestCard(page: Page, amount: string) {
  await expect(page).toHaveURL(/\/pay\//);
  const form = page.getByRole('form', { name: 'Your card' });
  await form.getByLabel('Card number').fill('4242 4242 4242 4242');
  await form.getByLabel('Month and year').fill('12/98');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('Name on the card').fill('Robin Journey');
  await form.getByRole('button', { name: `Pay ${amount}` }).dblclick();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/my-services/);
}

/** The page of the work on paper: no header and no buttons, black on white. */
async function printsWithoutFrame(page: Page, title: string) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });
}

test('terms are negotiated, the money is held, the deadline moves, and the work is completed, released and reviewed [PAY-25, EXT-27]', async ({
  page: client,
  newPerson,
}) => {
  const professional = await newPerson();
  const { serviceId, title, received, tracked } = await hired(client, professional);
  const [deadline, later] = [dayAhead(20), dayAhead(27)];

  await professional.goto('/service-tracker');
  await proposeTerms(professional, title, 'Negotiate Payment', '130');
  await client.goto('/my-services');
  await expect(received).toContainText('$99.50');
  await proposeTerms(client, title, 'Counter', '110');
  await professional.reload();
  await professional.getByRole('button', { name: `Accept: ${title}` }).click();
  await expect(toast(professional, 'Negotiation accepted')).toBeVisible();
  await expect(tracked).toContainText('$110.00');

  await client.reload();
  await received.getByLabel('Project deadline').fill(deadline);
  await received.getByRole('button', { name: 'Save Deadlines' }).click();
  await expect(toast(client, 'Deadlines updated successfully!')).toBeVisible();
  await received.getByRole('button', { name: 'Fund $110.00' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Continue to payment' }).click();
  await payByTestCard(client, '$110.00');
  const escrowed = received.getByRole('button', { name: '$110.00 escrowed: payment history' });
  await expect(await entriesOf(client, escrowed, 'Paid in')).toContainText('+$110.00');

  await professional.reload();
  await professional.getByRole('button', { name: `Request Extension: ${title}` }).click();
  const extension = professional.getByRole('form', { name: 'Request Deadline Extension' });
  await extension.getByLabel('Proposed new deadline').fill(later);
  await extension.getByLabel('Reason').fill('The valve is delivered a week late.');
  await extension.getByRole('button', { name: 'Submit Request' }).dblclick();
  await expect(toast(professional, 'Extension request submitted successfully!')).toBeVisible();
  await client.reload();
  await client.getByRole('button', { name: `Approve: ${title}` }).click();
  await expect(toast(client, 'Extension request approved!')).toBeVisible();
  await expect(received).toContainText(dayText(later));

  await professional.goto('/crm');
  await professional.getByRole('button', { name: `Mark Complete: ${title}` }).click();
  await professional.getByRole('dialog').getByRole('button', { name: 'Complete service' }).click();
  await expect(toast(professional, 'Service updated successfully')).toBeVisible();

  await client.reload();
  await received.getByRole('button', { name: 'Release $110.00' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Release $110.00' }).dblclick();
  await expect(toast(client, 'Payment released')).toBeVisible();
  await expect(received).toContainText('Released');
  await received.getByRole('button', { name: 'Leave Review' }).click();
  const review = client.getByRole('dialog', { name: /^Review/ });
  await review.getByLabel('Comment').fill('Agreed, paid and done as we said.');
  await review.getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(client, 'Review submitted successfully')).toBeVisible();
  const entries = await entriesOf(client, historyOf(received), 'Released by the client');
  await expect(entries).toContainText('$99.00');
  await expect(entries).toContainText('$11.00');

  await professional.goto(`/services/${serviceId}`);
  await professional.getByRole('button', { name: 'Review your client' }).click();
  const ofThem = professional.getByRole('dialog', { name: /^Review/ });
  await ofThem.getByLabel('Comment').fill('Paid as agreed.');
  await ofThem.getByRole('button', { name: 'Submit Review' }).click();
  await expect(professional.getByText('Client reviewed')).toBeVisible();
  await printsWithoutFrame(professional, title);
  await professional.goto('/crm?tab=reviews');
  const ofClient = professional.getByRole('region', { name: title });
  await expect(ofClient).toContainText('Agreed, paid and done as we said.');
  await expect(ofClient).toContainText('Paid through escrow');
  await professional.goto('/balance');
  await professional.getByRole('link', { name: /^Available/ }).click();
  await expect(professional.getByRole('listitem').filter({ hasText: title })).toContainText(
    '+$99.00',
  );
});

test('a client cancels: payer, fee and refund are shown before, and both find the same afterwards', async ({
  page: client,
  newPerson,
}) => {
  const professional = await newPerson();
  const { serviceId, title, forClient, received, tracked } = await hired(client, professional);
  await forClient.fund(serviceId, 9_950);
  await client.goto('/my-services');
  await received.getByRole('button', { name: 'Cancel Service' }).click();
  const dialog = client.getByRole('dialog', { name: 'Cancel Service' });
  await expect(dialog, '[PAY-12]').toContainText(
    'Cancel service? You will pay 25% cancellation fee ($24.88)',
  );
  await expect(dialog.getByText('Back to you').locator('..')).toContainText('$74.62');
  await expect(dialog.getByText('Fee, paid by you').locator('..')).toContainText('$24.88');
  await dialog.getByRole('button', { name: 'Cancel Service' }).dblclick();
  await expect(toast(client, 'Service Cancelled'), '[PAY-18]').toContainText('$24.88');

  await professional.goto('/service-tracker');
  for (const card of [received, tracked]) {
    await expect(card, '[PAY-16]').toContainText(
      'Cancellation fee of $24.88, paid by the client: paid',
    );
    await historyOf(card).click();
    const record = card.page().getByRole('dialog').getByRole('listitem');
    await expect(
      record.filter({ hasText: 'Cancellation fee (25%)' }),
      '[PAY-15, PAY-37]',
    ).toContainText('$24.88');
    await expect(record.filter({ hasText: 'Back to the client' })).toContainText('$74.62');
  }
  await professional.goto('/balance');
  await expect(professional.getByRole('listitem').filter({ hasText: title })).toContainText(
    '+$22.39',
  );
});

test('a dispute freezes what is held until a moderator splits it to the cent, which both see [PAY-10, PAY-26]', async ({
  page: client,
  newPerson,
}) => {
  const professional = await newPerson();
  const { serviceId, title, forClient, received, tracked } = await hired(client, professional);
  await forClient.fund(serviceId, 9_950);
  await client.goto('/my-services');
  await received.getByRole('button', { name: 'Dispute' }).click();
  const reason = client.getByRole('dialog').getByLabel('What is wrong');
  await reason.fill('Half of the work was not done.');
  await client.getByRole('dialog').getByRole('button', { name: 'Open the dispute' }).click();
  await expect(received).toContainText('In Dispute');
  await professional.goto('/service-tracker');
  await expect(tracked).toContainText('In Dispute');
  for (const card of [received, tracked])
    for (const name of [/^Release/, 'Cancel Service', 'Dispute'])
      await expect(card.getByRole('button', { name })).toHaveCount(0);

  const moderator = await newPerson();
  await enterAsStaff(moderator, 'judgeOfDisputes');
  await moderator.goto('/admin/disputes');
  const dispute = moderator.getByRole('region', { name: title });
  await expect(dispute).toContainText('Half of the work was not done.');
  await dispute.getByRole('button', { name: 'Decide' }).click();
  const split = moderator.getByRole('dialog', { name: 'Split $99.50' });
  await split.getByLabel(/^To the client/).fill('33.33');
  await expect(split).toContainText('$66.17');
  await split.getByLabel(/^Explanation/).fill('Two of three taps were repaired.');
  await split.getByRole('button', { name: 'Decide the dispute' }).dblclick();
  await expect(toast(moderator, 'Dispute decided')).toBeVisible();
  await expect(dispute).toHaveCount(0);

  for (const page of [client, professional]) {
    await page.goto(`/services/${serviceId}`);
    await page.getByRole('button', { name: 'Accept the decision' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept it' }).click();
    await expect(toast(page, 'Decision accepted')).toBeVisible();
  }
  await client.goto('/my-services');
  await professional.goto('/service-tracker');
  for (const card of [received, tracked]) {
    await historyOf(card).click();
    const record = card.page().getByRole('dialog').getByRole('listitem');
    await expect(record.filter({ hasText: 'To the client' })).toContainText('$33.33');
    await expect(record.filter({ hasText: 'To the professional' })).toContainText('$66.17');
  }
});

test('both agree on milestones, and the first is paid, done and released while the rest stands', async ({
  page: client,
  newPerson,
}) => {
  const professional = await newPerson();
  const { serviceId, title } = await hired(client, professional);
  const page = `/services/${serviceId}`;
  const rowOf = (whose: Page, milestone: string) =>
    whose.getByRole('list', { name: 'Milestones' }).getByRole('listitem').filter({
      hasText: milestone,
    });

  await professional.goto(page);
  await professional.getByRole('button', { name: 'Propose milestones' }).click();
  const form = professional.getByRole('form', { name: 'Propose Milestones' });
  await form.getByLabel('Amount of milestone 2').fill('70');
  await expect(form).toContainText('$4.62 is left to split.');
  await form.getByLabel('Amount of milestone 2').fill('74.62');
  await form.getByRole('button', { name: 'Propose milestones' }).dblclick();
  await expect(toast(professional, 'Milestones proposed')).toBeVisible();

  await client.goto(page);
  await client.getByRole('button', { name: 'Agree: the proposed milestones' }).dblclick();
  await expect(toast(client, 'Milestones agreed')).toBeVisible();
  await client.getByRole('button', { name: 'Fund Deposit' }).click();
  await payByTestCard(client, '$24.88');

  await professional.reload();
  await rowOf(professional, 'Deposit').getByRole('button', { name: 'Mark as done' }).click();
  await client.goto(page);
  await rowOf(client, 'Deposit').getByRole('button', { name: 'Release' }).click();
  const asked = client.getByRole('dialog', { name: 'Release “Deposit”?' });
  await expect(asked).toContainText('gets $22.39');
  await asked.getByRole('button', { name: 'Release $24.88' }).dblclick();
  await expect(toast(client, 'Milestone released')).toBeVisible();

  await professional.reload();
  for (const whose of [client, professional]) {
    await expect(rowOf(whose, 'Deposit')).toContainText('Released');
    await expect(rowOf(whose, 'When the work is done')).toContainText('Not Funded');
  }
  await professional.goto('/balance');
  await expect(professional.getByRole('listitem').filter({ hasText: title })).toContainText(
    '+$22.39',
  );
});
