import { issueToken } from '@sidework/contracts/schema/identity/accounts/auth';
import {
  chooseKidsAvatar,
  getOwnProfile,
  removeAvatar,
  uploadAvatar,
} from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAuthSession, anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aFile, fakeUploads } from '../../../test/fake-upload.ts';
import { aKidsProfile } from '../../../test/kids-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
fakeUploads();

async function open(profile: Parameters<typeof anOwnProfile>[0] = {}) {
  signInAs();
  server.on(issueToken, () => anAuthSession());
  server.on(getOwnProfile, () => anOwnProfile({ isSetUp: true, ...profile }));
  const { person } = renderApp('/profile-setup');
  await screen.findByRole('form', { name: 'Profile' });
  return person;
}

const choice = () => screen.findByLabelText<HTMLInputElement>('Picture file');
const aPicture = aFile('me.png', 'image/png');
const withPicture = anOwnProfile({ isSetUp: true, avatarUrl: 'https://files.example/me.webp' });

describe('the picture of a profile', () => {
  it('is sent as it is, with how far it is, and shown', async () => {
    const person = await open();
    let arrive = () => {};
    server.on(uploadAvatar, async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return withPicture;
    });
    await person.upload(await choice(), aPicture);
    const bar = await screen.findByRole('progressbar', { name: 'Your picture is being sent' });
    expect(bar.getAttribute('value')).toBe('50');
    arrive();
    await screen.findByText('Your new picture is shown from now on');
    const sent = server.received(uploadAvatar)[0];
    expect(sent?.headers.get('content-type')).toBe('image/png');
    expect(sent?.body).toBe(aPicture);
    await screen.findByRole('button', { name: 'Choose another picture' });
  });

  it('can be stopped on its way, without a word of failure', async () => {
    const person = await open();
    server.on(uploadAvatar, () => new Promise<never>(() => {}));
    await person.upload(await choice(), aPicture);
    await person.click(await screen.findByRole('button', { name: 'Stop' }));
    await screen.findByRole('button', { name: 'Choose a picture' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['of another kind', 'me.gif', 'image/gif', 10, /JPEG, PNG or WebP/],
    ['that is too large', 'me.png', 'image/png', 5 * 1_048_576 + 1, /at most 5 MB/],
  ])('%s is refused before it is sent', async (_what, name, type, bytes, text) => {
    await open();
    // The browser's file window can be told to show all files.
    fireEvent.change(await choice(), { target: { files: [aFile(name, type, bytes)] } });
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(server.received(uploadAvatar)).toEqual([]);
  });

  it('that the server refuses says why beside it', async () => {
    const person = await open();
    const text = 'Files cannot be taken or shown at the moment. Please try again in a minute.';
    server.on(uploadAvatar, () => refuse(503, 'store_unavailable', text));
    await person.upload(await choice(), aPicture);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('can be removed', async () => {
    const person = await open(withPicture);
    server.on(removeAvatar, () => anOwnProfile({ isSetUp: true }));
    await person.click(await screen.findByRole('button', { name: 'Remove' }));
    await screen.findByText('Your picture is removed');
    await screen.findByRole('button', { name: 'Choose a picture' });
  });

  it('waits until it is known how old its owner is', async () => {
    await open({ isSetUp: false });
    expect(screen.queryByLabelText('Picture file')).toBeNull();
  });

  it('of a child is one of ours, shown at once and kept', async () => {
    const kid = { accountType: 'sidework_kids' as const, kids: aKidsProfile() };
    const person = await open(kid);
    expect(screen.queryByLabelText('Picture file')).toBeNull();
    const pictures = await screen.findByRole('group', { name: 'Choose your picture' });
    expect(pictures.querySelectorAll('input')).toHaveLength(8);
    server.on(chooseKidsAvatar, () =>
      anOwnProfile({ isSetUp: true, ...kid, avatarUrl: '/kids-avatars/owl.svg' }),
    );
    await person.click(screen.getByRole('radio', { name: 'owl' }));
    await screen.findByText('Saved. Your picture is the owl.');
    await waitFor(() => screen.getByRole('radio', { name: 'owl', checked: true }));
    expect(server.received(chooseKidsAvatar)[0]?.body).toEqual({ avatar: 'owl' });
  });

  it('of a child is the one chosen last, however slow the answers are', async () => {
    const kid = { accountType: 'sidework_kids' as const, kids: aKidsProfile() };
    const person = await open(kid);
    const arrivals: (() => void)[] = [];
    server.on(chooseKidsAvatar, async () => {
      const avatar = arrivals.length === 0 ? 'fox' : 'otter';
      await new Promise<void>((arrive) => arrivals.push(arrive));
      return anOwnProfile({ isSetUp: true, ...kid, avatarUrl: `/kids-avatars/${avatar}.svg` });
    });
    for (const name of ['fox', 'owl', 'otter'])
      await person.click(screen.getByRole('radio', { name }));
    await waitFor(() => expect(arrivals).toHaveLength(1));
    arrivals[0]?.();
    await waitFor(() => expect(arrivals).toHaveLength(2));
    expect(screen.getByRole('radio', { name: 'otter', checked: true })).toBeTruthy();
    arrivals[1]?.();
    await screen.findByText('Saved. Your picture is the otter.');
    expect(screen.getByRole('radio', { name: 'otter', checked: true })).toBeTruthy();
    const sent = server.received(chooseKidsAvatar).map(({ body }) => body);
    expect(sent).toEqual([{ avatar: 'fox' }, { avatar: 'otter' }]);
  });
});
