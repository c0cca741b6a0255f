import {
  changeEvent,
  getEvent,
  listEvents,
  postEvent,
  uploadEventPicture,
} from '@sidework/contracts/schema/education-events/event-listings';
import { listAttendees } from '@sidework/contracts/schema/education-events/registrations';
import { issueToken } from '@sidework/contracts/schema/identity/accounts/auth';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { anEventDetail } from '../../../test/event-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aFile, fakeUploads } from '../../../test/fake-upload.ts';
import { anId } from '../../../test/job-builders.ts';
import { currentPath, renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();
fakeUploads();

const poster = { userType: 'professional', accountType: 'gig_worker' } as const;

const labels = {
  title: /^Event Title/,
  category: /^Category/,
  description: /^Description/,
  eventDate: /^Event Date & Time/,
  location: /^Location/,
  capacity: /^Maximum Capacity/,
  priceCents: /^Ticket Price/,
  imageUrl: /^Event Image URL/,
  timeZone: /^Time zone/,
  endsAt: /^End/,
};
type Typed = Partial<Record<keyof typeof labels, string>>;
const nextYear = new Date().getFullYear() + 1;
const whole: Typed = {
  title: 'Trades and tools',
  category: 'Networking',
  description: 'Meet other trades.',
  timeZone: 'America/Los_Angeles',
  eventDate: `${nextYear}-12-01T18:00`,
  location: 'Portland, OR',
  capacity: '10',
  priceCents: '',
};

/** Each form belongs to another person, since drafts are kept by person. */
async function openForm() {
  signInAs({ ...poster, id: anId() });
  server.on(listEvents, () => ({ items: [], nextCursor: null }));
  renderApp('/post-event');
  await screen.findByRole('form', { name: 'Post an event' });
}
const field = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name]);
function fill(typed: Typed) {
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(field(name as keyof typeof labels), { target: { value } });
}
const post = () => fireEvent.click(screen.getByRole('button', { name: 'Post Event' }));
const choosePicture = (file: File) =>
  fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } });

