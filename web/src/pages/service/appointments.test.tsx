import {
  type AppointmentProposalView,
  agreeToAppointment,
  endAppointmentProposal,
  getAppointmentProposal,
  proposeAppointment,
} from '@sidework/contracts/schema/client-services/appointment-proposals';
import {
  type AppointmentView,
  confirmAppointment,
  listAppointments,
} from '@sidework/contracts/schema/client-services/appointments';
import { listPaymentHistory } from '@sidework/contracts/schema/client-services/escrow';
import { listExtensions } from '@sidework/contracts/schema/client-services/extensions';
import { listNegotiations } from '@sidework/contracts/schema/client-services/negotiations';
import { listServicePhotos } from '@sidework/contracts/schema/client-services/service-photos';
import { getService, listStageChanges } from '@sidework/contracts/schema/client-services/services';
import { listRooms } from '@sidework/contracts/schema/network-chat/rooms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aService } from '../../../test/service-builders.ts';

const server = fakeServer();
const timeZone = 'America/New_York';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const anAppointment = (startsAt: string): AppointmentView => ({
  id: anId(),
  serviceId: anId(),
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
  timeZone,
  status: 'agreed',
  cancelledBy: null,
});

const aProposal = (given: Partial<AppointmentProposalView> = {}): AppointmentProposalView => ({
  id: anId(),
  serviceId: anId(),
  proposedBy: 'professional',
  times: ['2030-12-10T15:00:00.000Z', '2030-12-11T15:00:00.000Z'],
  minutes: 60,
  timeZone,
  movesId: null,
  status: 'open',
  createdAt: '2026-01-05T10:00:00.000Z',
  ...given,
});

interface Shown {
  items?: AppointmentView[];
  proposal?: AppointmentProposalView | null;
}

/** Opens the page as the client sees it, or a guardian of the child who does the work. */
function open({ items = [], proposal = null }: Shown, as: 'client' | 'guardian' = 'client') {
  const service = aService({ isOfChild: as === 'guardian' });
  const shown = { items, proposal };
  signInAs(as === 'client' ? { id: service.clientId } : { isGuardian: true });
  server.on(listRooms, () => ({ items: [] }));
  server.on(getService, () => service);
  server.on(listServicePhotos, () => ({ before: [], after: [], review: [], mayChange: [] }));
  server.on(listStageChanges, () => ({ items: [] }));
  server.on(listPaymentHistory, () => ({ items: [] }));
  server.on(listExtensions, () => ({ items: [] }));
  server.on(listNegotiations, () => ({ items: [] }));
  server.on(listAppointments, () => ({ items: shown.items, noticeHours: 24 }));
  server.on(getAppointmentProposal, () => ({ proposal: shown.proposal, mayPropose: true }));
  const name = service.professional?.fullName ?? '';
  return { ...renderApp(`/services/${service.id}`), shown, name };
}

