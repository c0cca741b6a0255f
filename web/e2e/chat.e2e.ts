import { expect, join, somebody, test } from './support/journey.ts';
import { log, row, rows, write } from './support/messages.ts';
import { personIn, worldOf } from './support/world.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const pageOf = (path: string, personId: string) => `${path}?user=${personId}`;

test.describe('two people', () => {
  const clara = somebody({ fullName: `Clara Chat ${Date.now()}` });
  const pat = somebody({ fullName: `Pat Chat ${Date.now()}`, userType: 'professional' });

  test('write to each other without a reload [CHAT-17, D-35]', async ({
    page: client,
    newPerson,
  }) => {
    const professional = await newPerson();
    const [claraId, patId] = [await join(client, clara), await join(professional, pat)].map(
      personIn,
    );
    await professional.goto('/jobs');
    await expect(async () => {
      await client.goto(pageOf('/chat', patId ?? ''));
      await expect(client.getByPlaceholder('Type a message...')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await expect(
      client.getByText('You have not written to each other yet.'),
      '[CHAT-25]',
    ).toBeVisible();
    await write(client, 'Can you come on Tuesday?');
    await expect(row(client, pat, 'Can you come on Tuesday?'), '[CHAT-28]').toContainText('Sent');

    await expect(
      professional.getByRole('link', { name: 'Messages, 1 unread' }).first(),
    ).toBeVisible();
    await professional.getByRole('link', { name: 'Messages, 1 unread' }).first().click();
    const entry = professional
      .getByRole('list', { name: 'Message requests' })
      .getByRole('link', { name: new RegExp(clara.fullName) });
    await expect(entry).toContainText('Can you come on Tuesday?');
    await entry.click();
    await expect(professional).toHaveURL(pageOf('/chat', claraId ?? ''));
    await expect(professional.getByRole('link', { name: /Messages, .* unread/ })).toHaveCount(0);

    await professional.getByRole('button', { name: 'Accept' }).click();
    await expect(professional.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    // Whether a request was read is not told before it is accepted.
    await expect(row(client, pat, 'Can you come on Tuesday?')).toContainText('Seen');
    await professional
      .getByPlaceholder('Type a message...')
      .pressSequentially('Yes', { delay: 50 });
    await expect(client.getByText('typing…')).toBeVisible();
    await professional.getByPlaceholder('Type a message...').press('Enter');
    await expect(row(client, pat, 'Yes')).toBeVisible();
    await expect(row(professional, clara, 'Yes'), '[CHAT-29]').toContainText('Seen');

    const side = async (text: string) =>
      (await row(client, pat, text).getByText(text).first().boundingBox())?.x ?? 0;
    expect(await side('Can you come on Tuesday?'), '[CHAT-05]').toBeGreaterThan(await side('Yes'));

    for (const text of ['One', 'Two', 'Three']) await write(client, `${text} more thing`);
    await expect(rows(professional, clara)).toHaveText([
      /Can you come on Tuesday\?/,
      /Yes/,
      /One more thing/,
      /Two more thing/,
      /Three more thing/,
    ]);

    // A phone has room for one of them, the list first.
    await client.setViewportSize({ width: 375, height: 740 });
    await client.goto('/chat');
    const list = client.getByRole('navigation', { name: 'Conversations' });
    await list.getByRole('link', { name: new RegExp(pat.fullName) }).click();
    await expect(row(client, pat, 'Yes')).toBeVisible();
    await expect(list, '[CHAT-02]').toBeHidden();
    await client.getByRole('link', { name: 'All messages' }).click();
    await expect(list).toBeVisible();
    await expect(client.getByPlaceholder('Type a message...')).toBeHidden();
  });

  test('miss nothing of what was written while one was offline', async ({
    page: client,
    newPerson,
  }) => {
    const [ann, bob] = [somebody(), somebody({ userType: 'professional' })];
    const professional = await newPerson();
    const [annId, bobId] = [await join(client, ann), await join(professional, bob)].map(personIn);
    await expect(async () => {
      await client.goto(pageOf('/chat', bobId ?? ''));
      await expect(client.getByPlaceholder('Type a message...')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await write(client, 'First');
    await professional.goto(pageOf('/chat', annId ?? ''));
    await write(professional, 'Second');
    await expect(row(client, bob, 'Second')).toBeVisible();

    await professional.context().setOffline(true);
    await write(professional, 'Written offline');
    await expect(row(professional, ann, 'Written offline')).toContainText(
      'Waiting for the connection',
    );
    for (const number of [1, 2, 3]) await write(client, `Meanwhile ${number}`);
    await expect(row(client, bob, 'Meanwhile 3')).toContainText('Sent');
    await professional.context().setOffline(false);
    const expected = [
      /First/,
      /Second/,
      /Meanwhile 1/,
      /Meanwhile 2/,
      /Meanwhile 3/,
      /Written offline/,
    ];
    await expect(rows(professional, ann)).toHaveText(expected, { timeout: 20_000 });
    await expect(rows(client, bob)).toHaveText(expected);
  });
});

test('a professional and a client agree on an offer in chat, which becomes their work', async ({
  page: client,
  newPerson,
}) => {
  const [ann, bob] = [somebody(), somebody({ userType: 'professional' })];
  const professional = await newPerson();
  const [annToken, bobToken] = [await join(client, ann), await join(professional, bob)];
  const annWorld = worldOf(client.request, annToken);
  const bobWorld = worldOf(professional.request, bobToken);
  await expect(() => annWorld.message(personIn(bobToken), 'Two bookcases?')).toPass({
    timeout: 20_000,
  });
  await bobWorld.message(personIn(annToken), 'Gladly. I send you an offer.');
  await client.goto(pageOf('/chat', personIn(bobToken)));
  await professional.goto(pageOf('/chat', personIn(annToken)));

  await professional.getByRole('button', { name: 'Make an offer' }).click();
  const form = professional.getByRole('dialog');
  await form.getByLabel('Title').fill('Two oak bookcases');
  await form.getByLabel('What is included').fill('Built, oiled and put up.');
  await form.getByLabel('Price').fill('1,200');
  await form.getByRole('textbox', { name: 'Working days' }).fill('5');
  await form.getByRole('button', { name: 'Send offer' }).click();

  const card = client.getByRole('article', { name: 'Two oak bookcases' });
  await expect(card).toContainText('$1,200.00');
  await card.getByRole('button', { name: 'Accept' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(
    professional.getByRole('article', { name: 'Two oak bookcases' }).getByText('Accepted'),
  ).toBeVisible();
  // The work comes to the head of the thread too, and moves what is below it.
  const cards = client.getByRole('article', { name: 'Two oak bookcases' });
  await expect(cards).toHaveCount(2);
  await cards.getByRole('link', { name: 'Open the work' }).click();
  await client.waitForURL(/\/services\//);
  await expect(client.getByRole('heading', { name: 'Two oak bookcases', level: 1 })).toBeVisible();
  await expect(client.getByText('$1,200.00').first()).toBeVisible();
});

test('a photo is sent, answered with a quote, and found again by its words', async ({
  page: client,
  newPerson,
}) => {
  const [ann, bob] = [somebody(), somebody({ userType: 'professional' })];
  const professional = await newPerson();
  const [annToken, bobToken] = [await join(client, ann), await join(professional, bob)];
  const annWorld = worldOf(client.request, annToken);
  const bobWorld = worldOf(professional.request, bobToken);
  await expect(() => annWorld.message(personIn(bobToken), 'A tap that drips')).toPass({
    timeout: 20_000,
  });
  await bobWorld.message(personIn(annToken), 'Can you show me?');
  await client.goto(pageOf('/chat', personIn(bobToken)));
  await professional.goto(pageOf('/chat', personIn(annToken)));

  const field = client.getByLabel('Add a picture or a PDF');
  await field.setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Hello'),
  });
  await expect(client.getByRole('alert')).toContainText('Choose a JPEG, PNG or WebP picture');
  await field.setInputFiles({ name: 'tap.png', mimeType: 'image/png', buffer: picture });
  await expect(client.getByRole('button', { name: 'Remove tap.webp' })).toBeVisible();
  await write(client, 'The walnut cabinet is wet below it');

  const shown = row(professional, ann, 'walnut cabinet');
  await expect(shown.getByRole('img', { name: 'tap.webp' })).toBeVisible();
  await shown.hover();
  await shown.getByRole('button', { name: `React to ${ann.fullName}` }).click();
  await shown.getByRole('button', { name: 'Thumbs up' }).click();
  await expect(row(client, bob, 'walnut cabinet')).toContainText('Thumbs up');
  await shown.hover();
  await shown.getByRole('button', { name: `Reply to ${ann.fullName}` }).click();
  await write(professional, 'That is the seal. I bring one.');
  const reply = row(client, bob, 'That is the seal');
  await expect(reply.getByRole('button', { name: /walnut cabinet/ })).toBeVisible();

  await client.getByRole('searchbox', { name: 'Search messages' }).fill('WALNUT');
  await client.getByRole('list', { name: 'Messages found' }).getByRole('link').first().click();
  // The reply, which comes after it, quotes it.
  await expect(row(client, bob, 'The walnut cabinet is wet').first()).toBeFocused();
  await client.getByRole('button', { name: 'Go to the latest messages' }).click();
  await expect(reply).toBeInViewport();
});

test('a reader of older messages stays where they are, and is told of new ones [CHAT-11]', async ({
  page: client,
  newPerson,
}) => {
  // Ended, so that no number runs on into the time beside it.
  const said = (number: number) => `Message ${number}.`;
  const [ann, bob] = [somebody(), somebody({ userType: 'professional' })];
  const professional = await newPerson();
  const [annToken, bobToken] = [await join(client, ann), await join(professional, bob)];
  const [annWorld, bobWorld] = [
    worldOf(client.request, annToken),
    worldOf(professional.request, bobToken),
  ];
  await expect(() => annWorld.message(personIn(bobToken), said(1))).toPass({ timeout: 20_000 });
  // Fewer than one person sends in a minute.
  for (let number = 2; number <= 58; number += 1)
    await bobWorld.message(personIn(annToken), said(number));

  await client.goto(pageOf('/chat', personIn(bobToken)));
  await expect(row(client, bob, said(58))).toBeInViewport();
  await expect(rows(client, bob)).toHaveCount(50);
  // To the top, but for a few pixels that tell whether the place is kept.
  await log(client, bob).evaluate((element) => element.scrollTo({ top: 90, behavior: 'instant' }));
  await expect(rows(client, bob)).toHaveCount(58);
  const kept = row(client, bob, said(10));
  await expect(kept).toBeInViewport();

  await bobWorld.message(personIn(annToken), said(59));
  const news = client.getByRole('button', { name: 'New messages' });
  await expect(news).toBeVisible();
  await expect(kept).toBeInViewport();
  await news.click();
  await expect(row(client, bob, said(59))).toBeInViewport();
  await expect(news).toHaveCount(0);
});
