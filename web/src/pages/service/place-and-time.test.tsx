import { listPaymentHistory } from '@sidework/contracts/schema/client-services/escrow';
import { listExtensions } from '@sidework/contracts/schema/client-services/extensions';
import { listNegotiations } from '@sidework/contracts/schema/client-services/negotiations';
import { listServicePhotos } from '@sidework/contracts/schema/client-services/service-photos';
import { getService, listStageChanges } from '@sidework/contracts/schema/client-services/services';
import {
  getJobVisit,
  type JobVisitView,
  setJobVisit,
} from '@sidework/contracts/schema/marketplace/job-visits';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aService } from '../../../test/service-builders.ts';

const server = fakeServer();

function open(side: 'clientId' | 'professionalId', visit: JobVisitView) {
  const service = aService();
  signInAs({ id: service[side] });
  server.on(getService, () => service);
  server.on(listServicePhotos, () => ({ before: [], after: [], review: [], mayChange: [] }));
  server.on(listStageChanges, () => ({ items: [] }));
  server.on(listPaymentHistory, () => ({ items: [] }));
  server.on(listExtensions, () => ({ items: [] }));
  server.on(listNegotiations, () => ({ items: [] }));
  let shown = visit;
  server.on(getJobVisit, () => shown);
  server.on(setJobVisit, ({ body }) => {
    shown = { address: body.address ?? null, wantedDays: body.wantedDays };
    return shown;
  });
  return renderApp(`/services/${service.id}`);
}

it('the hired professional finds the address, with a map, and the wanted days', async () => {
  open('professionalId', { address: '12 Elm Street', wantedDays: ['2030-12-10'] });
  const card = within(await screen.findByRole('region', { name: 'Place and time' }));
  card.getByText('Dec 10, 2030', { exact: false });
  expect(card.getByRole('link', { name: 'Open map' }).getAttribute('href')).toContain('12%20Elm');
  expect(card.queryByRole('button')).toBeNull();
});

it('the client says where the work is', async () => {
  const { person } = open('clientId', { address: null, wantedDays: [] });
  await person.click(await screen.findByRole('button', { name: 'Add place and time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Place and time' }));
  await person.type(dialog.getByLabelText('Address'), '12 Elm Street');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.received(setJobVisit)[0]?.body).toEqual({
      address: '12 Elm Street',
      wantedDays: [],
    }),
  );
  await screen.findByRole('link', { name: 'Open map' });
});
