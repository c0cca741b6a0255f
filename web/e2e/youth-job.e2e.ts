import type { Page } from '@playwright/test';
import { findNothing, findNothingInView } from './support/faces.ts';
import {
  aFamily,
  aFirstName,
  agreeByCard,
  consentLink,
  joinAsChild,
  openConsent,
  signUpOnTheWay,
} from './support/family.ts';
import { accountMenu, expect, join, openUntil, somebody, test, toast } from './support/journey.ts';
import { enterAsStaff, giveReason } from './support/staff.ts';
import { worldOf } from './support/world.ts';

test.describe.configure({ timeout: 240_000 });

const gate = (page: Page) => page.getByRole('dialog', { name: 'Age Verification Required' });
const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

/** Begins a proposal and fills it in; it is yet to be sent. */
async function writeProposal(page: Page, title: string) {
  await cardOf(page, title).getByRole('button', { name: 'Submit Proposal' }).click();
  const form = page.getByRole('form', { name: 'Submit Proposal' });
  await form.getByRole('textbox', { name: /^Proposed cost/ }).fill('25');
  await form.getByRole('textbox', { name: /^Message/ }).fill('I can come on Saturday morning.');
  return form.getByRole('button', { name: 'Send proposal' });
}

test('a child takes a youth job once a parent agreed and staff verified it, is hired into a job room, and is stopped where the parent takes it back [KIDS-03, KIDS-12]', async ({
  page,
  newPerson,
}) => {
  const firstName = aFirstName();
  const childName = `${firstName} G.`;
  const family = aFamily({ fullName: `${firstName} Green` });
  const client = await newPerson();
  const world = worldOf(client.request, await join(client, somebody()));
  const mowing = `Mow the lawn of ${firstName}`;
  const raking = `Rake the leaves of ${firstName}`;
  const { id: jobId } = await world.job(mowing, 'lawn_mowing');
  await world.job(raking, 'raking_leaves');
  const walking = `Walk the dog of ${firstName}`;
  const { id: walkId } = await world.job(walking, 'pet_walking');
  const adultsOnly = `Mend the pipe of ${firstName}`;
  await world.job(adultsOnly);

  await joinAsChild(page, family);
  await page.goto('/jobs');
  await expect(page.getByRole('complementary', { name: 'Stay safe' })).toContainText(
    'Get your parent’s permission before you take any work, and never share personal information online.',
  );
  await expect(cardOf(page, mowing)).toBeVisible();
  await expect(cardOf(page, adultsOnly)).toHaveCount(0);
  await findNothing(page, 'the jobs of a child');
  await cardOf(page, mowing).getByRole('button', { name: 'Submit Proposal' }).click();
  for (const needed of [
    'Parent or guardian approval',
    'Proof of age',
    'Parent contact information',
    'Your parent or guardian gets instructions by email.',
  ])
    await expect(gate(page)).toContainText(needed);
  await findNothingInView(page, 'the dialog before a child may act');
  await gate(page).getByRole('button', { name: 'I Understand' }).click();
  await expect(gate(page)).toHaveCount(0);
  await expect(page.getByRole('form', { name: 'Submit Proposal' })).toHaveCount(0);

  const parents = await newPerson();
  const link = await consentLink(family.parent);
  for (const _time of ['first', 'second']) {
    await parents.goto(link);
    await expect(parents.getByRole('button', { name: 'Open the request' })).toBeVisible();
  }
  const consent = await openConsent(parents, family.parent);
  await signUpOnTheWay(parents, consent, family.parent);
  await findNothing(parents, 'the consent of a parent');
  await agreeByCard(parents, consent);
  await findNothing(parents, 'the thanks to a parent');

  await verify(await newPerson(), childName);

  // The decision of staff reaches the marketplace a moment later.
  await expect.poll(() => mayPropose(page)).toBe(true);
  await (await writeProposal(page, mowing)).click();
  await expect(toast(page, 'Your proposal has been submitted')).toBeVisible();
  await client.goto(`/jobs/${jobId}`);
  const received = client.getByRole('list', { name: 'Proposals' }).getByRole('article');
  await expect(received.getByRole('heading', { name: childName })).toBeVisible();
  await expect(client.getByRole('main')).not.toContainText('Green');
  await received.getByRole('button', { name: 'Hire' }).click();
  const question = client.getByRole('dialog', { name: /^Hire / });
  await expect(question).toContainText(/guardian/);
  await client.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await findNothing(client, 'a proposal of a child');

  await (await writeProposal(page, walking)).click();
  await hireInRoom({ client, parents, child: page, childName, title: walking, jobId: walkId });

  await page.goto('/jobs');
  const send = await writeProposal(page, raking);
  await accountMenu(parents, family.parent.fullName);
  await parents.getByRole('link', { name: 'Children' }).click();
  await findNothing(parents, 'the children of a guardian');
  await parents.getByRole('link', { name: family.child.fullName }).click();
  const offered = parents.getByRole('list', { name: 'Proposals of your child' });
  await expect(offered).toContainText(mowing);
  await findNothing(parents, 'a child as its guardian sees it');
  await followWork(parents, walking);
  await parents.getByRole('link', { name: `${firstName}’s page` }).click();
  await parents.getByRole('tab', { name: 'Rules' }).click();
  await parents.getByRole('button', { name: 'Take back your consent' }).click();
  await parents.getByRole('button', { name: 'Take it back' }).click();
  await expect(toast(parents, 'Your consent is taken back')).toBeVisible();

  // The limit of one second is measured by infra/permissions/consent.ts, three times, since this
  // machine is busy here.
  await expect.poll(() => mayPropose(page), { timeout: 10_000, intervals: [50] }).toBe(false);
  await send.click();
  await expect(gate(page)).toContainText('Your parent has taken back their yes.');
  await expect(gate(page).getByRole('button', { name: 'I Understand' })).toBeFocused();
  await gate(page).getByRole('button', { name: 'I Understand' }).click({ timeout: 5_000 });
  await expect(gate(page)).toHaveCount(0);
  await expect(toast(page, 'Your proposal has been submitted')).toHaveCount(0);
  await openUntil(page, '/my-proposals', () =>
    expect(cardOf(page, mowing)).toContainText('Withdrawn', { timeout: 2_000 }),
  );
  await expect(cardOf(page, raking)).toHaveCount(0);
  await expect(client.getByText(/so this room is closed/)).toBeVisible({ timeout: 40_000 });
  await client.goto(`/jobs/${jobId}`);
  await expect(client.getByRole('heading', { name: 'No proposals yet' })).toBeVisible();
});

