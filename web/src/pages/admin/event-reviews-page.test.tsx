import {
  approveEvent,
  listWaitingEvents,
  refuseEvent,
  type WaitingEvent,
} from '@sidework/contracts/schema/education-events/event-reviews';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../../../test/event-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { fill } from '../../../test/render-app.tsx';
import { openAsStaff } from '../../../test/staff-builders.ts';

const server = fakeServer();
const terms = 'a'.repeat(64);

const answer = (items: WaitingEvent[]) =>
  server.on(listWaitingEvents, () => ({ items, nextCursor: null }));

async function open(organizerRecord = { approved: 0, refused: 0 }) {
  const askedAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
  const event = {
    onlineLinks: [],
    ...anEvent({ title: 'Build a birdhouse' }),
    askedAt,
    terms,
    organizerRecord,
  };
  answer([event]);
  const { person } = openAsStaff('/admin/events', 'moderator');
  await person.click(await screen.findByRole('button', { name: 'Build a birdhouse' }));
  return { event, person };
}

describe('the events that ask for young people [D-118]', () => {
  it('stand with all that a child would see, and who is behind it', async () => {
    const { event } = await open({ approved: 2, refused: 1 });
    screen.getByText('Meet other trades.');
    screen.getByText('Portland, OR');
    screen.getByText('2 opened before, 1 not');
    const link = screen.getByRole('link', { name: 'Account of Naomi Feld' });
    expect(link.getAttribute('href')).toBe(`/admin/accounts/${event.organizerId}`);
  });

  it('are opened as they were read', async () => {
    const { event, person } = await open();
    screen.getByText('No other event decided yet');
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog'));
    server.on(approveEvent, () => {
      answer([]);
      return { ...event, allowsKids: true };
    });
    await person.click(dialog.getByRole('button', { name: 'Open to young people' }));
    await screen.findByText('The event is open to young people');
    await screen.findByRole('heading', { name: 'No event waits' });
    expect(server.received(approveEvent)[0]?.body).toEqual({ terms });
  });

  it('say so where one was changed meanwhile', async () => {
    const { person } = await open();
    server.on(approveEvent, () => refuse(412, 'event_changed', 'It was changed meanwhile.'));
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Open to young people' }));
    await screen.findByText('It was changed meanwhile.');
  });

  it('are refused with a reason', async () => {
    const { event, person } = await open();
    await person.click(screen.getByRole('button', { name: 'Refuse: Build a birdhouse' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(person, dialog.getByLabelText(/^Reason/), 'Say who looks after them.');
    server.on(refuseEvent, () => {
      answer([]);
      return event;
    });
    await person.click(dialog.getByRole('button', { name: 'Refuse' }));
    await screen.findByText('The event is not opened to young people');
    await waitFor(() =>
      expect(server.received(refuseEvent)[0]?.body).toEqual({
        terms,
        reason: 'Say who looks after them.',
      }),
    );
  });
});
