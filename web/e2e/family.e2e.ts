import { findNothing, look } from './support/faces.ts';
import {
  aFamily,
  agreeByCard,
  childPanel,
  joinAsChild,
  openConsent,
  signUpOnTheWay,
} from './support/family.ts';
import { accountMenu, expect, join, test, toast } from './support/journey.ts';

test.describe.configure({ timeout: 240_000 });

test('a child asks a parent, who agrees by the mailed link with an account made on the way, and looks after it [PROF-09, PROF-22]', async ({
  page,
  newPerson,
}) => {
  const family = aFamily();
  await joinAsChild(page, family);
  await page.getByRole('radio', { name: 'owl' }).check();
  await expect(page.getByText('Saved. Your picture is the owl.')).toBeVisible();

  const parents = await newPerson();
  const form = await openConsent(parents, family.parent);
  await findNothing(parents, 'the consent of a visitor');
  await signUpOnTheWay(parents, form, family.parent);
  await agreeByCard(parents, form);
  await accountMenu(parents, family.parent.fullName);
  await parents.getByRole('link', { name: 'Children' }).click();
  await parents.getByRole('link', { name: 'Robin Green' }).click();
  await expect(parents.getByRole('heading', { level: 1, name: 'Robin Green' })).toBeVisible();
  await expect(parents.getByText('Being checked', { exact: true })).toBeVisible();

  await page.reload();
  await expect(childPanel(page)).toContainText('Pat said yes');

  await parents.getByRole('tab', { name: 'Earnings' }).click();
  await expect(parents.getByText('Nothing was earned in this month')).toBeVisible();
  await findNothing(parents, 'the earnings of a child');
  const pack = parents.waitForEvent('download');
  await parents.getByRole('button', { name: 'Download PDF' }).click();
  expect((await pack).suggestedFilename()).toMatch(/^earnings-.*\.pdf$/);

  await parents.getByRole('tab', { name: 'Rules' }).click();
  await parents.getByRole('button', { name: 'Take back your consent' }).click();
  await parents.getByRole('button', { name: 'Take it back' }).click();
  await expect(toast(parents, 'Your consent is taken back')).toBeVisible();
  await page.reload();
  await expect(childPanel(page)).toContainText('Your parent has taken back their yes');
});

test('the pages of a family have nothing for axe to say in any face', async ({
  page,
  newPerson,
}) => {
  const family = aFamily();
  const childs = await newPerson();
  await joinAsChild(childs, family);
  await join(page, family.parent);
  const form = await openConsent(page, family.parent);
  await agreeByCard(page, form);
  await page.getByRole('link', { name: 'Go to your child’s account' }).click();
  await expect(page).toHaveURL(/\/guardian\/children\//);
  await look(page, { path: new URL(page.url()).pathname, reads: true });
  await look(page, { path: '/guardian', reads: true });
  await look(childs, { path: '/profile-setup', reads: true });
});
