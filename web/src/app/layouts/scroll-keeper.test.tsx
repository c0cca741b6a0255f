import '../../../test/browser.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollKeeper } from './scroll-keeper.ts';

const Filtered = () => (
  <>
    <Link to="/next?filter=1" replace>
      Filter
    </Link>
    <Link to="/">Away</Link>
  </>
);

function Pages() {
  useScrollKeeper();
  return (
    <Routes>
      <Route path="/" element={<Link to="/next">Next</Link>} />
      <Route path="/next" element={<Filtered />} />
    </Routes>
  );
}

/** jsdom lays nothing out: scrolling is where it was last told to be, and says so as a browser does. */
function scrollBy(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  dispatchEvent(new Event('scroll'));
}

const scrollTo = vi.fn(({ top = 0 }: ScrollToOptions) => scrollBy(top));

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  history.replaceState(null, '', '/');
  scrollBy(0);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  scrollTo.mockClear();
});

async function open() {
  render(
    <BrowserRouter>
      <Pages />
    </BrowserRouter>,
  );
  const person = userEvent.setup();
  scrollBy(900);
  await person.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByRole('link', { name: 'Filter' });
  return person;
}

describe('the place on a page', () => {
  it('is the top where a link leads', async () => {
    await open();
    expect(scrollY).toBe(0);
  });

  it('is where it was left on the way back', async () => {
    await open();
    act(() => history.back());
    await screen.findByRole('link', { name: 'Next' });
    await waitFor(() => expect(scrollY).toBe(900));
  });

  it('stays when only the filters of a page change', async () => {
    const person = await open();
    scrollBy(300);
    await person.click(screen.getByRole('link', { name: 'Filter' }));
    await waitFor(() => expect(location.search).toBe('?filter=1'));
    expect(scrollY).toBe(300);
  });

  it('is where it was left, also where a filter was the last that changed', async () => {
    const person = await open();
    scrollBy(300);
    await person.click(screen.getByRole('link', { name: 'Filter' }));
    await waitFor(() => expect(location.search).toBe('?filter=1'));
    await person.click(screen.getByRole('link', { name: 'Away' }));
    await screen.findByRole('link', { name: 'Next' });
    act(() => history.back());
    await screen.findByRole('link', { name: 'Filter' });
    await waitFor(() => expect(scrollY).toBe(300));
  });
});
