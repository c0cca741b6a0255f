import { listReviews } from '@sidework/contracts/schema/client-services/reviews';
import { getGig, listGigs } from '@sidework/contracts/schema/marketplace/gigs';
import { reportGig } from '@sidework/contracts/schema/marketplace/reports';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { aGig } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

it('a report of a service names the photo that it is about', async () => {
  signInAs();
  const imageUrls = ['http://files.test/a.webp', 'http://files.test/b.webp'];
  const gig = aGig({ imageUrls });
  server.on(getGig, () => gig);
  server.on(listGigs, () => ({ items: [], nextCursor: null }));
  server.on(listReviews, () => ({ items: [], nextCursor: null }));
  server.on(reportGig, () => undefined);
  const { person } = renderApp(`/gigs/${gig.id}`);
  const name = 'Report this service';
  await person.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  await person.selectOptions(dialog.getByLabelText(/^What is wrong/), 'Spam');
  await person.selectOptions(dialog.getByLabelText('What it is about'), 'Photo 2');
  await person.click(dialog.getByRole('button', { name: 'Send report' }));
  await screen.findByText(/^Thank you\. Our moderators will look at it/);
  const body = { reason: 'spam', comment: '', photo: 2 };
  expect(server.received(reportGig)).toMatchObject([{ body }]);
});
