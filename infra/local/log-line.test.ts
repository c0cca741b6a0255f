import { describe, expect, it } from 'vitest';
import { readable } from './log-line.ts';

describe('readable', () => {
  it('shortens an entry to its moment, level, message and facts', () => {
    const line =
      '{"level":"info","time":"2026-03-01T10:20:30.456Z","service":"identity","jobId":7,"msg":"posted"}';
    expect(readable(line)).toBe('10:20:30.456 INFO posted {"jobId":7}');
  });

  it('shows the stack of an error', () => {
    const entry = { level: 'error', time: 0, msg: 'failed', err: { stack: 'Error: no\n  at x' } };
    expect(readable(JSON.stringify(entry))).toBe(
      '00:00:00.000 ERROR failed\n    Error: no\n      at x',
    );
  });

  it.each([
    ['commands a terminal', '\u001b[2J', '\\u001b[2J'],
    ['commands one in a single sign', '\u009b2J', '\\u009b2J'],
    ['is read backwards', '\u202egnp', '\\u202egnp'],
    ['is set apart in its direction', '\u2066a\u2069', '\\u2066a\\u2069'],
    ['ends the line', '\u2028', '\\u2028'],
  ])('writes out what %s, wherever it stands', (_, sign, written) => {
    const entry = { level: 'error', time: 0, blocked: sign, msg: sign, err: { stack: sign } };
    expect(readable(JSON.stringify(entry))).toBe(
      `00:00:00.000 ERROR ${written} {"blocked":"${written}"}\n    ${written}`,
    );
    expect(readable(`LOG:  ${sign}`)).toBe(`LOG:  ${written}`);
  });

  it('lets no message look like a line of its own', () => {
    const entry = { level: 'error', time: 0, msg: 'a\n00:00', err: { stack: 'Error: a\n00:00' } };
    expect(readable(JSON.stringify(entry))).toBe(
      '00:00:00.000 ERROR a\\u000a00:00\n    Error: a\n    00:00',
    );
  });

  it('leaves any other line as it is', () => {
    expect(readable('{"level":broken')).toBe('{"level":broken');
    expect(readable('LOG:  checkpoint complete')).toBe('LOG:  checkpoint complete');
  });
});
