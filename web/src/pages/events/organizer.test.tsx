import { listCoHosting, listCoHosts } from '@sidework/contracts/schema/education-events/co-hosts';
import {
  addWalkIn,
  type DoorResult,
  type DoorTap,
  tapAtDoor,
} from '@sidework/contracts/schema/education-events/door';
import {
  cancelEvent,
  getEvent,
  listOwnEvents,
} from '@sidework/contracts/schema/education-events/event-listings';
import { getEventSales } from '@sidework/contracts/schema/education-events/event-sales';
import {
  type AttendeeView,
  checkIn,
  listAttendees,
  markPaid,
  messageAttendees,
} from '@sidework/contracts/schema/education-events/registrations';
import { listWaitlist } from '@sidework/contracts/schema/education-events/waitlists';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { anAttendee, anEvent, anEventDetail } from '../../../test/event-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { codeDigestOf } from '../../features/events/door/code-digest.ts';

const server = fakeServer();
const organizer = { userType: 'professional', accountType: 'gig_worker' } as const;
const none = () => ({ items: [], nextCursor: null });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

function open(page: 'attendees' | 'check-in', attendees = [anAttendee()], startsAt = inAnHour()) {
  signInAs(organizer);
  const event = anEventDetail({ isOwn: true, startsAt });
  server.on(getEvent, () => event);
  server.on(listAttendees, () => ({ items: attendees, nextCursor: null }));
  server.on(listWaitlist, none);
  server.on(getEventSales, () => refuse(503, 'not_ready', 'Not now.'));
  server.on(listCoHosts, () => ({ items: [] }));
  renderApp(`/event/${event.id}/${page}`);
  return event;
}

describe('the events one posted', () => {
  it('stand with how many come, and lead to who', async () => {
    signInAs(organizer);
    const event = anEvent({ isOwn: true });
    server.on(listOwnEvents, () => ({
      items: [event, anEvent({ title: 'Taxes', status: 'cancelled' })],
      nextCursor: null,
    }));
    server.on(listCoHosting, none);
    renderApp('/my-events');
    const rows = within(await screen.findByRole('list', { name: 'Your events' }));
    expect(rows.getByRole('link', { name: event.title }).getAttribute('href')).toBe(
      `/event/${event.id}/attendees`,
    );
    expect(rows.getAllByText('3 of 10 seats taken')).toHaveLength(2);
    expect(rows.getByText('Cancelled')).toBeTruthy();
  });

  it('say that there is none yet', async () => {
    signInAs(organizer);
    server.on(listOwnEvents, none);
    server.on(listCoHosting, none);
    renderApp('/my-events');
    expect(await screen.findByText('No events of yours yet')).toBeTruthy();
  });
});