interface Hire {
  client: Page;
  parents: Page;
  child: Page;
  childName: string;
  title: string;
  jobId: string;
}

/** The client hires, a guardian approves, and child, client and guardian meet in the room of the job. */
async function hireInRoom({ client, parents, child, childName, title, jobId }: Hire) {
  await openUntil(client, `/jobs/${jobId}`, () =>
    expect(client.getByRole('heading', { name: childName })).toBeVisible({ timeout: 2_000 }),
  );
  await client.getByRole('button', { name: 'Hire', exact: true }).click();
  await client.getByRole('button', { name: /^Hire for/ }).click();
  const approve = parents.getByRole('button', { name: `Approve ${title}` });
  await openUntil(parents, '/guardian', () => expect(approve).toBeVisible({ timeout: 2_000 }));
  await approve.click();
  await expect(toast(parents, 'You agreed.')).toBeVisible();

  for (const page of [client, child, parents]) await enterRoom(page, title);
  await expect(child.getByText('Message Monitoring Active')).toBeVisible();
  for (const [adult, readers] of [
    [client, 'A guardian'],
    [parents, 'You'],
  ] as const)
    await expect(adult.getByText(`${readers} and our moderators can read this.`)).toBeVisible();
  await say(client, 'Can you come at nine?');
  await expect(logOf(child, title)).toContainText('Can you come at nine?');
  await say(child, 'I will be there');
  for (const adults of [client, parents])
    await expect(logOf(adults, title)).toContainText('I will be there');
  const telling = 'Write to robin@example.com instead';
  await say(child, telling);
  await expect(child.getByRole('alert')).toContainText('Your message was not sent');
  await expect(child.getByRole('textbox', { name: 'Message' })).toHaveValue(telling);
  await expect(logOf(client, title)).not.toContainText(telling);
  await findNothing(client, 'a job room');
}

async function enterRoom(page: Page, title: string) {
  const entry = page.getByRole('list', { name: 'Job rooms' }).getByRole('link');
  await openUntil(page, '/chat', () =>
    expect(entry.filter({ hasText: title })).toBeVisible({ timeout: 2_000 }),
  );
  await entry.filter({ hasText: title }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

/** From the page of a child to the work that it was hired for, which a guardian follows. */
async function followWork(parents: Page, title: string) {
  const work = parents.getByRole('list', { name: 'Work of your child' });
  await work.getByRole('link', { name: title }).click();
  await expect(parents.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(parents.getByRole('list', { name: `Timeline of ${title}` })).toBeVisible();
  await findNothing(parents, 'the work of a child as its guardian sees it');
}

async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
}

const logOf = (page: Page, title: string) =>
  page.getByRole('region', { name: `Messages about ${title}` });

/** Staff finds a child in the queue, looks into its file, and verifies it. */
async function verify(page: Page, childName: string) {
  await enterAsStaff(page, 'verifier');
  await page.goto('/admin/verifications');
  const waiting = page.getByRole('article').filter({ hasText: childName });
  await waiting.getByRole('button', { name: `Open file: ${childName}` }).click();
  await giveReason(page, 'To compare the birth date with the consent', 'Open file');
  await expect(waiting.getByRole('heading', { name: /^File of / })).toBeVisible();
  await findNothing(page, 'the file of a child');
  await waiting.getByRole('button', { name: `Verify: ${childName}` }).click();
  await giveReason(page, 'The guardian agreed by card', 'Verify child');
  await expect(toast(page, `${childName} is verified`)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: childName })).toHaveCount(0);
}

/** The marketplace checks the person before it looks for the job, so an unknown job is enough. */
async function mayPropose(page: Page) {
  const session = await page.evaluate(() => localStorage.getItem('sidework.session') ?? '');
  const nobodysJob = '0193d2a0-0000-7000-8000-000000000000';
  const reply = await page.request.post(`/api/jobs/${nobodysJob}/proposals`, {
    headers: { authorization: `Bearer ${JSON.parse(session).access_token}` },
    data: { proposedCostCents: 2_500, message: 'I can come on Saturday morning.' },
  });
  const { code } = await reply.json();
  expect(['job_not_found', 'age_verification_required']).toContain(code);
  return code === 'job_not_found';
}
