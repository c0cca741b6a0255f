import type { Actor } from '@sidework/chassis/http/actor';
import { describe, expect, it } from 'vitest';
import * as Inspection from './inspection.ts';
import type { Service } from './service.ts';

const client = { id: 'client' } as Actor;
const open = { isReviewed: false, inspectionDays: 14 };
const completedAt = new Date('2026-11-01T10:00:00Z');
const lastMoment = new Date('2026-11-15T09:59:59.999Z');
const tooLate = new Date('2026-11-15T10:00:00Z');

const completed = {
  id: 'service',
  professionalId: 'professional',
  clientId: 'client',
  status: 'completed',
  paymentStatus: 'pending',
  progressStage: 'completed',
  progressPercentage: 100,
  completedAt,
} as Service;

describe('completed work', () => {
  it('goes back to near completion, and its countdown stops, where its client asks for changes [D-54]', () => {
    const counting = { ...completed, releaseRequestedAt: completedAt, releasesAt: tooLate };
    expect(Inspection.reopen(counting, open, client, lastMoment)).toMatchObject({
      status: 'in_progress',
      releaseRequestedAt: null,
      releasesAt: null,
      progressStage: 'near_completion',
      progressPercentage: 75,
      completedAt: null,
    });
  });

  it.each([
    ['by its professional', {}, open, 'professional', lastMoment, 403, 'not_the_client'],
    ['by a stranger', {}, open, 'stranger', lastMoment, 404, 'service_not_found'],
    ['after the window', {}, open, 'client', tooLate, 409, 'inspection_over'],
    [
      'once reviewed',
      {},
      { ...open, isReviewed: true },
      'client',
      lastMoment,
      409,
      'already_reviewed',
    ],
    [
      'once paid out',
      { paymentStatus: 'released' },
      open,
      'client',
      lastMoment,
      409,
      'inspection_over',
    ],
    ['in a dispute', { isDisputed: true }, open, 'client', lastMoment, 409, 'service_disputed'],
    [
      'while in progress',
      { status: 'in_progress' },
      open,
      'client',
      lastMoment,
      409,
      'service_not_completed',
    ],
    [
      'once cancelled',
      { status: 'cancelled' },
      open,
      'client',
      lastMoment,
      409,
      'service_not_completed',
    ],
  ])('is not reopened %s [D-54]', (_, given, inspection, id, at, statusCode, code) => {
    const service = { ...completed, ...given } as Service;
    expect(() => Inspection.reopen(service, inspection, { id } as Actor, at)).toThrow(
      expect.objectContaining({ statusCode, code }),
    );
  });

  it.each([3, 14, 30])('can be inspected for %i days', (inspectionDays) => {
    const until = Inspection.changesUntil(completed, { ...open, inspectionDays }, completedAt);
    expect(until?.toISOString()).toBe(
      new Date(Date.UTC(2026, 10, 1 + inspectionDays, 10)).toISOString(),
    );
  });
});
