import {
  closeAppointmentCalendar,
  getAppointmentCalendar,
  listOwnAppointments,
  type OwnAppointmentView,
  renewAppointmentCalendar,
} from '@sidework/contracts/schema/client-services/own-appointments';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

const anAppointment = (given: Partial<OwnAppointmentView> = {}): OwnAppointmentView => ({
  id: anId(),
  serviceId: anId(),
  startsAt: '2030-12-10T15:00:00.000Z',
  endsAt: '2030-12-10T16:00:00.000Z',
  timeZone: 'America/New_York',
  status: 'agreed',
  cancelledBy: null,
  title: 'Mend the tap',
  side: 'client',
  person: aPersonCard({ fullName: 'Pat Plumber' }),
  ...given,
});

function open(path: string, items: OwnAppointmentView[]) {
  signInAs();
  server.on(listOwnAppointments, () => ({ items }));
  let url: string | null = null;
  server.on(getAppointmentCalendar, () => ({ url }));
  server.on(renewAppointmentCalendar, () => {
    url = 'https://sidework.test/api/appointment-calendars/secret';
    return { url };
  });
  server.on(closeAppointmentCalendar, () => {
    url = null;
    return { url };
  });
  return renderApp(path);
}

it('lists what is to come, each with the way to its service', async () => {
  const appointment = anAppointment();
  open('/appointments', [appointment]);
  const list = within(await screen.findByRole('list', { name: 'Your appointments' }));
  const row = list.getByRole('listitem');
  expect(row.textContent).toContain('Tue, Dec 10, 10:00 AM to 11:00 AM EST');
  expect(row.textContent).toContain('Mend the tap, with Pat Plumber');
  expect(within(row).getByRole('link').getAttribute('href')).toBe(
    `/services/${appointment.serviceId}`,
  );
});

it('says where none is to come', async () => {
  open('/appointments', []);
  await screen.findByText('No appointments yet');
});

it('makes a private address of the calendar, and takes it away', async () => {
  const { person } = open('/appointments', []);
  await person.click(await screen.findByRole('button', { name: 'Get the address' }));
  await screen.findByText('https://sidework.test/api/appointment-calendars/secret');
  await person.click(screen.getByRole('button', { name: 'Remove the address' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Remove the address' }));
  await waitFor(() => expect(screen.queryByText(/appointment-calendars/)).toBeNull());
});

it('has those of the day on Today, and nothing on a day without any', async () => {
  open('/today', [anAppointment(), anAppointment({ title: 'Hang a door', person: null })]);
  const list = within(await screen.findByRole('list', { name: "Today's appointments" }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('10:00 AM to 11:00 AM EST'),
    expect.stringContaining('Hang a door'),
  ]);
  expect(screen.getByRole('link', { name: 'All appointments' }).getAttribute('href')).toBe(
    '/appointments',
  );
  const [asked] = server.received(listOwnAppointments);
  const { from = '', to = '' } = (asked?.query ?? {}) as Partial<Record<'from' | 'to', string>>;
  expect(Date.parse(to) - Date.parse(from)).toBeLessThanOrEqual(25 * 3_600_000);
});
