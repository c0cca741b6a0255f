import type { Locator, Page } from '@playwright/test';
import { expect, join, somebody, test, toast } from './support/journey.ts';
import { row, write } from './support/messages.ts';
import { worldOf } from './support/world.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A day some days ahead as the browser's date field takes it, and as the page shows it. */
function aDay(daysAhead: number) {
  const day = new Date(Date.now() + daysAhead * dayMs);
  // The browser of the journeys lives in UTC, wherever this program does.
  return {
    value: day.toISOString().slice(0, 10),
    text: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(day),
  };
}

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function saveDay(page: Page, card: Locator, label: string, day: string) {
  await card.getByLabel(label).fill(day);
  await card.getByRole('button', { name: 'Save Deadlines' }).click();
  await expect(toast(page, 'Deadlines updated successfully!')).toBeVisible();
}

async function chooseStage(card: Locator, label: string) {
  await card.getByLabel('Update Stage').selectOption({ label });
  await card.getByRole('button', { name: 'Update' }).click();
}

async function complete(page: Page, card: Locator, title: string) {
  await chooseStage(card, 'Completed');
  const dialog = page.getByRole('dialog', { name: `Complete “${title}”?` });
  await dialog.getByRole('button', { name: 'Complete service' }).click();
  await expect(card.getByLabel('Update Stage')).toHaveCount(0);
  await expect(card.getByRole('heading', { name: title })).toBeFocused();
}

test('a client and a professional do the work together, to the review [TRK-23]', async ({
  page: client,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const professional = await newPerson();
  const clara = somebody();
  const pat = somebody({ userType: 'professional', profession: 'Plumber' });
  const forClient = worldOf(client.request, await join(client, clara));
  const forProfessional = worldOf(professional.request, await join(professional, pat));
  const title = `Repair tap ${Date.now().toString(36)}`;
  const job = await forClient.job(title);
  await forClient.hire((await forProfessional.proposal(job.id)).id);
  await forProfessional.service(title);
  const received = cardOf(client, title);
  const tracked = cardOf(professional, title);
  const [deadline, estimate] = [aDay(20), aDay(12)];

  await professional.goto('/service-tracker');
  await expect(tracked).toContainText('Client sets the deadline');
  await saveDay(professional, tracked, 'Estimated completion', estimate.value);

  await client.goto('/my-services');
  await expect(received).toContainText(estimate.text);
  await saveDay(client, received, 'Project deadline', deadline.value);
  await professional.reload();
  await expect(tracked.getByText('Deadline', { exact: true }).locator('..')).toContainText(
    deadline.text,
  );

  await received.getByRole('link', { name: /Message/ }).click();
  await write(client, 'The key is under the mat.');
  await tracked.getByRole('link', { name: /Message/ }).click();
  await expect(row(professional, clara, 'The key is under the mat.')).toBeVisible();
  await write(professional, 'Then I come on Tuesday.');
  await expect(row(client, pat, 'Then I come on Tuesday.')).toBeVisible();
  await write(client, 'Until Tuesday.');
  await expect(row(professional, clara, 'Until Tuesday.')).toBeVisible();
  await client.goto('/my-services');
  await professional.goto('/service-tracker');

  await chooseStage(tracked, 'Halfway Complete');
  await expect(toast(professional, 'Service progress updated!')).toBeVisible();
  await chooseStage(tracked, 'In Progress');
  const goingBack = professional.getByRole('dialog', { name: 'Go back to “In Progress”?' });
  await goingBack.getByLabel('Reason').fill('The wrong cartridge was delivered.');
  await goingBack.getByRole('button', { name: 'Go back' }).click();
  await expect(goingBack).toHaveCount(0);
  await expect(tracked.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await expect(tracked.getByRole('button', { name: 'Update' })).toBeFocused();
  await complete(professional, tracked, title);

  await client.reload();
  await received.getByRole('button', { name: 'Request changes' }).click();
  const request = client.getByRole('dialog', { name: `Request changes to “${title}”?` });
  await request.getByLabel('What needs to be changed').fill('It still drips when it is cold.');
  await request.getByRole('button', { name: 'Request changes' }).click();
  await expect(toast(client, 'Changes requested')).toBeVisible();
  await expect(received.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  await expect(received.getByRole('heading', { name: title })).toBeFocused();

  await professional.reload();
  await expect(tracked.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  await complete(professional, tracked, title);

  await client.reload();
  await received.getByRole('button', { name: 'Leave Review' }).click();
  const review = client.getByRole('dialog', { name: `Review ${pat.fullName}` });
  await expect(review.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await review.getByRole('radio', { name: '5 stars' }).press('ArrowLeft');
  await review.getByLabel('Comment').fill('Came twice without a word of complaint.');
  await review.getByRole('button', { name: 'Submit Review' }).dblclick();
  await expect(toast(client, 'Review submitted successfully'), '[MYS-26]').toBeVisible();
  await expect(received.getByText('Reviewed', { exact: true }), '[MYS-15]').toBeVisible();
  await expect(received.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(received.getByRole('button', { name: 'Edit review' })).toBeFocused();
  await expect(received.getByRole('button', { name: 'Request changes' })).toHaveCount(0);

  await professional.reload();
  await tracked.getByRole('button', { name: 'Review your client' }).click();
  await expect(tracked, 'neither sees the other’s before both are in').not.toContainText(
    'Came twice without a word of complaint.',
  );
  const ofClient = professional.getByRole('dialog', { name: /^Review/ });
  await ofClient.getByLabel('Comment').fill('Said clearly what to do.');
  await ofClient.getByRole('button', { name: 'Submit Review' }).click();
  await expect(tracked).toContainText('Came twice without a word of complaint.');
  await client.reload();
  await expect(received.getByRole('button', { name: 'Edit review' })).toHaveCount(0);
  const rating = professional.getByRole('region', { name: 'Average Rating' });
  await expect(async () => {
    await professional.reload();
    await expect(rating).toContainText('4.0', { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await expect(professional.getByRole('region', { name: 'Services Completed' })).toContainText('1');

  await client.reload();
  await received.getByRole('button', { name: pat.fullName }).click();
  const card = client.getByRole('dialog', { name: pat.fullName });
  await card.getByText('1 completed service for each other').click();
  await card.getByRole('link', { name: title }).click();
  await expect(client, 'the proof of the edge opens (F10)').toHaveURL(/\/services\//);

  const next = await forClient.job(`${title} again`);
  await forProfessional.proposal(next.id);
  const proposal = client.getByRole('article').filter({ hasText: pat.fullName });
  await expect(async () => {
    await client.goto(`/jobs/${next.id}`);
    await expect(proposal).toContainText('4.0 of 5 stars (1 review) · 1 service completed', {
      timeout: 1_000,
    });
  }).toPass({ timeout: 15_000 });
});
