import type { Page } from '@playwright/test';
import { findNothingInView } from './support/faces.ts';
import {
  expect,
  openUntil,
  setUpProfile,
  signUp,
  somebody,
  test,
  toast,
} from './support/journey.ts';

async function postJob(page: Page, title: string) {
  await page.goto('/jobs');
  await page.getByRole('link', { name: 'Post a Job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post a Job Request' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Post a Job Request' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('The tap drips day and night, and the valve is stiff.');
  await form.getByLabel('Category').selectOption({ label: 'Plumbing' });
  await form.getByLabel('Minimum budget').fill('80');
  await form.getByLabel('Maximum budget').fill('150');
  await form.getByLabel('Location').fill('Newark, NJ');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Post job' }).dblclick();
  await expect(form.getByText('You are offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(toast(page, 'Your job request has been posted')).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function propose(page: Page, title: string, dollars: string) {
  await page.goto('/jobs');
  await page.getByLabel('Search jobs').fill(title);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toHaveCount(1);
  await expect(page).toHaveURL(/search=/);
  await card.getByRole('button', { name: 'Submit Proposal' }).click();
  const form = page.getByRole('form', { name: 'Submit Proposal' });
  await form.getByLabel('Proposed cost').fill(dollars);
  await form.getByLabel('Message').fill('I can come tomorrow morning and bring the parts.');
  await form.getByRole('button', { name: 'Send proposal' }).click();
  await expect(toast(page, 'Your proposal has been submitted')).toBeVisible();
  await expect(card.getByText('Proposal sent')).toBeVisible();
}

test('a client hires a professional, who does the work [JOBS-22]', async ({
  page: client,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const clara = somebody({ fullName: `Clara ${Date.now()}` });
  const pat = somebody({
    fullName: `Pat ${Date.now()}`,
    userType: 'professional',
    profession: 'Plumber',
  });
  const [professional, rival] = [await newPerson(), await newPerson()];
  const rivalName = `Rival ${Date.now()}`;
  const title = `Repair tap ${Date.now().toString(36)}`;

  await signUp(client, clara);
  await setUpProfile(client, /^Client/, 'Newark, NJ');
  await postJob(client, title);

  await signUp(professional, pat);
  await setUpProfile(professional, /^Gig Worker/, 'Newark, NJ');
  await propose(professional, title, '99.50');
  await signUp(rival, somebody({ userType: 'professional', fullName: rivalName }));
  await setUpProfile(rival, /^Gig Worker/, 'Newark, NJ');
  await propose(rival, title, '120');

  await professional.goto('/my-proposals');
  await professional.getByRole('link', { name: title }).click();
  const sent = professional.getByRole('region', { name: 'Your proposal' });
  await expect(sent.getByText('Waiting', { exact: true })).toBeVisible();
  await client.goto('/my-jobs');
  await client.getByRole('link', { name: title, exact: true }).click();
  const proposal = client.getByRole('article').filter({ hasText: pat.fullName });
  await expect(proposal).toContainText('Plumber');
  await expect(proposal).toContainText('No services completed here yet');
  await expect(proposal).toContainText('$99.50');
  await expect(proposal).toContainText('I can come tomorrow morning and bring the parts.');
  await proposal.getByRole('button', { name: pat.fullName, exact: true }).click();
  const profile = client.getByRole('dialog', { name: pat.fullName });
  await expect(profile).toContainText('Newark, NJ');
  await expect(profile).toContainText('No reviews yet.');
  await findNothingInView(client, 'the profile of a professional');
  await client.keyboard.press('Escape');
  await expect(profile).toHaveCount(0);
  for (const each of [pat.fullName, rivalName])
    await client.getByRole('button', { name: `Compare ${each}` }).click();
  await client.getByRole('button', { name: 'Compare 2 proposals' }).click();
  const side = client.getByRole('table', { name: 'Proposals side by side' });
  await expect(side.getByRole('row', { name: /^Price/ })).toHaveText(
    /\$99\.50.*\$120\.00|\$120\.00.*\$99\.50/,
  );
  await findNothingInView(client, 'two proposals side by side');
  await client.keyboard.press('Escape');
  await expect(side).toHaveCount(0);
  await proposal.getByRole('button', { name: 'Hire' }).click();
  const dialog = client.getByRole('dialog');
  await expect(dialog).toContainText(`Hire ${pat.fullName} for $99.50?`);
  await dialog.getByRole('button', { name: 'Hire for $99.50' }).dblclick();
  await expect(toast(client, `You hired ${pat.fullName}`)).toBeVisible();
  await expect(client.getByRole('article').filter({ hasText: rivalName })).toContainText(
    'Not selected',
  );

  await expect(sent.getByText(/Track the work in your/)).toBeVisible({ timeout: 2_000 });

  const work = professional.getByRole('article').filter({ hasText: title });
  await openUntil(professional, '/service-tracker', () =>
    expect(work).toContainText(clara.fullName, { timeout: 2_000 }),
  );
  await expect(work).toContainText('$99.50');
  await expect(work).toContainText('In Progress');
  await work.getByLabel('Update Stage').selectOption({ label: 'Halfway Complete' });
  await work.getByRole('button', { name: 'Update' }).click();
  await expect(toast(professional, 'Service progress updated!'), '[TRK-27]').toBeVisible();
  await expect(work).toContainText('50%');

  await client.goto('/my-services');
  const received = client.getByRole('article').filter({ hasText: title });
  await expect(received).toContainText(pat.fullName);
  await expect(received).toContainText('Plumber');
  await expect(received).toContainText('Halfway Complete');

  await work.getByLabel('Update Stage').selectOption({ label: 'Completed' });
  await work.getByRole('button', { name: 'Update' }).click();
  await professional
    .getByRole('dialog')
    .getByRole('button', { name: /complete/i })
    .click();
  await expect(work.getByText('Completed', { exact: true }).first()).toBeVisible();
  await expect(work.getByLabel('Update Stage')).toHaveCount(0);
  await expect(professional.getByRole('region', { name: 'Services Completed' })).toContainText('1');
  await expect(received).toContainText('100%', { timeout: 2_000 });

  await rival.goto('/my-proposals');
  await expect(rival.getByRole('article').filter({ hasText: title })).toContainText('Not selected');
});
