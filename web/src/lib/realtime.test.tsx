import { issueToken, signOut } from '@sidework/contracts/schema/identity/accounts/auth';
import { getUnreadCounts } from '@sidework/contracts/schema/network-chat/conversations';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anAuthSession, aToken, signInAs, storeSession } from '../../test/builders.ts';
import { fakeServer, refuse } from '../../test/fake-server.ts';
import { FakeSocket, realtime } from '../../test/fake-socket.ts';
import { patience } from '../../test/patience.ts';
import { renderApp } from '../../test/render-app.tsx';

const server = fakeServer();
const sockets = () => realtime.sockets();
const stateOf = ({ readyState }: FakeSocket) =>
  readyState === FakeSocket.OPEN ? 'open' : 'closed';

afterEach(() => vi.restoreAllMocks());

async function signedIn() {
  signInAs();
  renderApp('/about');
  return realtime.open();
}

/** The distances of its attempts, none of which is waited for; at `endless`, the next attempt never comes. */
function hurryAttempts(endless?: number): number[] {
  const waits: number[] = [];
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const realSetTimeout = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
    const isBackoff = ms === 15_000 || (ms >= 200 && ms < 15_000 && Math.log2(ms / 200) % 1 === 0);
    if (isBackoff) waits.push(ms);
    return realSetTimeout(ms === endless ? () => {} : run, isBackoff ? 0 : ms);
  }) as typeof setTimeout);
  return waits;
}

describe('the socket of a window', () => {
  it('opens at the same origin and says who is there in its first frame', async () => {
    const socket = await signedIn();
    expect(socket.url).toBe(`${location.origin.replace('http', 'ws')}/api/realtime`);
    expect(socket.heard[0]).toEqual({ type: 'authenticate', token: aToken() });
    expect(sockets()).toHaveLength(1);
  });

  it('is not opened for a visitor', async () => {
    renderApp('/about');
    await screen.findByRole('link', { name: 'Sign In' });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(sockets()).toEqual([]);
  });

  it('is told a renewed token', async () => {
    const socket = await signedIn();
    const token = aToken({ sub: 'renewed' });
    act(() => storeSession(anAuthSession({}, { access_token: token })));
    await expect.poll(() => socket.heard.at(-1), patience).toEqual({ type: 'authenticate', token });
    expect(sockets()).toHaveLength(1);
  });

  it('reads the unread counts once for each line, however often its token is renewed', async () => {
    const socket = await signedIn();
    // At first by itself, and once more since the line is there.
    await expect.poll(() => server.received(getUnreadCounts).length, patience).toBe(2);
    const before = server.received(getUnreadCounts).length;
    for (const sub of ['renewed', 'renewed again']) {
      const token = aToken({ sub });
      act(() => storeSession(anAuthSession({}, { access_token: token })));
      await expect
        .poll(() => socket.heard.at(-1), patience)
        .toEqual({ type: 'authenticate', token });
    }
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    expect(server.received(getUnreadCounts)).toHaveLength(before);
  });

  it('is closed when the session ends, and stays so', async () => {
    const socket = await signedIn();
    act(() => storeSession(null));
    expect(stateOf(socket)).toBe('closed');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(sockets()).toHaveLength(1);
  });

  it('that was closed is opened again', async () => {
    const socket = await signedIn();
    socket.end(1012);
    await expect.poll(() => sockets().length, patience).toBe(2);
    expect(stateOf(await realtime.open())).toBe('open');
  });

  it('that cannot be opened is tried at growing distances', async () => {
    const socket = await signedIn();
    const waits = hurryAttempts();
    realtime.refuse();
    socket.end(1006);
    await expect.poll(() => waits.length, patience).toBeGreaterThan(8);
    expect(waits.slice(0, 9)).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
    realtime.accept();
  });

  it('is opened at once where the network is back', async () => {
    const socket = await signedIn();
    const waits = hurryAttempts(800);
    realtime.refuse();
    socket.end(1006);
    await expect.poll(() => waits.at(-1), patience).toBe(800);
    const before = sockets().length;
    realtime.accept();
    dispatchEvent(new Event('online'));
    expect(sockets()).toHaveLength(before + 1);
    expect(stateOf(await realtime.open())).toBe('open');
  });

  it('refused for its token opens with a new one', async () => {
    const socket = await signedIn();
    const access_token = aToken({ sub: 'new' });
    server.on(issueToken, () => anAuthSession({}, { access_token }));
    socket.end(4401);
    await expect.poll(() => sockets().length, patience).toBe(2);
    const { heard } = await realtime.open();
    expect(heard[0]).toEqual({ type: 'authenticate', token: access_token });
  });

  it('refused for a session that has ended is not opened again', async () => {
    const socket = await signedIn();
    server.on(issueToken, () => refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token'));
    server.on(signOut, () => undefined);
    socket.end(4401);
    await screen.findByRole('link', { name: 'Sign In' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(sockets()).toHaveLength(1);
  });
});