describe('posting an event [NAV-17]', () => {
  it('has the fields and buttons of the specification [EVT-20, EVT-21, EVT-22]', async () => {
    await openForm();
    for (const name of [
      'title',
      'category',
      'description',
      'eventDate',
      'location',
      'capacity',
      'priceCents',
    ] as const)
      expect(field(name).labels?.[0]?.textContent).toMatch(/\*$/);
    expect(field('imageUrl').labels?.[0]?.textContent).toBe('Event Image URL');
    expect(within(field('category')).getAllByRole('option')).toHaveLength(9);
    expect(screen.getByRole('button', { name: 'Post Event' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/events');
  });

  it.each(['2072-01-01T10:00', '9998-12-30T10:00'])(
    'asks about the year of %s',
    async (eventDate) => {
      await openForm();
      fill({ ...whole, eventDate });
      const event = anEventDetail({ isOwn: true });
      server.on(postEvent, () => event);
      server.on(getEvent, () => event);
      post();
      expect(
        await screen.findByText(new RegExp(`^${eventDate.slice(0, 4)} — is that right`)),
      ).toBeTruthy();
      expect(server.received(postEvent)).toEqual([]);
      post();
      expect(await screen.findByText('Event posted successfully!')).toBeTruthy();
    },
  );

  it('sends what was typed, by the clock of the place, and leads to the posted event [EVT-26, EVT-28, EVT-29, EVT-59]', async () => {
    await openForm();
    fill(whole);
    const event = anEventDetail({ isOwn: true });
    server.on(postEvent, () => event);
    server.on(getEvent, () => event);
    post();
    expect(await screen.findByText('Event posted successfully!')).toBeTruthy();
    await waitFor(() => expect(currentPath()).toBe(`/event/${event.id}`));
    expect(await screen.findByRole('heading', { name: 'This is your event' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Complete Registration' })).toBeNull();
    expect(server.received(postEvent).map(({ body }) => body)).toEqual([
      {
        title: 'Trades and tools',
        category: 'Networking',
        description: 'Meet other trades.',
        eventDate: `${nextYear}-12-02T02:00:00.000Z`,
        timeZone: 'America/Los_Angeles',
        location: 'Portland, OR',
        capacity: 10,
        priceCents: 0,
        imageUrl: null,
        allowsKids: false,
        education: null,
      },
    ]);
  });

  it('offers the next time for one that does not exist, and asks about one that comes twice', async () => {
    await openForm();
    fill({ ...whole, eventDate: '2099-03-08T02:30' });
    fireEvent.click(
      await screen.findByRole('button', { name: 'Use Sun, Mar 8, 2099, 3:00 AM PDT' }),
    );
    expect(field('eventDate').value).toBe('2099-03-08T03:00');
    fill({ eventDate: '2099-11-01T01:30' });
    expect(screen.getByRole('radio', { name: 'Sun, Nov 1, 2099, 1:30 AM PDT' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Sun, Nov 1, 2099, 1:30 AM PST' })).toBeTruthy();
  });

  it('says beside each field what is wrong with it, and sends nothing', async () => {
    await openForm();
    fill({ capacity: '0', priceCents: '1.234', imageUrl: 'a picture' });
    post();
    for (const [line, text] of [
      ['[EVT-23]', 'Event title is required'],
      ['[EVT-23]', 'Category is required'],
      ['[EVT-23]', 'Description is required'],
      ['[EVT-23]', 'Date and time are required'],
      ['[EVT-23]', 'Location is required'],
      ['[EVT-24, CONST-26]', 'Maximum capacity must be at least 1'],
      ['[EVT-25]', 'Enter an amount in dollars, such as 25 or 25.50'],
      ['[EVT-27]', 'Image URL must be a link that begins with https'],
    ] as const)
      expect(await screen.findByText(text), line).toBeTruthy();
    expect(document.activeElement).toBe(field('title'));
    expect(server.received(postEvent)).toEqual([]);
  });

  it('says that it failed, and keeps what was typed [EVT-30]', async () => {
    await openForm();
    fill(whole);
    server.on(postEvent, () => refuse(500, 'internal_error', 'Something broke.'));
    post();
    expect(await toastOf('Failed to post event')).toContain('Something broke.');
    expect(field('title').value).toBe('Trades and tools');
  });

  it('says "Not authenticated" to whose session is over [EVT-33, EVT-66]', async () => {
    await openForm();
    fill(whole);
    server.on(postEvent, () => refuse(401, 'unauthenticated', 'Please sign in.'));
    server.on(issueToken, () => refuse(400, 'refresh_token_not_found', 'Gone.'));
    post();
    expect(await toastOf('Failed to post event')).toContain('Not authenticated');
  });

  it('tells a visitor to sign in, and brings them back [EVT-31]', async () => {
    renderApp('/post-event');
    expect(await toastOf('Authentication required')).toContain('Please sign in to post events');
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/post-event' });
  });

  it.each([
    ['client', 'client'],
    ['professional', 'sidework_kids'],
  ] as const)(
    'leads a %s with the account type %s away [EVT-32, EVT-57, KIDS-24, SEC-19]',
    async (userType, accountType) => {
      signInAs({ userType, accountType });
      server.on(listEvents, () => ({ items: [], nextCursor: null }));
      renderApp('/post-event');
      expect(await toastOf('Error')).toContain(
        'Only business professionals and gig workers can post events.',
      );
      await waitFor(() => expect(currentPath()).toBe('/events'));
    },
  );

  it('sends a picture of one’s own once the event is there', async () => {
    await openForm();
    fill(whole);
    const event = anEventDetail({ isOwn: true });
    server.on(postEvent, () => event);
    server.on(getEvent, () => event);
    server.on(uploadEventPicture, () => event);
    choosePicture(aFile('tools.png', 'image/png'));
    post();
    expect(await screen.findByText('Event posted successfully!')).toBeTruthy();
    expect(server.received(uploadEventPicture).map(({ params }) => params)).toEqual([
      { eventId: event.id },
    ]);
  });

  it('sends no picture that is too large, and says so at once', async () => {
    await openForm();
    choosePicture(aFile('tools.png', 'image/png', 5 * 1_048_576 + 1));
    expect((await screen.findByRole('alert')).textContent).toBe('This file is too large.');
  });

  it('leads to the posted event where its picture was not taken', async () => {
    await openForm();
    fill(whole);
    const event = anEventDetail({ isOwn: true });
    server.on(postEvent, () => event);
    server.on(getEvent, () => event);
    server.on(uploadEventPicture, () => refuse(422, 'upload_unreadable', 'Not a picture.'));
    choosePicture(aFile('tools.png', 'image/png'));
    post();
    expect(await toastOf('Your event is there, but without this picture')).toContain(
      'Not a picture.',
    );
    await waitFor(() => expect(currentPath()).toBe(`/event/${event.id}/edit`));
    expect(server.received(postEvent)).toHaveLength(1);
  });
});

describe('editing an event', () => {
  it('starts from what it is, and sends what it was seen as', async () => {
    signInAs(poster);
    const event = anEventDetail({ isOwn: true, version: 3, imageUrl: 'https://a.example/b.png' });
    server.on(getEvent, () => event);
    server.on(listAttendees, () => ({ items: [], nextCursor: null }));
    renderApp(`/event/${event.id}/edit`);
    await screen.findByRole('form', { name: 'Edit the event' });
    expect(field('eventDate').value).toBe('2098-12-01T18:00');
    expect(screen.getByText(/We email everyone who registered when the time/)).toBeTruthy();
    fill({ location: 'Salem, OR' });
    server.on(changeEvent, () => ({ ...event, version: 4, location: 'Salem, OR' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(currentPath()).toBe(`/event/${event.id}/attendees`));
    const [sent] = server.received(changeEvent);
    expect(sent?.body).toMatchObject({
      location: 'Salem, OR',
      version: 3,
      eventDate: event.startsAt,
    });
    expect(sent?.body).not.toHaveProperty('imageUrl');
  });

  it.each([
    ['fetching', /being copied from its link/],
    ['failed', /could not get a picture from your link/],
  ] as const)(
    'says what became of a link to a picture: %s [D-133]',
    async (pictureState, words) => {
      signInAs(poster);
      const event = anEventDetail({ isOwn: true, version: 3, pictureState });
      server.on(getEvent, () => event);
      renderApp(`/event/${event.id}/edit`);
      expect(await screen.findByText(words)).toBeTruthy();
    },
  );

  it('says that somebody else’s event is not theirs', async () => {
    signInAs(poster);
    const event = anEventDetail();
    server.on(getEvent, () => event);
    renderApp(`/event/${event.id}/edit`);
    expect(await screen.findByText('Only the organizer of this event can do that.')).toBeTruthy();
  });
});
