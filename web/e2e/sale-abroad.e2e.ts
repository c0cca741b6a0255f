import { expect, join, openUntil, somebody, test, toast } from './support/journey.ts';
import { personIn, worldOf } from './support/world.ts';

test('paid work for a client abroad becomes a sale, and its income stands in the books once (F11)', async ({
  page: client,
  newPerson,
}) => {
  test.setTimeout(120_000);
  const professional = await newPerson();
  const clientToken = await join(client, somebody());
  const forClient = worldOf(client.request, clientToken);
  const pat = somebody({ userType: 'professional', profession: 'Plumber' });
  const forProfessional = worldOf(professional.request, await join(professional, pat));
  const title = `Website ${pat.email}`;
  const job = await forClient.job(title);
  await forProfessional.clientAbroad(personIn(clientToken), 'Portugal');
  await forClient.hire((await forProfessional.proposal(job.id)).id);
  const { id } = await forProfessional.service(title);
  await forClient.fund(id, 9_950);
  await forClient.release(id);

  const drafts = professional.getByRole('list', { name: 'Sales to confirm' });
  const draft = drafts.getByRole('listitem').filter({ hasText: title });
  await openUntil(professional, '/international-trade', () =>
    expect(draft).toContainText('VAT 23%', { timeout: 2_000 }),
  );
  await expect(draft).toContainText('$99.50');
  await draft.getByRole('button', { name: `Confirm the sale of ${title}` }).click();
  const form = professional.getByRole('form', { name: 'Confirm sale' });
  await expect(form.getByText(/The sale adds none/)).toBeVisible();
  await form.getByRole('button', { name: 'Confirm sale' }).dblclick();
  await expect(toast(professional, 'International sale added')).toBeVisible();
  await expect(drafts).toHaveCount(0);

  const sales = professional.getByRole('list', { name: 'International sales' });
  await sales.getByRole('listitem').getByRole('link').click();
  await expect(professional).toHaveURL(/\/tax-tracker\?.*origin=/);
  const income = professional.getByRole('listitem').filter({ hasText: title });
  await expect(income).toHaveCount(1);
  await expect(income).toContainText('$99.50');
  await expect(income).toContainText('From a payment');
});
