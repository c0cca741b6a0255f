import { describe, expect, it } from 'vitest';
import { fileOfLink, requireSize } from './file.ts';

const now = new Date('2031-05-01T10:00:00Z');
const until = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

describe('a file', () => {
  it('may have its most bytes, and not one more', () => {
    expect(() => requireSize(10, 10)).not.toThrow();
    expect(() => requireSize(11, 10)).toThrow('too large');
  });
});

describe('a link to a file', () => {
  const link = { file: 'ticket', isProved: true, until: until(0) };

  it('leads there until its time is over', () => {
    expect(fileOfLink(link, now)).toBe('ticket');
  });

  it.each([
    ['is over', { ...link, until: until(-1) }],
    ['was altered', { ...link, isProved: false }],
    ['names another kind of file', { ...link, file: undefined }],
  ])('leads nowhere where it %s', (_, other) => {
    expect(() => fileOfLink(other, now)).toThrow('link');
  });
});
