import { expect, it } from 'vitest';
import { openSemaphores } from './semaphore.ts';

it('gives one of each share, or none, and takes each back once', () => {
  const { take } = openSemaphores();
  const first = take({ all: 2, ada: 1 });
  expect(first).toBeDefined();
  expect(take({ all: 2, ada: 1 })).toBeUndefined();
  // A refused take leaves the rest as it was.
  expect(take({ all: 2, ben: 1 })).toBeDefined();
  expect(take({ all: 2, eve: 1 })).toBeUndefined();
  first?.();
  first?.();
  expect(take({ all: 2, ada: 1 })).toBeDefined();
  expect(take({ all: 2, eve: 1 })).toBeUndefined();
});
