import { expect, setUpProfile, signUp, somebody, test, toast } from './support/journey.ts';

/** A picture of one colour, as small as a PNG can be. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a gig is posted with a picture, found, written about, booked and begun [GIGS-05, CRM-52]', async ({
  page: owner,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const pat = somebody({
    fullName: `Pat ${Date.now()}`,
    userType: 'professional',
    profession: 'Plumber',
  });
  const title = `Tap repair ${Date.now().toString(36)}`;
  await signUp(owner, pat);
  await setUpProfile(owner, /^Gig Worker/, 'Newark, NJ');
  await owner.goto('/my-gigs');
  await owner.getByRole('link', { name: 'Post a Gig' }).first().click();
  const form = owner.getByRole('form', { name: 'Post a Gig' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Most leaks are an hour of work.');
  await form.getByLabel('Category').selectOption({ label: 'Plumbing' });
  await form.getByLabel('Price', { exact: true }).fill('75');
  await form.getByLabel('Pricing type').selectOption({ label: 'Per hour' });
  await form
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'tap.png', mimeType: 'image/png', buffer: picture });
  await form.getByRole('button', { name: 'Post gig' }).click();
  await expect(toast(owner, 'Gig posted successfully!'), '[GIGS-25]').toBeVisible();
  await expect(owner.getByRole('img', { name: `Number 1 of “${title}”` })).toBeVisible();

  const client = await newPerson();
  await signUp(client, somebody({ fullName: `Clara ${Date.now()}` }));
  await setUpProfile(client, /^Client/, 'Newark, NJ');
  await client.goto('/gigs');
  await client.getByLabel('Search services').fill(title);
  const card = client.getByRole('article', { name: title });
  await expect(card, '[GIGS-24]').toContainText('$75.00/hr');
  await card.getByRole('link', { name: 'Message & Book Service' }).click();
  await expect(client).toHaveURL(/\/chat\?user=[^&]+&gig=/);
  const about = client.getByRole('list', { name: 'What this conversation is about' });
  await expect(about).toContainText('$75.00/hr');
  await expect(about.getByRole('link', { name: title })).toBeVisible();
  await client.getByPlaceholder('Type a message...').fill('Can you come on Tuesday?');
  await client.keyboard.press('Enter');
  await owner.goto('/chat');
  await owner.getByRole('link', { name: /Can you come on Tuesday\?/ }).click();
  await owner.getByRole('link', { name: 'New Service' }).click();
  const offer = owner.getByRole('form', { name: 'New Service' });
  await expect(offer.getByLabel('Title')).toHaveValue(title);
  await expect(offer).toContainText('The gig asks $75.00 an hour.');
  await offer.getByLabel('Amount').fill('150');
  await offer.getByRole('button', { name: 'Create Service' }).dblclick();
  await expect(toast(owner, 'Service created successfully')).toBeVisible();

  await client.goto('/my-services');
  await client.getByRole('button', { name: `Accept service: ${title}` }).click();
  await expect(toast(client, 'Service accepted')).toBeVisible();
  await owner.goto('/service-tracker');
  const work = owner.getByRole('article').filter({ hasText: title });
  await work.getByLabel('Update Stage').selectOption({ label: 'In Progress' });
  await work.getByRole('button', { name: 'Update' }).click();
  await expect(toast(owner, 'Service progress updated!')).toBeVisible();
  await expect(client.getByRole('article').filter({ hasText: title })).toContainText('25%');
});

test('a package is booked with an extra and an answer, which both sides then read', async ({
  page: owner,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const title = `Faucet ${Date.now().toString(36)}`;
  await signUp(
    owner,
    somebody({ fullName: `Pat ${Date.now()}`, userType: 'professional', profession: 'Plumber' }),
  );
  await setUpProfile(owner, /^Gig Worker/, 'Newark, NJ');
  await owner.goto('/working-hours');
  await owner.getByRole('button', { name: 'Save working hours' }).click();
  await expect(toast(owner, 'Your working hours are saved')).toBeVisible();
  await owner.goto('/post-gig');
  const form = owner.getByRole('form', { name: 'Post a Gig' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Most leaks are an hour of work.');
  await form.getByLabel('Category').selectOption({ label: 'Plumbing' });
  await form.getByRole('button', { name: 'Add packages, extras or questions' }).click();
  await form.getByRole('button', { name: 'Add package Basic' }).click();
  await form.getByLabel('Basic includes').fill('A new washer.');
  await form.getByLabel('Price of Basic').fill('75');
  await form.getByRole('button', { name: 'Add package Standard' }).click();
  await form.getByLabel('Standard includes').fill('One faucet replaced.');
  await form.getByLabel('Price of Standard').fill('135');
  await form.getByRole('button', { name: 'Add an extra' }).click();
  await form.getByLabel(/^Extra 1/).fill('Shutoff valve replaced');
  await form.getByLabel('Price of extra 1').fill('45');
  await form.getByRole('button', { name: 'Add a question' }).click();
  await form.getByLabel('Your question 1').fill('Which floor is it on?');
  await form.getByLabel('Question 1 has to be answered').check();
  await form.getByRole('button', { name: 'Post gig' }).click();
  await expect(toast(owner, 'Gig posted successfully!')).toBeVisible();

  const client = await newPerson();
  await signUp(client, somebody({ fullName: `Clara ${Date.now()}` }));
  await setUpProfile(client, /^Client/, 'Newark, NJ');
  await client.goto('/gigs');
  await client.getByLabel('Search services').fill(title);
  const card = client.getByRole('article', { name: title });
  await expect(card).toContainText('from $75.00');
  await card.getByRole('link', { name: title }).click();
  await client.getByRole('radio', { name: /^Standard/ }).check();
  await client.getByRole('checkbox', { name: /^Shutoff valve replaced/ }).check();
  await client.getByRole('group', { name: 'Time' }).getByRole('button').first().click();
  await client.getByRole('button', { name: /^Book / }).click();
  await expect(client.getByText('Please answer this question.')).toBeVisible();
  await client.getByLabel('Which floor is it on?').fill('The second');
  await client.getByRole('button', { name: /^Book / }).click();
  await expect(client).toHaveURL(/\/services\//);
  const work = new URL(client.url()).pathname;
  for (const side of [client, owner]) {
    await side.goto(work);
    await expect(side.getByText('The second')).toBeVisible();
    await expect(side.getByText('Shutoff valve replaced, $45.00')).toBeVisible();
    await expect(side.getByText('$180.00').first()).toBeVisible();
  }
});
