import {
  getWorkingHours,
  setWorkingHours,
} from '@sidework/contracts/schema/client-services/working-hours';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

const hours = {
  timeZone: 'America/Denver',
  week: [{ weekday: 1, from: '09:00', to: '12:00' }],
  daysOff: [],
  appointmentMinutes: 60,
  noticeHours: 24,
  travelMinutes: 30,
};

it('keeps the hours of each weekday, with a break, and the days off', async () => {
  signInAs();
  server.on(getWorkingHours, () => ({ hours }));
  server.on(setWorkingHours, ({ body }) => ({ hours: body }));
  const { person } = renderApp('/working-hours');
  await person.click(await screen.findByRole('button', { name: 'Add hours on Monday' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'From, Monday, 2' }), '1:00 PM');
  await person.click(screen.getByRole('button', { name: 'Add hours on Sunday' }));
  await person.click(screen.getByRole('button', { name: 'Remove hours of Sunday' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Length' }), '1 h 30 min');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Notice' }), '2 days');
  await person.click(screen.getByRole('button', { name: 'Add days off' }));
  await person.click(screen.getByRole('button', { name: 'Save working hours' }));
  expect(await screen.findByText('Your working hours are saved')).toBeTruthy();
  expect(server.received(setWorkingHours)[0]?.body).toEqual({
    ...hours,
    week: [...hours.week, { weekday: 1, from: '13:00', to: '17:00' }],
    daysOff: [{ from: expect.any(String), to: expect.any(String) }],
    appointmentMinutes: 90,
    noticeHours: 48,
  });
});

it('begins with usual hours in the zone of the device', async () => {
  signInAs();
  server.on(getWorkingHours, () => ({ hours: null }));
  renderApp('/working-hours');
  await screen.findByRole('button', { name: 'Save working hours' });
  await waitFor(() => expect(screen.getAllByText('Not bookable')).toHaveLength(2));
});

it('tells a child how it is hired instead', async () => {
  signInAs({ accountType: 'sidework_kids' });
  renderApp('/working-hours');
  expect(
    await screen.findByRole('heading', { name: 'Jobs are hired with a guardian' }),
  ).toBeTruthy();
});
