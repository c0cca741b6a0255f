import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore, useStore } from './store.ts';

afterEach(cleanup);

it('tells who listens of a change, and of what did not change nothing', () => {
  const store = createStore({ count: 1 });
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set(({ count }) => ({ count: count + 1 }));
  store.set((now) => now);
  expect(store.get()).toEqual({ count: 2 });
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.set({ count: 3 });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('tells all the others though one leaves while it is told', () => {
  const store = createStore(0);
  const leave = store.subscribe(() => leave());
  const other = vi.fn();
  store.subscribe(other);
  store.set(1);
  expect(other).toHaveBeenCalledTimes(1);
});

it('draws every component that uses it anew', () => {
  const store = createStore('before');
  function Word({ label }: { label: string }) {
    return <p>{`${label} ${useStore(store)}`}</p>;
  }
  render(
    <>
      <Word label="one" />
      <Word label="two" />
    </>,
  );
  act(() => store.set('after'));
  expect(screen.getByText('one after')).toBeTruthy();
  expect(screen.getByText('two after')).toBeTruthy();
});
