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
    expect(readable(JSON.stringify(entry))).toBe('00:00:00.000 ERROR failed\nError: no\n  at x');
  });

  it('leaves any other line as it is', () => {
    expect(readable('{"level":broken')).toBe('{"level":broken');
    expect(readable('LOG:  checkpoint complete')).toBe('LOG:  checkpoint complete');
  });
});
