import { describe, expect, it } from 'vitest';
import { greeting, waitingText } from './greeting.ts';

describe('how many things wait', () => {
  it.each([
    [0, 'Nothing waits for you.'],
    [1, 'One thing waits for you.'],
    [3, 'Three things wait for you.'],
    [10, 'Ten things wait for you.'],
    [53, '53 things wait for you.'],
    [99, '99 things wait for you.'],
    [100, '99+ things wait for you.'],
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
