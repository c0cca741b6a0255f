import { act, renderHook } from '@testing-library/react';
import { startTransition, use, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../test/browser.ts';
import { useTypedSearch } from './use-typed-search.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A box over an address that changes as the router does it: in a transition, which shows once all of it is ready. */
function open(told = '') {
  const tell = vi.fn();
  const late = new Map<string, PromiseWithResolvers<void>>();
  const { result } = renderHook(() => {
    const [address, setAddress] = useState(told);
    const go = (search: string) => startTransition(() => setAddress(search));
    const box = useTypedSearch(address, (search) => {
      tell(search);
      go(search);
    });
    const awaited = late.get(address);
    if (awaited) use(awaited.promise);
    return { ...box, address, go };
  });
  const type = (text: string) => act(async () => result.current.type(text));
  return {
    tell,
    type,
    shown: () => [result.current.typed, result.current.address],
    async typeAndPause(text: string) {
      await type(text);
      await act(async () => void vi.advanceTimersByTime(300));
    },
    /** The list takes its time with it. */
    delay: (search: string) => late.set(search, Promise.withResolvers()),
    arrive: (search: string) =>
      act(async () => {
        late.get(search)?.resolve();
        late.delete(search);
      }),
    goElsewhere: (search: string) => act(async () => result.current.go(search)),
  };
}

it('keeps what is typed while what was told before arrives late', async () => {
  const { tell, shown, delay, type, typeAndPause, arrive, goElsewhere } = open();
  delay('t');
  await typeAndPause('t');
  await type('ta');
  await arrive('t');
  expect(shown()).toEqual(['ta', 't']);
  delay('tap');
  await typeAndPause('ta');
  await typeAndPause('tap');
  await type('taps');
  expect(shown()).toEqual(['taps', 'ta']);
  await arrive('tap');
  expect(shown()).toEqual(['taps', 'tap']);
  expect(tell.mock.calls).toEqual([['t'], ['ta'], ['tap']]);
  await goElsewhere('');
  expect(shown()).toEqual(['', '']);
});

it('takes back a search that is still under way, and follows the address to it later', async () => {
  const { tell, shown, delay, typeAndPause, arrive, goElsewhere } = open('ta');
  delay('tap');
  await typeAndPause('tap');
  expect(shown()).toEqual(['tap', 'ta']);
  await typeAndPause('ta');
  expect(tell.mock.calls).toEqual([['tap'], ['ta']]);
  await arrive('tap');
  expect(shown()).toEqual(['ta', 'ta']);
  await goElsewhere('tap');
  expect(shown()).toEqual(['tap', 'tap']);
  await typeAndPause('tap');
  expect(tell).toHaveBeenCalledTimes(2);
});

it('changes no list under a pressed pointer, so that no click on a result is lost', async () => {
  const { tell, type } = open();
  const pause = () => act(async () => void vi.advanceTimersByTime(300));
  await type('tap');
  dispatchEvent(new Event('pointerdown'));
  await pause();
  expect(tell).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerup'));
  expect(tell).not.toHaveBeenCalled();
  await pause();
  expect(tell.mock.calls).toEqual([['tap']]);
});
