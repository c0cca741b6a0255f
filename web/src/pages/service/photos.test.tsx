import { listPaymentHistory } from '@sidework/contracts/schema/client-services/escrow';
import { listExtensions } from '@sidework/contracts/schema/client-services/extensions';
import { listNegotiations } from '@sidework/contracts/schema/client-services/negotiations';
import {
  addServicePhoto,
  listServicePhotos,
  removeServicePhoto,
  type ServicePhotos,
} from '@sidework/contracts/schema/client-services/service-photos';
import { getService, listStageChanges } from '@sidework/contracts/schema/client-services/services';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aService } from '../../../test/service-builders.ts';

const server = fakeServer();
fakeUploads();
const url = `http://files.test/service-pictures/${'a'.repeat(32)}.webp`;
const none: ServicePhotos = { before: [], after: [], review: [], mayChange: [] };
const own: ServicePhotos = { ...none, mayChange: ['before', 'after'] };

function open(viewerId: 'clientId' | 'professionalId', photos: ServicePhotos) {
  const service = aService();
  signInAs({ id: service[viewerId] });
  server.on(getOwnProfile, () => anOwnProfile());
  server.on(getService, () => service);
  for (const list of [listStageChanges, listPaymentHistory, listExtensions, listNegotiations])
    server.on(list, () => ({ items: [] }));
  server.on(listServicePhotos, () => photos);
  return renderApp(`/services/${service.id}`);
}

it('a professional adds a photo from after the work, and takes it back', async () => {
  const { person } = open('professionalId', own);
  server.on(addServicePhoto, () => ({ ...own, after: [url] }));
  server.on(removeServicePhoto, () => own);
  const photo = new File(['a photo'], 'sink.png', { type: 'image/png' });
  await person.upload(await screen.findByLabelText(/^Add photos from after the work/), photo);
  await screen.findByAltText('Number 1 from after the work');
  expect(screen.queryByRole('heading', { name: 'Photos of the review' })).toBeNull();
  await person.click(
    screen.getByRole('button', { name: 'Remove photo from after the work, number 1' }),
  );
  await person.click(await screen.findByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(screen.queryByAltText('Number 1 from after the work')).toBeNull());
  expect(server.received(removeServicePhoto)[0]?.params).toMatchObject({ moment: 'after' });
});

it('its client sees how it was and is, and changes nothing of it', async () => {
  open('clientId', { ...none, before: [url] });
  await screen.findByAltText('Number 1 from before the work');
  expect(screen.queryByRole('button', { name: /^Remove photo/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'After the work' })).toBeNull();
});
