import { expect, join, openUntil, somebody, test, toast } from './support/journey.ts';
import { mailTo } from './support/mailbox.ts';
import { worldOf } from './support/world.ts';

test('a contract goes to a client without an account, who reads, signs and pays it on one page (F8)', async ({
  page: professional,
  newPerson,
}) => {
  test.setTimeout(180_000);
  const pat = somebody({ userType: 'professional', profession: 'Carpenter' });
  const forPat = worldOf(professional.request, await join(professional, pat));
  const rosa = somebody({ fullName: 'Rosa Marino' });
  const { id } = await forPat.contact({ fullName: 'Rosa Marino', email: rosa.email });

  await openUntil(professional, `/crm?person=${id}`, () =>
    expect(professional.getByRole('heading', { level: 1, name: 'Rosa Marino' })).toBeVisible({
      timeout: 2_000,
    }),
  );
  await professional.getByRole('button', { name: 'Send a contract' }).click();
  const form = professional.getByRole('form', { name: 'Send a Contract' });
  await form.getByLabel('Title').fill('New cedar fence');
  await form.getByLabel('Amount').fill('1,200');
  await expect(form.getByText('The price is $1,200.00.')).toBeVisible();
  await form.getByLabel('Your full name').fill('Pat Journey');
  await form.getByRole('button', { name: 'Sign and send' }).dblclick();
  await expect(toast(professional, `Contract sent to ${rosa.email}`)).toBeVisible();
  const mail = await mailTo(rosa.email, /sent you a contract to sign/);
  const [, link = ''] = /(\/client-invitation#[\w-]+)/.exec(mail) ?? [];

  const visitor = await newPerson();
  await visitor.goto(link);
  await expect(visitor.getByText(/sent you a contract to/)).toBeVisible();
  await expect(visitor.getByText('The price is $1,200.00.')).toHaveCount(0);
  const client = await newPerson();
  await join(client, rosa);
  const text = client.getByText('The price is $1,200.00.');
  // The address is confirmed in client-services a moment later.
  await client.goto(link);
  await expect(async () => {
    await client.reload();
    await expect(text).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await client.getByLabel('Your full name').fill('Rosa Marino');
  await client.getByRole('button', { name: 'Sign', exact: true }).dblclick();
  await expect(toast(client, 'Signed by both')).toBeVisible();
  await client.getByRole('button', { name: 'Pay $1,200.00' }).click();
  const card = client.getByRole('form', { name: 'Your card' });
  await card.getByLabel('Card number').fill('4242 4242 4242 4242');
  await card.getByLabel('Month and year').fill('12/98');
  await card.getByLabel('Security code').fill('123');
  await card.getByLabel('Name on the card').fill('Rosa Marino');
  await card.getByRole('button', { name: 'Pay $1,200.00' }).dblclick();
  await expect(client).toHaveURL(/client-invitation/);
  await client.getByRole('link', { name: 'Continue' }).click();

  const vault = client.getByRole('listitem').filter({ hasText: 'Contract: New cedar fence' });
  await openUntil(client, '/document-vault', () =>
    expect(vault).toHaveCount(1, { timeout: 2_000 }),
  );
});
