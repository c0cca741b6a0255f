import { describe, expect, it } from 'vitest';
import { client, completed, now, professional, refusal, stranger, work } from '../../test/work.ts';
import type { Service } from '../services/service.ts';
import * as Extension from './extension.ts';

const dated = { deadline: '2026-11-21', deadlineTimeZone: 'America/New_York' };
const nextDay = { proposedDeadline: '2026-11-22', reason: 'The part comes late.' };
const ask = (given: Partial<Service> = {}, asked = nextDay, by = professional) =>
  Extension.request('extension', work({ ...dated, ...given }), asked, by, now);
const { service: asked, extension } = ask();

describe('a request for a later deadline', () => {
  it('waits for the client, beside the deadline that stands', () => {
    expect(asked).toMatchObject({
      deadline: '2026-11-21',
      extensionRequested: true,
      extensionReason: 'The part comes late.',
      extensionRequestedAt: now,
      newProposedDeadline: '2026-11-22',
    });
    expect(extension).toEqual({
      id: 'extension',
      serviceId: 'service',
      professionalId: 'professional',
      clientId: 'client',
      reason: 'The part comes late.',
      currentDeadline: '2026-11-21',
      proposedDeadline: '2026-11-22',
      status: 'pending',
      createdAt: now,
      respondedAt: null,
    });
  });

  it.each([
    ['by the client', () => ask({}, nextDay, client), 'professional_requests_extension'],
    ['by a stranger', () => ask({}, nextDay, stranger), 'service_not_found'],
    ['of work that is over', () => ask(completed), 'service_not_in_progress'],
    ['where no day was set', () => ask({ deadline: null, deadlineTimeZone: null }), 'no_deadline'],
    ['beside one that waits', () => ask({ extensionRequested: true }), 'extension_pending'],
    [
      'of the same day',
      () => ask({}, { ...nextDay, proposedDeadline: '2026-11-21' }),
      'extension_not_later',
    ],
    [
      'of a later day that is over',
      () => ask({ deadline: '2026-11-10' }, { ...nextDay, proposedDeadline: '2026-11-20' }),
      'day_in_the_past',
    ],
  ])('is refused %s', (_, act, code) => {
    expect(act).toThrow(refusal(code));
  });

  it('may be for the day that it still is in the zone of the client', () => {
    const late = new Date('2026-11-22T04:59:59Z');
    const until = { ...nextDay, proposedDeadline: '2026-11-21' };
    const service = work({ ...dated, deadline: '2026-11-20' });
    const request = (at: Date) => Extension.request('extension', service, until, professional, at);
    expect(request(late).extension.proposedDeadline).toBe('2026-11-21');
    expect(() => request(new Date('2026-11-22T05:00:00Z'))).toThrow(refusal('day_in_the_past'));
  });
});

const withoutRequest = {
  extensionRequested: false,
  extensionReason: null,
  extensionRequestedAt: null,
  newProposedDeadline: null,
};

describe('the answer', () => {
  it.each([
    ['approved', Extension.approve, '2026-11-22'],
    ['denied', Extension.deny, '2026-11-21'],
  ] as const)('ends the request; %s, the deadline is %s', (_, answer, deadline) => {
    expect(answer(asked, extension, client)).toEqual({ ...asked, ...withoutRequest, deadline });
  });

  it.each([
    [true, 'approved'],
    [false, 'denied'],
  ])('stands in the request: %s is %s', (isApproved, status) => {
    const respondedAt = now;
    expect(Extension.answer(extension, isApproved, now)).toEqual({
      ...extension,
      status,
      respondedAt,
    });
  });

  it.each([
    ['approve', Extension.approve],
    ['deny', Extension.deny],
  ])('to %s is of the client, once, while work goes on', (_, answer) => {
    expect(() => answer(asked, extension, professional)).toThrow(
      refusal('client_answers_extension'),
    );
    expect(() => answer(asked, extension, stranger)).toThrow(refusal('service_not_found'));
    const denied = Extension.answer(extension, false, now);
    expect(() => answer(asked, denied, client)).toThrow(refusal('extension_answered'));
    expect(() => answer({ ...asked, ...completed }, extension, client)).toThrow(
      refusal('service_not_in_progress'),
    );
  });

  it.each([
    ['2026-11-22', 'is no longer approved where the client set the same day'],
    ['2026-11-23', 'is no longer approved where the client set a later day'],
  ])('%s: it %s', (deadline) => {
    const moved = { ...asked, deadline };
    expect(() => Extension.approve(moved, extension, client)).toThrow(
      refusal('extension_overtaken'),
    );
    expect(Extension.deny(moved, extension, client).deadline).toBe(deadline);
  });
});
