import type { Page } from '@playwright/test';
import { findNothing } from './support/faces.ts';
import { expect, join, openUntil, somebody, test, toast } from './support/journey.ts';
import { mailTo } from './support/mailbox.ts';
import { enterAsStaff } from './support/staff.ts';

test.describe.configure({ timeout: 240_000 });

const syllabus = {
  name: 'syllabus.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<</Type /Catalog>>\nendobj\n%%EOF\n'),
};

test('a course is submitted, reviewed and published, learned and passed, and a stranger verifies its certificate [EDU-51, EDU-52]', async ({
  page,
  newPerson,
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
  const ada = somebody();
  await join(learner, ada);
  await learner.goto(course);
  await learner.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(toast(learner, 'Enrollment Successful!')).toBeVisible();
  await expect(learner).toHaveURL(/\/education$/);
  expect(await mailTo(ada.email, /^You can learn/)).toContain(title);
  const code = await learn(learner, title);

  const stranger = await newPerson();
  await stranger.goto(`/verify/${code}`);
  await expect(stranger.getByText('Valid', { exact: true })).toBeVisible();
  for (const fact of [ada.fullName, title, educator.fullName])
    await expect(stranger.getByRole('main')).toContainText(fact);
  await expect(stranger.getByRole('main')).toContainText('1 minute of learning');
  await findNothing(stranger, 'a certificate that is valid');

  await page.goto(`${course}/students`);
  await expect(page.getByRole('list', { name: 'Students' })).toContainText('100% done');
});

async function submitCourse(page: Page, title: string) {
  await page.goto('/post-course');
  const form = page.getByRole('form', { name: 'Post Your Course' });
  await form.getByLabel('Course title').fill(title);
  await form.getByLabel('Category').selectOption('Notary');
  await form.getByLabel('Type').selectOption('CE Credits');
  await form.getByLabel('Format').selectOption('Online');
  await form.getByLabel('Duration in hours').fill('1');
  await form.getByLabel('Credits').fill('80');
  await form.getByLabel(/^Description/).fill('How a journal is kept, line by line.');
  await form.getByLabel('Lesson title').fill('One line for each act');
  await form.getByLabel(/^Minutes/).fill('1');
  await form.getByLabel(/^What it says/).fill('Who, what, when, where and how you knew them.');
  await form.getByRole('button', { name: 'Add a question' }).click();
  await form.getByRole('textbox', { name: 'Question' }).fill('When is a line written?');
  await form.getByLabel('Answer 1').fill('At the time of the act');
  await form.getByLabel('Answer 2').fill('At the end of the month');
  await form.getByLabel('Right answer').selectOption('Answer 1');
  await form.getByLabel('Syllabus').setInputFiles(syllabus);
  await findNothing(page, 'a course that is written');
  const submit = form.getByRole('button', { name: 'Submit for review' });
  await submit.click();
  await expect(form.getByText('More credits than hours')).toBeVisible();
  await form.getByLabel('Credits').fill('0');
  await submit.click();
  await expect(toast(page, 'Course submitted for review')).toBeVisible();
  await expect(page).toHaveURL(/\/teaching\/[\w-]+$/);
  await expect(page.getByText('Waiting for review')).toBeVisible();
}

/** Finishes the one lesson and passes the quiz; gives the code of the certificate. */
async function learn(page: Page, title: string): Promise<string> {
  await openUntil(page, '/my-courses', async () => {
    await page.getByRole('link', { name: title }).click({ timeout: 2_000 });
  });
  const finish = page.getByRole('button', { name: 'Finish this lesson' });
  await expect(finish).toBeDisabled();
  await expect(finish).toBeEnabled({ timeout: 100_000 });
  await finish.click();
  await expect(page.getByText('50% done')).toBeVisible();
  await page.getByRole('radio', { name: 'At the end of the month' }).check({ force: true });
  await page.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByText(/0% were right, and 70% are needed/)).toBeVisible();
  await findNothing(page, 'a quiz to be tried again');
  await page.getByRole('radio', { name: 'At the time of the act' }).check({ force: true });
  await page.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByText('100% done')).toBeVisible();
  const download = page.getByRole('link', { name: 'Download PDF' });
  const file = await page.request.get((await download.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  await findNothing(page, 'a course that is completed');
  const verify = await page.getByRole('link', { name: 'Page to verify it' }).getAttribute('href');
  return verify?.split('/').at(-1) ?? '';
}
