import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { after, someday } from '../../test/rows.ts';
import * as Export from './export.ts';
import type { DataExport } from './table.ts';

const asked = Export.request('one', { userId: 'child', requestedBy: 'guardian' }, someday);
const sevenDays = 7 * 86_400;

describe('the row after', () => {
  const stored = { objectKey: 'exports/one', size: 12 };
  const ready = Export.complete(asked, stored, after(5));
  it.each<[string, DataExport, DataExport, Partial<DataExport>]>([
    [
      'the last part',
      asked,
      ready,
      { ...stored, state: 'ready', readyAt: after(5), expiresAt: after(5 + sevenDays) },
    ],
    ['a part that was spoilt', asked, Export.giveUp(asked), { state: 'failed' }],
    ['the end of its time', ready, Export.expire(ready), { state: 'expired', objectKey: null }],
    ['the end of the account', asked, Export.expire(asked), { state: 'expired', objectKey: null }],
  ])('%s', (_what, before, row, changed) => {
    expect(row).toEqual({ ...before, ...changed });
    expect(Export.isGathering(row)).toBe(false);
  });
});

describe('an export that is asked for', () => {
  it('is gathered', () => {
    expect(asked).toMatchObject({ userId: 'child', requestedBy: 'guardian', objectKey: null });
    expect(Export.isGathering(asked)).toBe(true);
  });

  it.each([
    ['no part', [], false],
    ['one part of two', ['marketplace'], false],
    ['both parts', ['network-chat', 'marketplace'], true],
  ])('is whole with %s: %s', (_what, services, outcome) => {
    const there = services.map((service) => ({ service }));
    expect(Export.isWhole(there, ['marketplace', 'network-chat'])).toBe(outcome);
  });

  it('waits for the one before it, and for the day of the third before it', () => {
    expect(refusalOf(() => Export.requireNoneWaiting(true))).toBe('already_requested');
    expect(refusalOf(() => Export.requireNoneWaiting(false))).toBeUndefined();
    const two = [{ requestedAt: after(20) }, { requestedAt: after(10) }];
    expect(refusalOf(() => Export.requireFew(two, after(30)))).toBeUndefined();
    expect(() => Export.requireFew([...two, { requestedAt: someday }], after(30))).toThrow(
      expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 86_370 }),
    );
  });
});

describe('the link of an export', () => {
  const ready = { state: 'ready' as const, expiresAt: after(1) };
  it.each([
    ['is ready', ready, undefined],
    ['is over', { ...ready, expiresAt: someday }, 'export_not_ready'],
    ['is being gathered', { state: 'gathering' as const, expiresAt: null }, 'export_not_ready'],
  ])('opens one that %s', (_what, row, refusal) => {
    expect(refusalOf(() => Export.requireReady(row, someday))).toBe(refusal);
  });
});
