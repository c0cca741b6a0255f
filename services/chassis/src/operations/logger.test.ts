import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = [];
  write(createLogger('test', 'info', { write: (line: string) => lines.push(line) }));
  return { text: lines.join(''), line: JSON.parse(lines[0] ?? '{}') };
}

describe('the log', () => {
  it('says which query failed, where and why, without the values it was asked with', () => {
    const cause = Object.assign(new Error('invalid byte sequence'), {
      name: 'PostgresError',
      detail: 'Key (email)=(ada@example.com) already exists.',
    });
    const values = ['ada@example.com', '$argon2id$secret', 'two\nlines of a message'];
    const err = new DrizzleQueryError('select * from users where email = $1', values, cause);
    const { text, line } = logged((log) => log.error({ err }, 'a request failed'));

    expect(line.err.message).toBe('Failed query: select * from users where email = $1');
    expect(line.err.stack).toContain('logger.test.ts');
    expect(line.err.stack).toContain('invalid byte sequence');
    for (const value of ['ada@example.com', 'argon2id', 'lines of a message'])
      expect(text).not.toContain(value);
  });

  it('hides the details of what the driver itself refuses', () => {
    const err = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com) already exists.',
    });
    const { text, line } = logged((log) => log.error({ err }, 'a request failed'));

    expect(line.err).toMatchObject({ message: 'duplicate key value', code: '23505' });
    expect(text).not.toContain('ada@example.com');
  });

  it('blots out secrets and personal data by their names', () => {
    const { text } = logged((log) => log.info({ email: 'ada@example.com', token: 'x1y2' }, 'seen'));

    expect(text).not.toMatch(/ada@example.com|x1y2/);
  });
});