describe('the appointments of a service', () => {
  it('are proposed with one to three times', async () => {
    const { person, shown, name } = open({});
    server.on(proposeAppointment, () => {
      shown.proposal = aProposal({ proposedBy: 'client' });
      return shown.proposal;
    });
    await person.click(await screen.findByRole('button', { name: 'Propose times' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose times' }));
    await person.click(dialog.getByRole('button', { name: 'Propose' }));
    await dialog.findByText('Choose a day and a time');
    fireEvent.change(dialog.getByLabelText('Day 1'), { target: { value: '2030-12-10' } });
    fireEvent.change(dialog.getByLabelText('Time 1'), { target: { value: '10:00' } });
    await person.click(dialog.getByRole('button', { name: 'Add another time' }));
    fireEvent.change(dialog.getByLabelText('Day 2'), { target: { value: '2030-12-11' } });
    await person.click(dialog.getByRole('button', { name: 'Propose' }));
    await screen.findByText(`You proposed to meet ${name}`);
    const [sent] = server.received(proposeAppointment);
    expect(sent?.body).toMatchObject({
      minutes: 60,
      times: [{}, {}].map(() => expect.any(String)),
    });
    expect(screen.queryByRole('button', { name: 'Propose times' })).toBeNull();
  });

  it('wait for the choice of the other side', async () => {
    const proposal = aProposal();
    const { person, shown, name } = open({ proposal });
    server.on(agreeToAppointment, () => {
      shown.proposal = null;
      shown.items = [anAppointment(proposal.times[1] ?? '')];
      return shown.items[0] as AppointmentView;
    });
    await screen.findByText(`${name} proposes to meet for the work`);
    await person.click(screen.getByRole('radio', { name: /Dec 11, 10:00 AM to 11:00 AM EST/ }));
    await person.click(screen.getByRole('button', { name: 'Agree to this time' }));
    const list = within(await screen.findByRole('list', { name: 'Appointments' }));
    expect(list.getByRole('listitem').textContent).toContain('Dec 11, 10:00 AM to 11:00 AM EST');
    expect(server.received(agreeToAppointment)[0]?.body).toEqual({ startsAt: proposal.times[1] });
  });

  it('are no choice once they are past', async () => {
    open({ proposal: aProposal({ times: [inHours(-1), '2030-12-11T15:00:00.000Z'] }) });
    await screen.findByRole('button', { name: 'Agree to this time' });
    const [choice, ...others] = screen.getAllByRole('radio', { name: / [AP]M to / });
    expect(others).toEqual([]);
    expect(choice).toHaveProperty('checked', true);
  });

  it('say where a time was taken meanwhile, and can be declined', async () => {
    const { person, shown } = open({
      proposal: aProposal({ times: ['2030-12-10T15:00:00.000Z'] }),
    });
    server.on(agreeToAppointment, () => refuse(409, 'appointment_time_taken', 'It is taken.'));
    server.on(endAppointmentProposal, () => {
      const ended = aProposal({ status: 'declined' });
      shown.proposal = null;
      return ended;
    });
    await person.click(await screen.findByRole('button', { name: 'Agree to this time' }));
    await screen.findByText('It is taken.');
    await person.click(screen.getByRole('button', { name: 'None of these' }));
    await waitFor(() => expect(screen.queryByText('Choose a time')).toBeNull());
  });

  it('are withdrawn by their own side', async () => {
    const { person, shown, name } = open({ proposal: aProposal({ proposedBy: 'client' }) });
    server.on(endAppointmentProposal, () => {
      shown.proposal = null;
      return aProposal({ status: 'withdrawn' });
    });
    await screen.findByText(`You proposed to meet ${name}`);
    await person.click(screen.getByRole('button', { name: 'Withdraw the proposed times' }));
    await waitFor(() => expect(screen.queryByText(`You proposed to meet ${name}`)).toBeNull());
  });

  it('move by a proposal, and say what less notice means', async () => {
    const near = anAppointment(inHours(5));
    const { person, name } = open({ items: [near] });
    await person.click(await screen.findByRole('button', { name: /^Cancel \w{3}, / }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(new RegExp(`less than the 24 hours of notice that ${name} asks for`));
    await person.click(dialog.getByRole('button', { name: 'Keep it' }));
    await person.click(await screen.findByRole('button', { name: /^Move / }));
    await screen.findByRole('dialog', { name: 'Move the appointment' });
    server.on(proposeAppointment, () => aProposal({ proposedBy: 'client', movesId: near.id }));
    fireEvent.change(screen.getByLabelText('Day 1'), { target: { value: '2030-12-10' } });
    await person.click(screen.getByRole('button', { name: 'Propose' }));
    await waitFor(() =>
      expect(server.received(proposeAppointment)[0]?.body).toMatchObject({ movesId: near.id }),
    );
  });

  it('of a child wait for its guardian, who agrees or cancels [D-117]', async () => {
    const appointment = {
      ...anAppointment('2030-12-10T21:00:00.000Z'),
      status: 'awaiting_guardian' as const,
    };
    const { person, shown } = open({ items: [appointment] }, 'guardian');
    const list = within(await screen.findByRole('list', { name: 'Appointments' }));
    list.getByText('Waiting for a guardian');
    server.on(confirmAppointment, () => {
      shown.items = [{ ...appointment, status: 'agreed' }];
      return { ...appointment, status: 'agreed' as const };
    });
    await person.click(list.getByRole('button', { name: /^Agree to Tue, Dec 10, 4:00 PM/ }));
    await screen.findByText('The appointment stands');
    await waitFor(() => expect(list.queryByRole('button', { name: /^Agree/ })).toBeNull());
    list.getByRole('button', { name: /^Cancel Tue, Dec 10/ });
    expect(server.received(confirmAppointment)[0]?.params).toEqual({
      appointmentId: appointment.id,
    });
  });
});
