import {
  cancelRegistration,
  getRegistration,
  linkTicketFile,
  listRegistrations,
  type RegistrationView,
  resendTicket,
  showAttendance,
  transferTicket,
} from '@sidework/contracts/schema/education-events/registrations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { anEvent, aRegistration } from '../../../test/event-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

describe('the tickets', () => {
  it('send visitors to sign in, and back', async () => {
    renderApp('/my-tickets');
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/my-tickets' });
  });

  it('stand with their events and how far they are', async () => {
    signInAs();
    const items = [
      aRegistration({ event: anEvent({ title: 'Taxes' }) }),
      aRegistration({ event: anEvent({ title: 'Tools' }), status: 'held' }),
      aRegistration({ event: anEvent({ title: 'Paint' }), status: 'awaiting_guardian' }),
    ];
    server.on(listRegistrations, () => ({ items, nextCursor: null }));
    renderApp('/my-tickets');
    const rows = within(await screen.findByRole('list', { name: 'Your tickets' }));
    expect(rows.getByRole('link', { name: 'Taxes' }).getAttribute('href')).toBe(
      `/my-tickets/${items[0]?.id}`,
    );
    for (const word of ['Registered', 'To be paid', 'Waiting for a guardian'])
      expect(rows.getByText(word)).toBeTruthy();
  });

  it('say that there is none yet, and what went wrong', async () => {
    signInAs();
    server.on(listRegistrations, () => ({ items: [], nextCursor: null }));
    renderApp('/my-tickets');
    expect(await screen.findByText('No tickets yet')).toBeTruthy();
  });
});

function open(given: Partial<RegistrationView> = {}) {
  signInAs();
  const registration = aRegistration(given);
  server.on(getRegistration, () => registration);
  renderApp(`/my-tickets/${registration.id}`);
  return registration;
}

