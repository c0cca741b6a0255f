import { expect, join, openUntil, somebody, test, toast } from './support/journey.ts';
import { row, write } from './support/messages.ts';
import { enterAsStaff, giveReason } from './support/staff.ts';
import { personIn, worldOf } from './support/world.ts';

test('two people find each other, connect, and write [NET-17, NET-19]', async ({
  page: asker,
  newPerson,
}) => {
  const [clara, pat] = [somebody(), somebody({ userType: 'professional', profession: 'Plumber' })];
  const asked = await newPerson();
  await join(asker, clara);
  await join(asked, pat);
  const connect = asker.getByRole('button', { name: `Connect with ${pat.fullName}` });
  await openUntil(asker, '/network', async () => {
    await asker.getByLabel('Name or profession').fill(pat.fullName);
    await expect(connect).toBeVisible({ timeout: 2_000 });
  });
  await connect.click();
  await expect(toast(asker, 'Connection request sent!')).toBeVisible();
  await expect(
    asker.getByRole('button', { name: `Requested: ${pat.fullName}` }),
    '[NET-13]',
  ).toBeVisible();

  await asked.goto('/network?tab=requests');
  await asked.getByRole('button', { name: `Accept ${clara.fullName}` }).click();
  await expect(toast(asked, 'Connection accepted!'), '[NET-28]').toBeVisible();

  await asker.goto('/network');
  await asker.getByRole('tab', { name: /^My Connections/ }).click();
  await asker.getByRole('link', { name: `Message ${pat.fullName}` }).click();
  await write(asker, 'Good to know you.');
  await asked.goto('/chat');
  await asked.getByRole('link', { name: new RegExp(clara.fullName) }).click();
  await expect(row(asked, clara, 'Good to know you.')).toBeVisible();
});

test('a stranger’s message is reported, and both are told what a moderator decided', async ({
  page: reporter,
  newPerson,
}) => {
  test.setTimeout(120_000);
  const [clara, stranger] = [somebody(), somebody({ userType: 'professional' })];
  const [reported, moderator] = [await newPerson(), await newPerson()];
  const claraId = personIn(await join(reporter, clara));
  const world = worldOf(reported.request, await join(reported, stranger));
  await expect(() => world.message(claraId, 'Send me your card number.')).toPass({
    timeout: 20_000,
  });

  await reporter.goto('/chat');
  await reporter.getByRole('link', { name: new RegExp(stranger.fullName) }).click();
  await expect(reporter.getByText('wrote to you for the first time.')).toBeVisible();
  await reporter
    .getByRole('button', { name: `Report this message of ${stranger.fullName}` })
    .click();
  const form = reporter.getByRole('dialog');
  await form.getByLabel('What is wrong').selectOption({ label: 'Scam or fraud' });
  await form.getByLabel('What happened').fill('He asks for my card.');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(toast(reporter, 'Our moderators will look at it')).toBeVisible();

  await enterAsStaff(moderator, 'reportReader');
  await moderator.goto('/admin/reports');
  const report = moderator
    .getByRole('article', { name: 'Scam or fraud · message' })
    .filter({ hasText: stranger.fullName });
  await expect(report).toContainText('Send me your card number.');
  await expect(report).toContainText('He asks for my card.');
  await report.getByRole('button', { name: `Warn: ${stranger.fullName}` }).click();
  await giveReason(moderator, 'Never ask for card numbers', 'Send warning');
  await expect(toast(moderator, `${stranger.fullName} is warned`)).toBeVisible();
  await expect(report).toHaveCount(0);

  await reporter.goto('/notifications');
  await expect(reporter.getByText(/We looked at your report and acted on it/)).toBeVisible();
  await reported.goto('/notifications');
  await expect(reported.getByText(/Never ask for card numbers/)).toBeVisible();
});
