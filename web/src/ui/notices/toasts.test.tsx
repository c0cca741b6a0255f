import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../test/browser.ts';
import { patience } from '../../../test/patience.ts';
import { ToastArea } from './toast-area.tsx';
import { hideFailures, toastFailure, toastSuccess } from './toasts.ts';

// Stands for the network: this is how a browser answers the fetch of code without one.
const network = vi.hoisted(() => ({ isThere: false, asked: 0 }));
vi.mock('./toast-stack.tsx', async (original) => {
  network.asked += 1;
  if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

beforeEach(() => {
  network.isThere = false;
  network.asked = 0;
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
});

describe('a toast whose code cannot be fetched', () => {
  it('still says that something failed, until it was read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    toastFailure('Error', 'The network is gone.');
    const plain = await screen.findByRole('alert');
    expect(plain.textContent).toBe('Error: The network is gone.');
    vi.advanceTimersByTime(12_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('still says that something was done', async () => {
    toastSuccess('Proposal sent');
    expect((await screen.findByRole('status')).textContent).toBe('Proposal sent');
  });

  it('goes with the next success', async () => {
    toastFailure('Error', 'The network is gone.');
    await screen.findByRole('alert');
    toastSuccess('Proposal sent');
    await screen.findByRole('status');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the page as it is, and stands in its place once there is a network', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(
      <MantineProvider>
        <p>The page</p>
        <ToastArea />
      </MantineProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await vi.waitFor(() => expect(network.asked).toBe(1), patience);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('The page')).toBeTruthy();
    network.isThere = true;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    const isThere = () =>
      expect(document.querySelector('.mantine-Notifications-root')).toBeTruthy();
    await vi.waitFor(isThere, patience);
  });
});

describe('the first toast', () => {
  it('brings the stack with it, before the page is quiet', async () => {
    network.isThere = true;
    const area = await import('./toast-area.tsx');
    const toasts = await import('./toasts.ts');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    render(
      <MantineProvider>
        <area.ToastArea />
      </MantineProvider>,
    );
    // The wait for a quiet page stays behind with the clock that it began on.
    vi.useRealTimers();
    toasts.toastSuccess('Proposal sent');
    expect(await screen.findByText('Proposal sent')).toBeTruthy();
  });
});

describe('a failure that stands', () => {
  beforeEach(() => {
    network.isThere = true;
    render(
      <MantineProvider>
        <ToastArea />
      </MantineProvider>,
    );
  });

  async function fail() {
    toastFailure('Error', 'Not now');
    await screen.findByText('Not now');
  }

  it('goes with the next success', async () => {
    await fail();
    toastSuccess('Proposal sent');
    await screen.findByText('Proposal sent');
    await waitFor(() => expect(screen.queryByText('Not now')).toBeNull());
  });

  it('goes where what failed comes right by itself', async () => {
    await fail();
    hideFailures();
    await waitFor(() => expect(screen.queryByText('Not now')).toBeNull());
  });
});
