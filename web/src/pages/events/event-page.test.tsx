import {
  type EventDetail,
  getEvent,
  listEvents,
} from '@sidework/contracts/schema/education-events/event-listings';
import { registerForEvent } from '@sidework/contracts/schema/education-events/registrations';
import { reportEvent, takeDownEvent } from '@sidework/contracts/schema/education-events/reports';
import { getKnownGoers } from '@sidework/contracts/schema/network-chat/known-goers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { anEventDetail, aRegistration } from '../../../test/event-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { currentPath, renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();

function open(given: Partial<EventDetail> = {}) {
  const event = anEventDetail(given);
  server.on(getEvent, () => event);
  server.on(listEvents, () => ({ items: [], nextCursor: null }));
  renderApp(`/event/${event.id}`);
  return event;
}

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const complete = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Complete Registration' }));

afterEach(() => void vi.unstubAllGlobals());

/** The form stands this far from the upper edge of a phone. */
function showsForm() {
  const told: ((entries: object[]) => void)[] = [];
  class Observer {
    constructor(tell: (entries: object[]) => void) {
      told.push(tell);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return (top: number) => {
    const isIntersecting = top >= 0 && top < 800;
    act(() => told.at(-1)?.([{ isIntersecting, boundingClientRect: { top } }]));
  };
}

describe('on a phone', () => {
  const toForm = () => screen.queryAllByRole('button', { name: 'Register Now' });

  it('leads to the form from the lower edge until the form is in view', async () => {
    const moveFormTo = showsForm();
    signInAs();
    open({ priceCents: 0 });
    await field(/^Full Name/);
    expect(toForm()).toHaveLength(0);
    moveFormTo(1_400);
    fireEvent.click(toForm()[0] as HTMLElement);
    expect(document.activeElement?.contains(await field(/^Full Name/))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    for (const top of [300, -900]) {
      moveFormTo(top);
      expect(toForm(), `at ${top}`).toHaveLength(0);
    }
  });

  it.each([
    ['is over', { status: 'completed' }, 0],
    ['is one’s own', { isOwn: true }, 0],
    ['has a ticket', { registration: aRegistration() }, 0],
    ['is full', { capacity: 3, registeredCount: 3 }, 0],
    ['has seats', {}, 1],
  ] as const)('an event that %s leads to a form %#', async (_what, given, count) => {
    const moveFormTo = showsForm();
    signInAs();
    open(given);
    await screen.findByRole('heading', { level: 1, name: 'Trades and tools' });
    await screen.findByText('Hosted by');
    moveFormTo(1_400);
    expect(toForm()).toHaveLength(count);
  });
});

describe('an event [NAV-18]', () => {
  it('shows what it is, and a form that knows its viewer [EVT-34]', async () => {
    signInAs();
    open({ priceCents: 0 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Trades and tools' })).toBeTruthy();
    expect((await field(/^Full Name/)).value, '[EVT-35, EVT-36]').toBe('Ada Lovelace');
    expect((await field(/^Email/)).value, '[EVT-35, EVT-36]').toBe('ada@example.com');
    expect(
      screen.getByText(/mailed to the confirmed email of your account/),
      '[EVT-37]',
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Complete Registration' }), '[EVT-39]').toBeTruthy();
    expect(screen.queryByText('Payment processing is handled after registration.')).toBeNull();
    for (const text of ['Meet other trades.', 'Portland, OR', 'Naomi Feld', '3/10'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('names three connections who are going, and counts the others', async () => {
    signInAs();
    server.on(getKnownGoers, () => ({ count: 5, firstNames: ['Bob', 'Cy', 'Dee'] }));
    open();
    expect(
      await screen.findByText('People you know who are going: Bob, Cy, Dee, and 2 more.'),
    ).toBeTruthy();
  });

  it('notes of one that costs how it is paid [EVT-38]', async () => {
    signInAs();
    open({ priceCents: 2_500 });
    expect(
      await screen.findByText('Payment processing is handled after registration.'),
    ).toBeTruthy();
  });

  it('is registered for with guests, of whom one is invited by mail', async () => {
    signInAs();
    open({ priceCents: 0 });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a guest' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add a guest' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add a guest' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove guest 3' }));
    complete();
    expect(await screen.findAllByText('Full name is required')).toHaveLength(2);
    for (const [place, name] of ['Gus Guest', 'Gia Guest'].entries())
      fireEvent.change(await field(new RegExp(`^Guest ${place + 1}: full name`)), {
        target: { value: name },
      });
    const email = await field(/^Guest 1: email/);
    fireEvent.change(email, { target: { value: 'gus@example.org' } });
    server.on(registerForEvent, () => aRegistration());
    complete();
    await waitFor(() => expect(server.received(registerForEvent)).toHaveLength(1));
    expect(server.received(registerForEvent)[0]?.body).toMatchObject({
      guests: [
        { attendeeName: 'Gus Guest', attendeeEmail: 'gus@example.org' },
        { attendeeName: 'Gia Guest' },
      ],
    });
  });

  it('is open to visitors, who sign in to register [EVT-49, SEC-09]', async () => {
    const { id } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Register Now' }));
    expect(await toastOf('Authentication required')).toContain(
      'Please sign in to register for events',
    );
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: `/event/${id}` });
  });

  it('asks for a name and an address [EVT-40]', async () => {
    signInAs();
    open();
    for (const label of [/^Full Name/, /^Email/])
      fireEvent.change(await field(label), { target: { value: ' ' } });
    complete();
    expect(await screen.findByText('Full name is required')).toBeTruthy();
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(server.received(registerForEvent)).toEqual([]);
  });

  it('says where the ticket is, and leads to the events; a double click sends one [EVT-46, EVT-59]', async () => {
    signInAs();
    const event = open();
    await field(/^Full Name/);
    server.on(registerForEvent, () => aRegistration({ event }));
    complete();
    complete();
    expect(
      await screen.findByText('Successfully registered! Check your email for your ticket.'),
    ).toBeTruthy();
    await waitFor(() => expect(currentPath()).toBe('/events'));
    expect(server.received(registerForEvent).map(({ body }) => body)).toEqual([
      { attendeeName: 'Ada Lovelace', attendeeEmail: 'ada@example.com' },
    ]);
  });

  it.each([
    ['EVT-41', 'already_registered', 'You are already registered for this event'],
    ['EVT-42', 'event_full', 'This event is now full'],
  ])('%s leads who cannot register any more away with the reason', async (_line, code, text) => {
    signInAs();
    open();
    await field(/^Full Name/);
    server.on(registerForEvent, () => refuse(409, code, text));
    complete();
    expect(await toastOf('Failed to register')).toContain(text);
    await waitFor(() => expect(currentPath()).toBe('/events'));
  });

  it('says of any other failure that it failed, and keeps the form [EVT-47]', async () => {
    signInAs();
    open();
    await field(/^Full Name/);
    server.on(registerForEvent, () => refuse(500, 'internal_error', 'Something broke.'));
    complete();
    expect(await toastOf('Failed to register')).toContain('Something broke.');
    expect((await field(/^Full Name/)).value).toBe('Ada Lovelace');
  });

  it('that cannot be read leads to the events, and says so [EVT-48]', async () => {
    server.on(getEvent, () => refuse(404, 'event_not_found', 'There is no such event.'));
    server.on(listEvents, () => ({ items: [], nextCursor: null }));
    renderApp(`/event/${anId()}`);
    expect(await toastOf('Error')).toContain('Failed to load event');
    await waitFor(() => expect(currentPath()).toBe('/events'));
  });

  it('keeps a seat that costs, with the time left and the way to pay [D-70]', async () => {
    signInAs();
    const paymentId = anId();
    const holdExpiresAt = new Date(Date.now() + 15 * 60_000).toISOString();
    const held = { id: anId(), status: 'held', holdExpiresAt, paymentId } as const;
    open({ priceCents: 4_000, registration: { ...held, paymentAmountCents: 2_500 } });
    const pay = await screen.findByRole('link', { name: 'Pay $25.00' });
    expect(pay.getAttribute('href')).toBe(`/pay/${paymentId}`);
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/);
  });

  it('asks anew where the seat stands, once its time is over', async () => {
    signInAs();
    const id = anId();
    const holdExpiresAt = new Date(Date.now() - 1_000).toISOString();
    const held = { id, status: 'held', holdExpiresAt, paymentId: null } as const;
    open({ priceCents: 2_500, registration: { ...held, paymentAmountCents: 2_500 } });
    await waitFor(() => expect(server.received(getEvent).length).toBeGreaterThan(1));
  });

  it('leads who is registered to the ticket', async () => {
    signInAs();
    const id = anId();
    const seat = { id, status: 'confirmed', holdExpiresAt: null, paymentId: null } as const;
    open({ registration: { ...seat, paymentAmountCents: 0 } });
    const link = await screen.findByRole('link', { name: 'Your ticket' });
    expect(link.getAttribute('href')).toBe(`/my-tickets/${id}`);
  });

  it('that was cancelled says why, and takes nobody', async () => {
    signInAs();
    open({ status: 'cancelled', cancelReason: 'The hall is flooded.' });
    expect(await screen.findByText('The hall is flooded.')).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Register' })).toBeNull();
  });

  it('shows its time by the clock of the viewer too [D-73]', async () => {
    open({ timeZone: 'Asia/Tokyo' });
    expect((await screen.findByText(/GMT\+9|JST/)).textContent).toMatch(/your time\)$/);
  });
});

describe('an event with ticket types', () => {
  const hall = { priceCents: 4_000, isOnline: false, salesFrom: null, salesUntil: null };
  const types = [
    { ...hall, id: anId(), name: 'Hall', seatsLeft: 2 },
    { ...hall, id: anId(), name: 'Stage', seatsLeft: 0 },
    { ...hall, id: anId(), name: 'Online', seatsLeft: 9, isOnline: true, priceCents: 1_000 },
  ];
  const [inHall] = types;
  const diet = {
    id: anId(),
    text: 'What do you eat?',
    choices: ['Bread', 'Rice'],
    isRequired: true,
  };

  it('asks which one, for a code and for the answers, and sends them', async () => {
    signInAs();
    const refundRule = { percent: 50, untilHours: 48 };
    const event = open({ priceCents: 1_000, ticketTypes: types, questions: [diet], refundRule });
    expect(await screen.findByText('Stage: Sold out.')).toBeTruthy();
    expect(screen.getByText('Online: $10.00, 9 left')).toBeTruthy();
    expect(screen.getAllByText('From $10.00')).toHaveLength(2);
    expect(screen.getAllByText(/50% of the price goes back until 2 days/)).toHaveLength(2);
    expect(screen.queryByRole('radio', { name: /Stage/ })).toBeNull();
    complete();
    expect(await screen.findByText('Choose a ticket')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Hall: $40.00' }));
    fireEvent.change(await field(/^Promo code/), { target: { value: 'EARLY' } });
    fireEvent.change(screen.getByLabelText(/^What do you eat/), { target: { value: 'Rice' } });
    server.on(registerForEvent, ({ body }) => {
      expect(body).toMatchObject({
        ticketTypeId: inHall?.id,
        promoCode: 'EARLY',
        answers: [{ questionId: diet.id, answer: 'Rice' }],
      });
      return aRegistration({ event });
    });
    complete();
    await waitFor(() => expect(server.received(registerForEvent)).toHaveLength(1));
  });
});

describe('a child [D-67]', () => {
  const child = { accountType: 'sidework_kids', userType: 'professional' } as const;

  it('sends no address, and waits for a guardian', async () => {
    signInAs(child);
    const event = open({ allowsKids: true });
    await field(/^Full Name/);
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    server.on(registerForEvent, ({ body }) => {
      expect(body).toEqual({ attendeeName: 'Ada Lovelace' });
      const id = anId();
      const waiting = {
        status: 'awaiting_guardian',
        holdExpiresAt: null,
        paymentId: null,
        paymentAmountCents: 0,
      } as const;
      server.on(getEvent, () => ({ ...event, registration: { id, ...waiting } }));
      return aRegistration({ id, event, status: 'awaiting_guardian', attendeeEmail: null });
    });
    complete();
    expect(await screen.findByText('Waiting for your guardian')).toBeTruthy();
    expect(screen.getByText(/Your guardian was asked/)).toBeTruthy();
  });

  it('is not asked to events that are for adults', async () => {
    signInAs(child);
    open({ allowsKids: false });
    expect(await screen.findByText('This event is not open to young people.')).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Register' })).toBeNull();
  });
});

describe('what may be reported and taken down', () => {
  it('is reported by who is signed in, and not by its organizer', async () => {
    signInAs();
    server.on(reportEvent, () => undefined);
    const { id: eventId } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Report this event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this event' }));
    fireEvent.change(dialog.getByLabelText(/^What is wrong/), { target: { value: 'scam' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await screen.findByText(/^Thank you\. Our moderators will look at it/);
    expect(server.received(reportEvent)).toMatchObject([
      { params: { eventId }, body: { reason: 'scam' } },
    ]);
    expect(screen.queryByRole('button', { name: /^Take down/ })).toBeNull();
  });

  it('is taken down by staff, with a reason', async () => {
    signInAs({ roles: ['moderator'] });
    server.on(takeDownEvent, () => undefined);
    const { id: eventId } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Take down: Trades and tools' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this event down?' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'It is a scam' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Take it down' }));
    await screen.findByText('The event is taken down');
    expect(server.received(takeDownEvent)).toMatchObject([
      { params: { eventId }, body: { reason: 'It is a scam' } },
    ]);
  });
});
