import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../test/browser.ts';
import { useTypedSearch } from './use-typed-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const tell = vi.fn();
  const { result, rerender } = renderHook(({ told }) => useTypedSearch(told, tell), {
    initialProps: { told: '' },
  });
  return {
    tell,
    box: result,
    typeAndPause(text: string) {
      act(() => result.current.type(text));
      act(() => void vi.advanceTimersByTime(300));
    },
    arrive: (told: string) => rerender({ told }),
  };
}

it('keeps what is typed while what was told before arrives late', () => {
  const { tell, box, typeAndPause, arrive } = open();
  typeAndPause('t');
  typeAndPause('ta');
  typeAndPause('tap');
  expect(tell.mock.calls).toEqual([['t'], ['ta'], ['tap']]);
  for (const told of ['t', 'ta', 'tap']) {
    arrive(told);
    expect(box.current.typed).toBe('tap');
  }
  arrive('');
  expect(box.current.typed).toBe('');
});

it('takes back a search that is still under way', () => {
  const { tell, typeAndPause, arrive } = open();
  typeAndPause('tap');
  typeAndPause('');
  expect(tell.mock.lastCall).toEqual(['']);
  arrive('');
  typeAndPause('tap');
  expect(tell).toHaveBeenCalledTimes(3);
});
