import type { Page } from '@playwright/test';
import { findNothing, findNothingInView } from './support/faces.ts';
import { aFamily, aFirstName, askAsChild, openConsent } from './support/family.ts';
import { expect, join, signIn, somebody, test, toast } from './support/journey.ts';
import { mailTo } from './support/mailbox.ts';
import { enterAsStaff, giveReason } from './support/staff.ts';
import { worldOf } from './support/world.ts';

test.describe.configure({ timeout: 240_000 });

test('a signed form is read and accepted, another one rejected with a reason that its parent gets to know', async ({
  page,
  newPerson,
}) => {
  const accepted = await handIn(await newPerson());
  const rejected = await handIn(await newPerson());
  await enterAsStaff(page, 'formReader');
  await page.goto('/admin/consents');
  const waiting = (childName: string) => page.getByRole('article').filter({ hasText: childName });

  await waiting(accepted.childName)
    .getByRole('button', { name: /^Open form/ })
    .click();
  await findNothingInView(page, 'the dialog that asks for a reason');
  await page.getByRole('dialog').getByRole('button', { name: 'Open form' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await giveReason(page, 'To compare the signature', 'Open form');
  const link = waiting(accepted.childName).getByRole('link', { name: /^Show the form/ });
  const form = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(form.headers()['content-type']).toBe('application/pdf');
  expect((await form.body()).equals(signedForm)).toBe(true);
  await findNothing(page, 'the consents with a form that is open');

  await waiting(accepted.childName)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await giveReason(page, 'Signed by the parent', 'Accept consent');
  await expect(toast(page, 'The consent is accepted')).toBeVisible();
  await waiting(rejected.childName)
    .getByRole('button', { name: /^Reject/ })
    .click();
  const reason = `The signature of ${rejected.parent.fullName} is missing`;
  await giveReason(page, reason, 'Reject consent');
  await expect(toast(page, 'The consent is rejected')).toBeVisible();
  await expect(waiting(accepted.childName)).toHaveCount(0);
  await expect(waiting(rejected.childName)).toHaveCount(0);
  await page.getByRole('link', { name: 'Verification' }).click();
  await expect(waiting(accepted.childName)).toBeVisible();
  await expect(waiting(rejected.childName)).toHaveCount(0);

  await accepted.page.goto('/guardian');
  await expect(
    accepted.page.getByRole('link', { name: accepted.child.fullName }),
    'the child of the accepted consent',
  ).toBeVisible();
  await rejected.page.goto('/guardian');
  await expect(rejected.page.getByRole('heading', { name: 'No children yet' })).toBeVisible();
  expect(await mailTo(rejected.parent.email, /^About a kids account/)).toContain(reason);
});

test('an account is found and banned with a reason: what its owner does next is refused, and the audit log tells it', async ({
  page,
  newPerson,
}) => {
  const owner = somebody({ userType: 'professional' });
  const owners = await newPerson();
  await join(owners, owner);
  const client = await newPerson();
  const title = `Hang a door for ${owner.fullName}`;
  await worldOf(client.request, await join(client, somebody())).job(title);
  await owners.goto('/jobs');
  const job = owners.getByRole('article').filter({ hasText: title });
  await job.getByRole('button', { name: 'Submit Proposal' }).click();
  const proposal = owners.getByRole('form', { name: 'Submit Proposal' });
  await proposal.getByRole('textbox', { name: /^Proposed cost/ }).fill('80');
  await proposal.getByRole('textbox', { name: /^Message/ }).fill('I can come tomorrow.');

  await enterAsStaff(page, 'keeperOfAccounts');
  await page.goto('/admin/accounts');
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(owner.email);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await findNothing(page, 'the accounts that were found');
  await page.getByRole('link', { name: owner.fullName }).click();
  await page.getByRole('button', { name: `Ban: ${owner.fullName}` }).click();
  const reason = `Asked for money ahead of ${title}`;
  await page.getByRole('combobox', { name: 'For how long' }).selectOption('A week');
  await giveReason(page, reason, 'Ban account');
  await expect(toast(page, `${owner.fullName} is banned`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(reason);
  await findNothing(page, 'an account that is banned');

  await proposal.getByRole('button', { name: 'Send proposal' }).click();
  await expect(owners).toHaveURL(/\/auth$/);
  await expect(toast(owners, 'Your proposal has been submitted')).toHaveCount(0);
  await signIn(owners, owner);
  await expect(toast(owners, 'You do not have permission to perform this action')).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Banned an account');
  const entry = page
    .getByRole('list', { name: 'Entries of the audit log' })
    .getByRole('listitem')
    .filter({ hasText: reason });
  await expect(entry.getByRole('heading', { name: 'Banned an account' })).toBeVisible();
  await expect(entry).toContainText(owner.fullName);
  await expect(entry).not.toContainText('Denied');
  await findNothing(page, 'the audit log of bans');
});

const signedForm = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<</Type /Catalog>>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R>>\nstartxref\n45\n%%EOF\n',
);

/** A child asks, and its parent hands in a signed form. */
async function handIn(page: Page) {
  const firstName = aFirstName();
  const family = aFamily({ fullName: `${firstName} Green` });
  await askAsChild(page, family);
  await page.context().clearCookies();
  await join(page, family.parent);
  const form = await openConsent(page, family.parent);
  await form.getByRole('radio', { name: 'With a signed form' }).check({ force: true });
  await form.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('region', { name: 'Form to sign' })).toBeVisible();
  await findNothing(page, 'the form to sign');
  const file = { name: 'form.pdf', mimeType: 'application/pdf', buffer: signedForm };
  await page.getByLabel('Signed form').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Thank you. We get in touch' })).toBeVisible();
  return { ...family, page, childName: `${firstName} G.` };
}
