import { describe, expect, it } from 'vitest';
import { greeting, waitingText } from './greeting.ts';

describe('how many things wait', () => {
  it.each([
    [0, 'Nothing is waiting for you.'],
    [1, 'One thing is waiting for you.'],
    [3, 'Three things are waiting for you.'],
    [10, 'Ten things are waiting for you.'],
    [53, '53 things are waiting for you.'],
    [99, '99 things are waiting for you.'],
    [100, '99+ things are waiting for you.'],
  ])('%i: %s', (count, text) => {
    expect(waitingText(count)).toBe(text);
  });
});

describe('the greeting', () => {
  it.each([
    [0, 'Good morning, Clara.'],
    [11, 'Good morning, Clara.'],
    [12, 'Good afternoon, Clara.'],
    [18, 'Good evening, Clara.'],
  ])('at %i is "%s"', (hour, text) => {
    expect(greeting('Clara Client', new Date(2026, 10, 22, hour))).toBe(text);
  });

  it('names nobody who has no name yet', () => {
    expect(greeting(' ', new Date(2026, 10, 22, 9))).toBe('Good morning.');
  });
});
