import { describe, expect, it } from 'vitest';
import { after, someday } from '../../test/rows.ts';
import * as Session from './session.ts';
import type { Session as Row } from './table.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const active = { generation: 5, replacedAt: null };
const of = (presented: { generation: number; replacedAt: Date | null }) =>
  Session.renewal(presented, active, now, 10);

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

describe('the row of a session', () => {
  const source = { address: '203.0.113.7', userAgent: 'A browser' };
  const elsewhere = { address: '203.0.113.8', userAgent: 'Another' };
  const at = after(60);
  const seconds = (moment: Date) => moment.getTime() / 1000;
  const signedIn = { method: 'password', timestamp: seconds(someday) };
  const totp = { id: 'factor', factorType: 'totp' as const };
  const proof = { method: 'totp', timestamp: seconds(at) };
  const begun = Session.begin(
    { id: 'one', userId: 'ada' },
    { method: 'password', source },
    someday,
  );
  const raised = Session.raise(begun, totp, elsewhere, at);

  it('begins with the first step', () => {
    expect(begun).toMatchObject({ ...source, aal: 'aal1', factorId: null, amr: [signedIn] });
    const oauth = { clientId: 'calendar', scope: 'openid' };
    const letIn = Session.begin(
      { id: 'one', userId: 'ada' },
      { method: 'password', source, oauth },
      someday,
    );
    expect(letIn).toMatchObject({ oauthClientId: 'calendar', oauthScope: 'openid' });
  });

  it.each<[string, Row, Row, Partial<Row>]>([
    [
      'a factor that was proved',
      begun,
      raised,
      { ...elsewhere, aal: 'aal2', factorId: 'factor', amr: [proof, signedIn], refreshedAt: at },
    ],
    [
      'the same factor once more',
      raised,
      Session.raise(raised, totp, elsewhere, after(90)),
      { amr: [{ ...proof, timestamp: seconds(after(90)) }, signedIn], refreshedAt: after(90) },
    ],
    [
      'a factor that is gone',
      raised,
      Session.lower(raised),
      { aal: 'aal1', factorId: null, amr: [signedIn] },
    ],
  ])('after %s', (_what, before, row, changed) => {
    expect(row).toEqual({ ...before, ...changed });
  });
});
