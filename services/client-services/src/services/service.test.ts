import type { Actor } from '@sidework/chassis/http/actor';
import { percentageOf, type StageKey } from '@sidework/contracts/client-services/stages';
import { describe, expect, it } from 'vitest';
import * as Service from './service.ts';

const by = { id: 'professional' } as Actor;
const now = new Date('2026-11-21T10:00:00Z');
const inProgress = {
  ...Service.begin(
    'service',
    {
      proposalId: 'proposal',
      jobRequestId: 'job',
      clientId: 'client',
      professionalId: 'professional',
      title: 'Repair a tap',
      description: 'It drips.',
      proposedCostCents: 9_900,
    },
    now,
  ),
  status: 'in_progress',
  progressStage: 'not_started',
} as Service.Service;

describe('the stage of a service', () => {
  it('begins with the agreed cost as its price and its total', () => {
    expect(inProgress).toMatchObject({ amountCents: 9_900, totalAmountCents: 9_900 });
  });

  it.each(['not_started', 'in_progress', 'halfway', 'near_completion'] as StageKey[])(
    'sets the percentage of %s and leaves the work in progress [TRK-22]',
    (stage) => {
      expect(
        Service.progress(inProgress, { progressStage: stage }, by, { now, releaseDays: 14 }),
      ).toMatchObject({
        progressStage: stage,
        progressPercentage: percentageOf(stage),
        status: 'in_progress',
      });
    },
  );

  it('completes the service with the last [TRK-23]', () => {
    expect(
      Service.progress(inProgress, { progressStage: 'completed' }, by, { now, releaseDays: 14 }),
    ).toMatchObject({
      progressPercentage: 100,
      status: 'completed',
      completedAt: now,
    });
  });

  it.each(['completed', 'cancelled'] as const)(
    'no longer moves once %s, and so is not in progress again [TRK-24, TRK-25, D-53]',
    (status) => {
      const ended = { ...inProgress, status };
      expect(() =>
        Service.progress(ended, { progressStage: 'halfway' }, by, { now, releaseDays: 14 }),
      ).toThrow(/no longer in progress/);
    },
  );

  it('stays where it is once a moderator has decided about it', () => {
    const decided = { ...inProgress, isDisputed: true, isDisputeDecided: true };
    expect(() =>
      Service.progress(decided, { progressStage: 'completed' }, by, { now, releaseDays: 14 }),
    ).toThrow(expect.objectContaining({ code: 'service_disputed' }));
  });

  it('is moved by the professional alone [SEC-16]', () => {
    const as = (id: string) => () =>
      Service.progress(inProgress, { progressStage: 'halfway' }, { id } as Actor, {
        now,
        releaseDays: 14,
      });
    expect(as('client')).toThrow(expect.objectContaining({ statusCode: 403 }));
    expect(as('stranger')).toThrow(expect.objectContaining({ statusCode: 404 }));
  });
});
