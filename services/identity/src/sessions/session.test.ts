import { describe, expect, it } from 'vitest';
import { renewal } from './session.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const active = { generation: 5, replacedAt: null };
const of = (presented: { generation: number; replacedAt: Date | null }) =>
  renewal(presented, active, now, 10);

describe('the renewal of a session', () => {
  it('advances by its active token', () => {
    expect(of(active)).toBe('advance');
  });

  it('gives the active token again to its parent, for ten seconds', () => {
    expect(of({ generation: 4, replacedAt: ago(0) })).toBe('repeat');
    expect(of({ generation: 4, replacedAt: ago(10) })).toBe('repeat');
  });

  it('takes a parent past the ten seconds for a replay', () => {
    expect(of({ generation: 4, replacedAt: ago(10.001) })).toBe('replay');
  });

  it('takes an older ancestor for a replay, however fresh', () => {
    expect(of({ generation: 3, replacedAt: ago(0) })).toBe('replay');
  });
});