describe('a ticket', () => {
  it('that let its holder in says so, and is not given back', async () => {
    open({ checkedInAt: '2026-11-22T18:05:00.000Z' });
    expect(await screen.findByText(/can no longer be cancelled/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel registration' })).toBeNull();
  });

  it.each([
    ['refund_requested', null, '$25.00 goes back to you.'],
    ['refund_requested', 1_000, '$10.00 goes back to you.'],
    ['refunded', null, '$25.00 was refunded. Your bank may take a few days to show it.'],
    ['completed', 0, 'Under its refund rule, you get nothing back of what you paid.'],
  ] as const)('that was given back says where its money is: %s, %s', async (...row) => {
    const [paymentStatus, refundCents, words] = row;
    const paid = { paymentStatus, paymentAmountCents: 2_500, refundCents };
    open({ status: 'cancelled', ...paid, ticketCode: null, ticketQr: null });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('shows its QR code, its code, when and where', async () => {
    open();
    const code = await screen.findByRole('img', { name: /QR code of TICKET-/ });
    expect(code.getAttribute('src')).toMatch(/^data:image\/png/);
    const main = within(screen.getByRole('main'));
    for (const text of ['TICKET-1795290000000-ABCDEFGHI', 'Portland, OR', 'Ada Lovelace'])
      expect(main.getByText(text)).toBeTruthy();
    expect(main.getByRole('link', { name: 'Google' }).getAttribute('href')).toContain('20981202T');
    expect(main.getByRole('link', { name: 'Outlook' })).toBeTruthy();
  });

  it('is mailed again', async () => {
    const registration = open();
    server.on(resendTicket, () => registration);
    fireEvent.click(await screen.findByRole('button', { name: 'Mail it again' }));
    expect(await screen.findByText('Your ticket is on its way again.')).toBeTruthy();
  });

  it.each([
    ['Ticket as PDF', 'ticket'],
    ['Add to calendar', 'calendar'],
    ['All 3 tickets as PDF', 'tickets'],
  ])('is given out by "%s"', async (button, file) => {
    const { id } = open({ ticketsOfOrder: 3 });
    server.on(linkTicketFile, () => refuse(409, 'registration_not_open', 'It is over.'));
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(/It is over\./)).toBeTruthy();
    expect(server.received(linkTicketFile)[0]?.params).toEqual({ registrationId: id, file });
  });

  it('shows connections that its holder is going, once its holder says so', async () => {
    const registration = open({ showsToKnown: false });
    server.on(showAttendance, () => ({ ...registration, showsToKnown: true }));
    const choice = await screen.findByRole<HTMLInputElement>('switch', {
      name: /^Show people I know that I’m going/,
    });
    expect(choice.checked).toBe(false);
    fireEvent.click(choice);
    await waitFor(() =>
      expect(server.received(showAttendance)[0]?.body).toEqual({ isShown: true }),
    );
    expect(choice.checked).toBe(true);
  });

  it('is given back after asking', async () => {
    const refundRule = { percent: 50, untilHours: 24 };
    const registration = open({ paymentAmountCents: 2_500, refundRule });
    server.on(cancelRegistration, () => ({
      ...registration,
      status: 'cancelled' as const,
      ticketCode: null,
      ticketQr: null,
    }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel registration' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/50% of the price goes back until 1 day before the start/),
    ).toBeTruthy();
    expect(server.received(cancelRegistration)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel registration' }));
    expect(await screen.findByText('Your seat is free again.')).toBeTruthy();
    expect(await screen.findByText('Cancelled')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  });

  it('goes to somebody else, and its code with it', async () => {
    const registration = open();
    server.on(transferTicket, ({ body }) => ({
      ...registration,
      ...(body as { attendeeName: string; attendeeEmail: string }),
      ticketCode: null,
      ticketQr: null,
      transferredAt: '2026-11-22T18:05:00.000Z',
    }));
    fireEvent.click(await screen.findByRole('button', { name: 'Give it to someone else' }));
    const form = within(await screen.findByRole('form', { name: 'Transfer' }));
    fireEvent.click(form.getByRole('button', { name: 'Give the ticket' }));
    expect(await form.findByText('Full name is required')).toBeTruthy();
    fireEvent.change(form.getByLabelText(/^Full Name/), { target: { value: 'Bob Example' } });
    fireEvent.change(form.getByLabelText(/^Email/), { target: { value: 'bob@example.org' } });
    fireEvent.click(form.getByRole('button', { name: 'Give the ticket' }));
    expect(await screen.findByText('They are invited to take the ticket')).toBeTruthy();
    const given =
      'Bob Example is invited to take this ticket, by a mail to bob@example.org. Until then it lets no one in. If no one takes it within three days, it is yours again.';
    expect(await screen.findByText(given)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel registration' })).toBeNull();
    expect(screen.queryByText(/TICKET-/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ticket as PDF' })).toBeNull();
  });

  it('that somebody else has taken says whose it is, and who can give the seat back', async () => {
    const moment = '2026-11-22T18:05:00.000Z';
    const given = {
      attendeeName: 'Bob Example',
      transferredAt: moment,
      transferAcceptedAt: moment,
    };
    open({ ...given, ticketCode: null, ticketQr: null, paymentAmountCents: 2_500 });
    const words =
      'This ticket is Bob Example’s now, and only they can give the seat back. The whole price goes back until the event starts. A refund goes to you.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel registration' })).toBeNull();
  });

  it('that is not paid yet has the way to pay, and no code', async () => {
    const paymentId = anId();
    const holdExpiresAt = new Date(Date.now() + 60_000).toISOString();
    open({ status: 'held', paymentId, holdExpiresAt, paymentAmountCents: 2_500 });
    const pay = await screen.findByRole('link', { name: 'Pay $25.00' });
    expect(pay.getAttribute('href')).toBe(`/pay/${paymentId}`);
    expect(screen.queryByRole('button', { name: 'Mail it again' })).toBeNull();
  });

  it('that is nobody’s of theirs is none', async () => {
    signInAs();
    server.on(getRegistration, () =>
      refuse(404, 'registration_not_found', 'There is no such registration.'),
    );
    renderApp(`/my-tickets/${anId()}`);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'There is no such registration.',
    );
  });
});
