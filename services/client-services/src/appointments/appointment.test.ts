import type { Actor } from '@sidework/chassis/http/actor';
import { describe, expect, it } from 'vitest';
import * as Appointment from './appointment.ts';

const startsAt = new Date('2026-11-21T12:00:00Z');
const before = new Date(startsAt.getTime() - 1);
const client = { id: 'client' } as Actor;
const professional = { id: 'professional' } as Actor;
const stranger = { id: 'stranger' } as Actor;
const agreed = {
  id: 'appointment',
  clientId: 'client',
  professionalId: 'professional',
  startsAt,
  status: 'agreed',
  cancelledBy: null,
  version: 1,
} as Appointment.Appointment;
const refused = (code: string) => expect.objectContaining({ code });

describe('an appointment', () => {
  it.each([
    [client, 'client'],
    [professional, 'professional'],
  ] as const)('is cancelled before it begins by either side: %o', (by, cancelledBy) => {
    expect(Appointment.cancel(agreed, by, before)).toEqual({
      ...agreed,
      status: 'cancelled',
      cancelledBy,
      version: 2,
    });
  });

  it('stays as it was when it is cancelled again, also later and by the other side', () => {
    const cancelled = Appointment.cancel(agreed, client, before);
    expect(Appointment.cancel(cancelled, professional, startsAt)).toBe(cancelled);
  });

  it('is not cancelled once it begins', () => {
    expect(() => Appointment.cancel(agreed, client, startsAt)).toThrow(refused('appointment_over'));
  });

  it('is not found by a stranger', () => {
    expect(() => Appointment.cancel(agreed, stranger, before)).toThrow(
      refused('appointment_not_found'),
    );
    expect(() => Appointment.sideOf(agreed, stranger)).toThrow(refused('appointment_not_found'));
  });

  it('is cancelled by nobody where its service ends', () => {
    expect(Appointment.dropped(agreed)).toMatchObject({
      status: 'cancelled',
      cancelledBy: null,
      version: 2,
    });
  });
});