describe('who comes', () => {
  it('stands with name, address and state, and who pays at the door is marked so [D-70]', async () => {
    const held = anAttendee({
      attendeeName: 'Bob Example',
      status: 'held',
      paymentStatus: 'pending',
      paymentAmountCents: 2_500,
    });
    open('attendees', [anAttendee(), held]);
    const rows = within(await screen.findByRole('list', { name: 'Guest list' }));
    expect(rows.getAllByText('ada@example.com')).toHaveLength(2);
    expect(screen.getByText('3 of 10 seats taken')).toBeTruthy();
    expect(rows.getByText('Not paid yet')).toBeTruthy();
    server.on(markPaid, () => ({ ...held, status: 'confirmed' as const }));
    fireEvent.click(rows.getByRole('button', { name: 'Paid at the door Bob Example' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, $25.00' }));
    expect(await screen.findByText('Their ticket is on its way')).toBeTruthy();
  });

  it('is written to, all at once', async () => {
    open('attendees');
    fireEvent.click(await screen.findByRole('button', { name: 'Message everyone' }));
    const form = within(await screen.findByRole('form', { name: 'Message everyone' }));
    fireEvent.change(form.getByLabelText(/^Subject/), { target: { value: 'Parking' } });
    fireEvent.change(form.getByLabelText(/^Message/), { target: { value: 'Behind the house.' } });
    server.on(messageAttendees, () => ({ recipientCount: 2 }));
    fireEvent.click(form.getByRole('button', { name: 'Send to all' }));
    expect(await screen.findByText('Sent to 2 people')).toBeTruthy();
    expect(server.received(messageAttendees)[0]?.body).toEqual({
      subject: 'Parking',
      message: 'Behind the house.',
    });
  });

  it('goes into a file for a spreadsheet, all pages of it', async () => {
    const event = open('attendees');
    await screen.findByRole('list', { name: 'Guest list' });
    server.on(listAttendees, ({ query: { cursor } }) => ({
      items: [anAttendee({ attendeeName: cursor ? 'Second' : 'First' })],
      nextCursor: cursor ? null : 'more',
    }));
    let saved: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob;
      return 'blob:csv';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(saved).toBeDefined());
    const csv = await saved?.text();
    expect(csv).toContain('\r\nFirst,');
    expect(csv).toContain('\r\nSecond,');
    expect(event.isOwn).toBe(true);
  });

  it('is told why the event is cancelled', async () => {
    const event = open('attendees');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel event' }));
    const form = within(await screen.findByRole('form', { name: 'Cancel the event' }));
    fireEvent.click(form.getByRole('button', { name: 'Cancel event' }));
    expect(await form.findByText('Please give a reason')).toBeTruthy();
    const reason = 'The hall is flooded.';
    fireEvent.change(form.getByLabelText(/^Reason/), { target: { value: reason } });
    server.on(cancelEvent, () => {
      const cancelled = { ...event, status: 'cancelled' as const, cancelReason: reason };
      server.on(getEvent, () => cancelled);
      return cancelled;
    });
    fireEvent.click(form.getByRole('button', { name: 'Cancel event' }));
    expect(await screen.findByText('This event is cancelled')).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Check in' })).toBeNull();
  });
});

describe('the check-in', () => {
  const code = 'TICKET-1795290000000-ABCDEFGHI';
  const enter = async (typed: string) => {
    fireEvent.change(await screen.findByLabelText('Ticket code'), { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Check in' }));
  };
  const said = () => screen.getAllByRole('status').find((each) => each.textContent)?.textContent;

  it('lets a ticket in, and says the second time since when', async () => {
    open('check-in');
    const checkedInAt = new Date(2026, 10, 22, 18, 4).toISOString();
    const attendee = anAttendee({ checkedInAt });
    server.on(checkIn, () => ({ isFirst: true, checkedInAt, attendee }));
    await enter(code);
    await waitFor(() => expect(said()).toBe('Ada LovelaceWelcome in.'));
    const field = screen.getByLabelText<HTMLInputElement>('Ticket code');
    await waitFor(() => expect([field.value, document.activeElement]).toEqual(['', field]));
    server.on(checkIn, () => ({ isFirst: false, checkedInAt, attendee }));
    await enter(code);
    await waitFor(() => expect(said()).toMatch(/^Ada Lovelacealready in at 6:04\sPM$/));
  });

  it('takes the next ticket while the list of who comes is still read again', async () => {
    open('attendees');
    await screen.findByRole('list', { name: 'Guest list' });
    fireEvent.click(screen.getByRole('link', { name: 'Check in' }));
    server.on(listAttendees, () => new Promise<never>(() => {}));
    const checkedInAt = new Date().toISOString();
    server.on(checkIn, () => ({ isFirst: true, checkedInAt, attendee: anAttendee() }));
    await enter(code);
    await waitFor(() => expect(said()).toContain('Welcome in.'));
    await enter('TICKET-1795290000001-BCDEFGHIJ');
    await waitFor(() => expect(server.received(checkIn)).toHaveLength(2));
  });

  it('says what is no ticket of this event', async () => {
    open('check-in');
    server.on(checkIn, () => refuse(404, 'ticket_not_found', 'This is no ticket of this event.'));
    await enter('TICKET-1-XXXXXXXXX');
    await waitFor(() => expect(said()).toContain('This is no ticket of this event.'));
  });

  describe('with the camera', () => {
    afterEach(() => {
      Reflect.deleteProperty(globalThis, 'BarcodeDetector');
      Reflect.deleteProperty(navigator, 'mediaDevices');
    });

    it('lets in what it sees, once however long it is held there', async () => {
      const stop = vi.fn();
      const camera = { getTracks: () => [{ stop }] };
      const mediaDevices = { getUserMedia: async () => camera };
      Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
      HTMLMediaElement.prototype.play = async () => {};
      let looks = 0;
      class Detector {
        static getSupportedFormats = async () => ['qr_code'];
        detect = async () => {
          looks += 1;
          return looks < 2 ? [] : [{ rawValue: `${code}.proof` }];
        };
      }
      Object.assign(globalThis, { BarcodeDetector: Detector });
      open('check-in');
      const checkedInAt = new Date().toISOString();
      server.on(checkIn, () => ({ isFirst: true, checkedInAt, attendee: anAttendee() }));
      fireEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
      await waitFor(() => expect(looks).toBeGreaterThan(3));
      expect(server.received(checkIn).map(({ body }) => body)).toEqual([{ code: `${code}.proof` }]);
      fireEvent.click(screen.getByRole('button', { name: 'Close the camera' }));
      await waitFor(() => expect(stop).toHaveBeenCalled());
    });

    it('says where there is none', async () => {
      const mediaDevices = { getUserMedia: () => Promise.reject(new Error('none')) };
      Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
      open('check-in');
      fireEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
      expect(await screen.findByText(/There is no camera here/)).toBeTruthy();
    });
  });
});

describe('the list at the door', () => {
  const result = (tap: DoorTap, outcome: DoorResult['outcome'], checkedInAt: string | null) => ({
    tapId: tap.id,
    registrationId: tap.registrationId,
    outcome,
    checkedInAt,
  });
  const guests = () => [
    anAttendee({ attendeeName: 'Tomás Ortega' }),
    anAttendee({ attendeeName: 'Helen Orr', checkedInAt: '2026-11-22T22:48:00.000Z' }),
  ];

  it('finds a guest by name, lets them in with a tap, and undoes it', async () => {
    open('check-in', guests());
    server.on(tapAtDoor, ({ body }) => ({
      results: body.taps.map((tap) =>
        tap.act === 'in' ? result(tap, 'in', tap.at) : result(tap, 'undone', null),
      ),
    }));
    await screen.findByRole('heading', { name: '1 of 2 in' });
    fireEvent.change(screen.getByLabelText('Find a guest'), { target: { value: 'tomas' } });
    const list = within(screen.getByRole('list', { name: 'Guests' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    server.on(listAttendees, () => new Promise<never>(() => {}));
    fireEvent.click(list.getByRole('button', { name: 'Let in Tomás Ortega' }));
    await screen.findByRole('heading', { name: '2 of 2 in' });
    const undo = await list.findByRole('button', { name: 'Undo Tomás Ortega' });
    await waitFor(() => expect(server.received(tapAtDoor)).toHaveLength(1));
    expect(undo).toBeTruthy();
  });

  it('lets in a guest without a ticket, once the organizer says that it is an adult', async () => {
    open('check-in', []);
    fireEvent.click(await screen.findByRole('button', { name: 'Walk-in' }));
    const form = within(await screen.findByRole('form', { name: 'Walk-in' }));
    fireEvent.change(form.getByLabelText(/^Name/), { target: { value: 'Wanda Walker' } });
    fireEvent.click(form.getByRole('button', { name: 'Let in' }));
    expect(await form.findByText('Only adults come in without a ticket')).toBeTruthy();
    fireEvent.click(form.getByLabelText('This guest is an adult'));
    const walkIn = anAttendee({
      attendeeName: 'Wanda Walker',
      isWalkIn: true,
      checkedInAt: '2026-11-22T22:48:00.000Z',
    });
    server.on(addWalkIn, () => walkIn);
    fireEvent.click(form.getByRole('button', { name: 'Let in' }));
    await screen.findByRole('heading', { name: '1 of 1 in' });
    expect(server.received(addWalkIn)[0]?.body).toEqual({
      isAdult: true,
      attendeeName: 'Wanda Walker',
    });
    server.on(tapAtDoor, ({ body }) => ({
      results: body.taps.map((tap) => result(tap, 'undone', null)),
    }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo Wanda Walker' }));
    expect(await screen.findByText('Nobody yet')).toBeTruthy();
  });

  const tapTwo = async () => {
    for (const name of ['Tomás Ortega', 'Helen Orr'])
      fireEvent.click(await screen.findByRole('button', { name: `Let in ${name}` }));
    await screen.findByText(/2 taps are kept here/);
  };

  it('reads the list no more after a tap, sends refused taps one by one and names the guest', async () => {
    const [tomas, helen] = guests();
    open('check-in', [tomas, { ...helen, checkedInAt: null }] as AttendeeView[]);
    let isOpen = false;
    server.on(tapAtDoor, ({ body }) => {
      if (!isOpen) return refuse(503, 'unavailable', 'Please try again.');
      if (body.taps.some(({ registrationId }) => registrationId === helen?.id))
        return refuse(400, 'invalid', 'This is not a tap.');
      return { results: body.taps.map((tap) => result(tap, 'in', tap.at)) };
    });
    await tapTwo();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    isOpen = true;
    fireEvent(window, new Event('online'));
    await screen.findByText('Helen Orr was not let in: This is not a tap.');
    await waitFor(() => expect(screen.queryByText(/, not sent$/)).toBeNull());
    const reads = server.received(listAttendees).length;
    fireEvent.click(screen.getByRole('button', { name: 'Let in Helen Orr' }));
    await waitFor(() => expect(screen.getAllByText(/^Helen Orr was not let in/)).toHaveLength(2));
    expect(server.received(listAttendees)).toHaveLength(reads);
  });

  it.each([403, 404])('keeps the taps when the server answers %i', async (status) => {
    const event = open('check-in', guests());
    server.on(tapAtDoor, () => refuse(status, 'refused', 'Not now.'));
    fireEvent.click(await screen.findByRole('button', { name: 'Let in Tomás Ortega' }));
    await screen.findByText('Not now.');
    expect(Object.keys(localStorage).filter((key) => key.includes(event.id))).toHaveLength(1);
    localStorage.clear();
  });

  it('says from when on guests can be let in', async () => {
    open('check-in', guests(), '2098-12-02T02:00:00.000Z');
    await screen.findByText(/^Guests can be let in from .*Dec 1, 2098.* on\.$/);
    const letIn = screen.getByRole<HTMLButtonElement>('button', { name: 'Let in Tomás Ortega' });
    expect(letIn.getAttribute('aria-disabled')).toBe('true');
  });

  it('goes on offline: taps are kept on the device, sent later, and conflicts are named', async () => {
    const [tomas, helen] = guests();
    const event = open('check-in', [tomas, { ...helen, checkedInAt: null }] as AttendeeView[]);
    const isDoorOpen = { now: false };
    server.on(tapAtDoor, ({ body }) => {
      if (!isDoorOpen.now) return refuse(503, 'unavailable', 'Please try again.');
      return {
        results: body.taps.map((tap) =>
          tap.registrationId === helen?.id
            ? result(tap, 'already_in', '2026-11-22T22:48:00.000Z')
            : result(tap, 'in', tap.at),
        ),
      };
    });
    for (const name of ['Tomás Ortega', 'Helen Orr'])
      fireEvent.click(await screen.findByRole('button', { name: `Let in ${name}` }));
    await screen.findByText(/2 taps are kept here and sent when you are back/);
    expect(screen.getAllByText(/, not sent$/)).toHaveLength(2);
    const kept = Object.entries(localStorage).filter(([key]) => key.includes(event.id));
    expect(kept).toHaveLength(1);
    expect(String(kept[0]?.[1])).not.toContain('Helen');
    isDoorOpen.now = true;
    fireEvent(window, new Event('online'));
    await screen.findByText(/^Helen Orr was already in at /);
    await waitFor(() => expect(screen.queryByText(/, not sent$/)).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.includes(event.id))).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(/was already in at/)).toBeNull();
  });

  it('is there after a reload without a network, and knows tickets by their codes', async () => {
    const code = 'TICKET-1795290000000-ABCDEFGHI';
    const codeDigest = await codeDigestOf(code);
    const tomas = anAttendee({ attendeeName: 'Tomás Ortega', codeDigest });
    const event = open('check-in', [tomas]);
    await screen.findByRole('button', { name: 'Let in Tomás Ortega' });
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Ortega'));
    expect(JSON.stringify(sessionStorage)).not.toContain('ada@example.com');
    cleanup();
    server.goOffline();
    renderApp(`/event/${event.id}/check-in`);
    fireEvent.change(await screen.findByLabelText('Ticket code'), {
      target: { value: `${code.toLowerCase()}.proof` },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Check in' }));
    expect(await screen.findByText(/^Welcome in\. This is sent when you are back/)).toBeTruthy();
    expect(screen.getByText('1 of 1 in')).toBeTruthy();
    expect(screen.getByText(/, not sent$/)).toBeTruthy();
  });
});

describe('the guests on paper', () => {
  it.each([
    ['Print list', 'Guests on paper', ['Ada Lovelace · VIP', 'Bo Example · pays at the door']],
    ['Print badges', 'Badges on paper', ['Ada Lovelace']],
  ] as const)('%s has those who come, by name', async (button, label, lines) => {
    const printing = vi.spyOn(globalThis, 'print').mockImplementation(() => {});
    open('attendees', [
      anAttendee({ attendeeName: 'Bo Example', status: 'held' }),
      anAttendee({ ticketTypeName: 'VIP' }),
      anAttendee({ attendeeName: 'A young person (1)', status: 'awaiting_guardian' }),
    ]);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(printing).toHaveBeenCalledTimes(1));
    const paper = document.querySelector(`[aria-label="${label}"]`);
    for (const line of lines) expect(paper?.textContent).toContain(line);
    expect(paper?.textContent).not.toContain('young person');
    printing.mockRestore();
  });
});
