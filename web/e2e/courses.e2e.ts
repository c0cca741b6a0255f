import type { Locator, Page } from '@playwright/test';
import { findNothing } from './support/faces.ts';
import { expect, join, openUntil, somebody, test, toast } from './support/journey.ts';
import { spendAllBut } from './support/learned-time.ts';
import { mailTo } from './support/mailbox.ts';
import { enterAsStaff } from './support/staff.ts';
import { worldOf } from './support/world.ts';

test.describe.configure({ timeout: 240_000 });

const syllabus = {
  name: 'syllabus.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<</Type /Catalog>>\nendobj\n%%EOF\n'),
};

const clip = 'infra/demo/videos/ten-minutes-a-week';

test('a course with a video is reviewed, published and learned, its credits make a license ready for renewal, and a revocation takes them back [EDU-51, EDU-52, F2]', async ({
  page,
  newPerson,
  request,
}) => {
  const educator = somebody({ userType: 'professional' });
  await join(page, educator);
  const title = `Journals by ${educator.fullName}`;
  await submitCourse(page, title);
  const submission = page.url();

  const staff = await newPerson();
  await enterAsStaff(staff, 'courseReviewer');
  await staff.goto('/admin/courses');
  await staff.getByRole('button', { name: title }).click();
  await expect(staff.getByRole('listitem').filter({ hasText: title })).toContainText(
    /4[78] h left/,
  );
  await staff.getByRole('button', { name: 'Syllabus' }).click();
  const file = staff.getByRole('link', { name: 'Show syllabus in a new tab' });
  const opened = await staff.request.get((await file.getAttribute('href')) ?? '');
  expect((await opened.body()).equals(syllabus.buffer)).toBe(true);
  await staff.getByRole('button', { name: 'Start review' }).click();
  await findNothing(staff, 'a course in review');
  await staff.getByRole('button', { name: 'Approve' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Approve course' }).click();
  await expect(toast(staff, 'The course is approved')).toBeVisible();

  await page.goto(submission);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page, 'is in the catalogue')).toBeVisible();
  await page.getByRole('link', { name: 'Course page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const course = new URL(page.url()).pathname;

  const learner = await newPerson();
  const ada = somebody({ userType: 'professional' });
  const world = worldOf(request, await join(learner, ada));
  const license = await world.license('Certified Public Accountant');
  await world.requirement('CPA license', license.id);
  await learner.goto(course);
  await learner.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(toast(learner, 'Enrollment Successful!')).toBeVisible();
  await expect(learner).toHaveURL(/\/education$/);
  expect(await mailTo(ada.email, /^You can learn/)).toContain(title);
  const code = await learn(learner, title);
  await expectHours(learner, { hours: '20 of 20 hours', readyLicenses: 1 });
  await findNothing(learner, 'a license that is ready for its renewal');
  const filed = learner.getByRole('listitem').filter({ hasText: `Certificate: ${title}` });
  await openUntil(learner, '/document-vault', () =>
    expect(filed.getByRole('button', { name: /^View/ })).toBeVisible({ timeout: 2_000 }),
  );

  const stranger = await newPerson();
  await stranger.goto(`/verify/${code}`);
  await expect(stranger.getByText('Valid', { exact: true })).toBeVisible();
  for (const fact of [ada.fullName, title, educator.fullName])
    await expect(stranger.getByRole('main')).toContainText(fact);
  await expect(stranger.getByRole('main')).toContainText('400 minutes of learning');
  await findNothing(stranger, 'a certificate that is valid');

  await page.goto(`${course}/students`);
  await expect(page.getByRole('list', { name: 'Students' })).toContainText('100% done');

  await revoke(staff, code);
  await stranger.reload();
  await expect(stranger.getByText('REVOKED', { exact: true }).first()).toBeVisible();
  await expectHours(learner, { hours: '12 of 20 hours', readyLicenses: 0 });
  await openUntil(learner, '/document-vault', () =>
    expect(filed.getByText('REVOKED')).toBeVisible({ timeout: 2_000 }),
  );
});

async function expectHours(
  page: Page,
  { hours, readyLicenses }: { hours: string; readyLicenses: number },
) {
  await openUntil(page, '/license-tracker', async () => {
    await page.getByRole('tab', { name: 'Continuing Education' }).click({ timeout: 2_000 });
    await expect(page.getByText(hours)).toBeVisible({ timeout: 1_000 });
  });
  await page.getByRole('tab', { name: 'Licenses' }).click();
  await expect(page.getByText('Certified Public Accountant').first()).toBeVisible();
  await expect(page.getByText('Renewal ready')).toHaveCount(readyLicenses);
}

/** Staff revoke a certificate through the API. */
async function revoke(staff: Page, code: string) {
  const session = await staff.evaluate(() => localStorage.getItem('sidework.session'));
  const { access_token: token } = JSON.parse(session ?? '{}');
  const revoked = await staff.request.post(`/api/certificates/${code}/revoke`, {
    headers: { authorization: `Bearer ${token}` },
    data: { reason: 'Issued in error.' },
  });
  expect(revoked.ok(), await revoked.text()).toBe(true);
}

async function submitCourse(page: Page, title: string) {
  await page.goto('/post-course');
  const form = page.getByRole('form', { name: 'Post Your Course' });
  await form.getByLabel('Course title').fill(title);
  await form.getByLabel('Category').selectOption('Accounting');
  await form.getByLabel('Type').selectOption('CE Credits');
  await form.getByLabel('Format').selectOption('Online');
  await form.getByLabel('Duration in hours').fill('8');
  await form.getByLabel('Credits').fill('80');
  await form.getByLabel(/^Description/).fill('How a journal is kept, line by line.');
  await form.getByLabel('Lesson title').fill('One line for each act');
  await form.getByLabel('Kind').selectOption('Video');
  await form.getByLabel('Video of lesson 1').setInputFiles(`${clip}.webm`);
  await form.getByLabel('Captions of lesson 1').setInputFiles(`${clip}.vtt`);
  await expect(form.getByRole('button', { name: 'Remove captions, lesson 1' })).toBeVisible();
  await form.getByRole('button', { name: 'Preview video, lesson 1' }).click();
  await expect
    .poll(() => form.getByLabel('Preview of lesson 1').evaluate(durationOf))
    .toBeGreaterThan(20);
  await form.getByLabel(/^Minutes/).fill('400');
  await form.getByLabel(/^What it says/).fill('Who, what, when, where and how you knew them.');
  await form.getByRole('button', { name: 'Add a question' }).click();
  await form.getByRole('textbox', { name: 'Question' }).fill('When is a line written?');
  await form.getByLabel('Answer 1').fill('At the time of the act');
  await form.getByLabel('Answer 2').fill('At the end of the month');
  await form.getByLabel('Right answer').selectOption('Answer 1');
  await fillCertificate(form);
  await form.getByLabel('Syllabus').setInputFiles(syllabus);
  await form.getByLabel('Sample certificate').setInputFiles(syllabus);
  await findNothing(page, 'a course that is written');
  const submit = form.getByRole('button', { name: 'Submit for review' });
  await submit.click();
  await expect(form.getByText('More credits than hours')).toBeVisible();
  await form.getByLabel('Credits').fill('8');
  await submit.click();
  await expect(toast(page, 'Course submitted for review')).toBeVisible();
  await expect(page).toHaveURL(/\/teaching\/[\w-]+$/);
  await expect(page.getByText('Waiting for review')).toBeVisible();
}

/** It is approved for the accountants of New Jersey. */
async function fillCertificate(form: Locator) {
  await form.getByLabel(/^Sponsor \*/).fill('Ledger Academy');
  await form.getByLabel('Address of the sponsor').fill('1 Main Street, Newark, NJ 07102');
  await form.getByLabel('Field of study').fill('Ethics');
  await form.getByLabel('Signed by').fill('Naomi Field');
  await form.getByRole('button', { name: 'Add a state approval' }).click();
  await form.getByRole('combobox', { name: 'State' }).selectOption('New Jersey');
  await form.getByLabel('Approval number').fill('NJ-88');
  await form.getByLabel('Valid through').fill('2098-12-31');
}

/** The quiz moves up while the finished lesson above it grows shorter, and a press may miss it then. */
async function choose(page: Page, answer: string) {
  const radio = page.getByRole('radio', { name: answer });
  await expect(() => radio.check({ force: true, timeout: 1_000 })).toPass({ timeout: 10_000 });
}

/** Finishes the one lesson and passes the quiz; gives the code of the certificate. */
async function learn(page: Page, title: string): Promise<string> {
  await openUntil(page, '/my-courses', async () => {
    await page.getByRole('link', { name: title }).click({ timeout: 2_000 });
  });
  const finish = page.getByRole('button', { name: 'Finish this lesson' });
  await expect(finish).toBeDisabled();
  await watch(page);
  await spendAllBut(5, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await page.reload();
  await expect(finish).toBeDisabled();
  await expect(finish).toBeEnabled({ timeout: 20_000 });
  await finish.click();
  await expect(page.getByText('50% done')).toBeVisible();
  await choose(page, 'At the end of the month');
  await page.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByText(/0% were right, and 70% are needed/)).toBeVisible();
  await findNothing(page, 'a quiz to be tried again');
  await choose(page, 'At the time of the act');
  await page.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByText('100% done')).toBeVisible();
  const download = page.getByRole('link', { name: 'Download PDF' });
  const file = await page.request.get((await download.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  await findNothing(page, 'a course that is completed');
  const verify = await page.getByRole('link', { name: 'Page to verify it' }).getAttribute('href');
  return verify?.split('/').at(-1) ?? '';
}

const durationOf = (video: HTMLElement | SVGElement) => (video as HTMLVideoElement).duration;

/** The video plays with its captions, and goes on where it was left. */
async function watch(page: Page) {
  const video = page.locator('video');
  const second = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await page.getByRole('button', { name: /enter what came in/ }).click();
  await expect.poll(second).toBeCloseTo(5.534, 1);
  await video.evaluate((player: HTMLVideoElement) => player.play());
  await expect.poll(second, { timeout: 20_000 }).toBeGreaterThan(6);
  await video.evaluate((player: HTMLVideoElement) => player.pause());
  const left = Math.floor(await second());
  await findNothing(page, 'a video that was watched');
  await openUntil(page, page.url(), () => expect.poll(second, { timeout: 5_000 }).toBe(left));
}
