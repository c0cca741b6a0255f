import type { Actor } from '@sidework/chassis/http/actor';
import { expect, it } from 'vitest';
import type { Appointment } from '../appointments/appointment.ts';
import type { Service } from '../services/service.ts';
import * as AppointmentProposal from './appointment-proposal.ts';

const at = (time: string) => new Date(`2026-12-${time}:00Z`);
const now = at('01T12:00');
const client = { id: 'client' } as Actor;
const professional = { id: 'professional' } as Actor;
const service = {
  id: 'service',
  clientId: 'client',
  professionalId: 'professional',
  status: 'in_progress',
  agreement: 'accepted',
} as Service;
const wish = {
  times: [at('09T15:00').toISOString(), at('08T15:00').toISOString()],
  minutes: 60,
  timeZone: 'America/New_York',
};
const propose = (given = {}, by = client, on = service, moved?: Appointment) =>
  AppointmentProposal.propose('p', on, { wish: { ...wish, ...given }, moved }, by, now);
const refused = (code: string) => expect.objectContaining({ code });

it('has its times in order, and ends with the last', () => {
  expect(propose()).toMatchObject({
    proposedBy: 'client',
    times: [at('08T15:00'), at('09T15:00')],
    expiresAt: at('09T15:00'),
    status: 'open',
    movesId: null,
  });
});

const coming = { id: 'a', status: 'agreed', startsAt: at('05T10:00') } as Appointment;

it('names the appointment that it moves', () => {
  expect(propose({}, professional, service, coming)).toMatchObject({
    proposedBy: 'professional',
    movesId: 'a',
  });
});

it.each([
  ['a time that is past', 'appointment_time_past', { times: [now.toISOString()] }, {}, undefined],
  [
    'a time too far ahead',
    'appointment_time_far',
    { times: ['2027-12-02T12:00:00Z'] },
    {},
    undefined,
  ],
  ['work that ended', 'service_not_in_progress', {}, { status: 'completed' }, undefined],
  ['an appointment that began', 'appointment_over', {}, {}, { ...coming, startsAt: now }],
  ['one that was cancelled', 'appointment_cancelled', {}, {}, { ...coming, status: 'cancelled' }],
] as const)('is refused for %s', (_, code, given, on, moved) => {
  const work = { ...service, ...on } as Service;
  expect(() => propose(given, client, work, moved as Appointment)).toThrow(refused(code));
});

it.each([
  ['proposed', 'professional', false],
  ['proposed', 'client', true],
  ['accepted', 'professional', true],
] as const)('of work that is %s is open for the %s: %s', (agreement, side, isOpen) => {
  const work = { ...service, agreement } as Service;
  expect(AppointmentProposal.isOpenFor(work, side)).toBe(isOpen);
  const require = () => AppointmentProposal.requireAgreed(work, side);
  if (isOpen) expect(require).not.toThrow();
  else expect(require).toThrow(refused('service_not_agreed_to'));
});

it('is agreed to by the other side, at one of its times', () => {
  const agreed = AppointmentProposal.agree(propose(), professional, at('09T15:00'), now);
  expect(agreed).toMatchObject({ status: 'agreed', answeredAt: now });
});

it.each([
  ['its own side', 'own_appointment_proposal', client, at('09T15:00'), now, {}],
  ['another time', 'appointment_time_other', professional, at('09T15:30'), now, {}],
  [
    'a time that has passed',
    'appointment_time_past',
    professional,
    at('08T15:00'),
    at('08T15:00'),
    {},
  ],
  [
    'one that was answered',
    'appointment_proposal_over',
    professional,
    at('09T15:00'),
    now,
    { status: 'declined' },
  ],
  ['a stranger', 'appointment_not_found', { id: 'x' } as Actor, at('09T15:00'), now, {}],
] as const)('is not agreed to: %s', (_, code, by, time, when, given) => {
  const proposal = { ...propose(), ...given } as AppointmentProposal.AppointmentProposal;
  expect(() => AppointmentProposal.agree(proposal, by, time, when)).toThrow(refused(code));
});

it.each([
  [client, 'withdrawn'],
  [professional, 'declined'],
] as const)('is ended by either side, also twice: %o', (by, status) => {
  const ended = AppointmentProposal.end(propose(), by, now);
  expect(ended).toMatchObject({ status, answeredAt: now });
  expect(AppointmentProposal.end(ended, by, at('02T12:00'))).toBe(ended);
  const other = by === client ? professional : client;
  expect(() => AppointmentProposal.end(ended, other, now)).toThrow(
    refused('appointment_proposal_over'),
  );
});

it.each([
  [client, 'withdrawn'],
  [professional, 'countered'],
] as const)('gives way to other times: %o', (by, status) => {
  expect(AppointmentProposal.replaced(propose(), by, now).status).toBe(status);
});
