import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import '../../test/browser.ts';
import { optionIn, useAddressFilters } from './address-filters.ts';

const read = (address: URLSearchParams) => ({
  search: address.get('search') ?? '',
  price: optionIn(['free', 'paid'], address.get('price')),
});

function open(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const all = () => ({ ...useAddressFilters({ read }), address: useLocation().search });
  const { result } = renderHook(all, { wrapper });
  return result;
}

it('reads what the address says, and changes a part of it', () => {
  const list = open('/?search=yoga&price=none');
  expect(list.current.filters).toEqual({ search: 'yoga', price: '' });
  expect(list.current.isNarrowed).toBe(true);
  act(() => list.current.change({ price: 'free' }));
  expect(list.current.address).toBe('?search=yoga&price=free');
});

it('takes away all but what is kept', () => {
  const list = open('/?search=yoga&price=free');
  act(() => list.current.clearBut({ price: 'free' }));
  expect(list.current.address).toBe('?price=free');
  act(() => list.current.clear());
  expect([list.current.address, list.current.isNarrowed]).toEqual(['', false]);
});
