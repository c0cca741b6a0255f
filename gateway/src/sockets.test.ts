import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { aService, nobodysAddress, startGateway } from '../test/running-gateway.ts';

/** A service that says every frame back, at `/realtime` alone. */
async function aSpeakingService() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', path: '/realtime' });
  await once(server, 'listening');
  const asked: { url: string | undefined; headers: Record<string, unknown> }[] = [];
  server.on('connection', (socket, { url, headers }) => {
    asked.push({ url, headers });
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
  });
  const close = () => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  };
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, asked, address, close };
}

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function aPlatform(...before: string[]) {
  const speaking = await aSpeakingService();
  const other = await aService('other');
  const lines: Record<string, unknown>[] = [];
  const environment = {
    UPSTREAM_IDENTITY: other.address,
    UPSTREAM_MARKETPLACE: other.address,
    UPSTREAM_CLIENT_SERVICES: other.address,
    UPSTREAM_NETWORK_CHAT: [...before, speaking.address].join(','),
  };
  const gateway = await startGateway(environment, lines);
  open.push(other.close, speaking.close, gateway.close);
  const connect = (path = '/api/realtime', headers = {}) =>
    new WebSocket(`${gateway.address.replace('http', 'ws')}${path}`, { headers });
  return { ...speaking, gateway, connect, lines };
}

const said = async (socket: WebSocket) => String((await once(socket, 'message'))[0]);
const closedWith = async (socket: WebSocket) => (await once(socket, 'close'))[0];

describe('the socket of a browser', () => {
  it('carries frames both ways, the first of them sent before the service has answered', async () => {
    const { connect } = await aPlatform();
    const browser = connect();
    await once(browser, 'open');
    browser.send('{"type":"authenticate"}');
    expect(await said(browser)).toBe('{"type":"authenticate"}');
    browser.send('more');
    expect(await said(browser)).toBe('more');
    browser.close();
  });

  it('tells the service the request id and the address, and nothing a browser claims', async () => {
    const { connect, asked } = await aPlatform();
    const browser = connect('/api/realtime', { 'x-user-id': 'root', cookie: 'a=b' });
    await once(browser, 'open');
    browser.send('hello');
    await said(browser);
    expect(asked[0]?.url).toBe('/realtime');
    expect(asked[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(asked[0]?.headers).not.toHaveProperty('x-user-id');
    expect(asked[0]?.headers).not.toHaveProperty('cookie');
    browser.close();
  });

  it('passes over an instance that does not answer', async () => {
    const { connect } = await aPlatform(await nobodysAddress(), await nobodysAddress());
    for (const greeting of ['one', 'two', 'three']) {
      const browser = connect();
      await once(browser, 'open');
      browser.send(greeting);
      expect(await said(browser)).toBe(greeting);
      browser.close();
    }
  });

  it('is closed with "try again" where no instance answers, and tells no address', async () => {
    const { connect, close } = await aPlatform();
    close();
    const browser = connect();
    const [code, reason] = await once(browser, 'close');
    expect([code, String(reason)]).toEqual([1012, '']);
  });

  it('is closed with "try again" when its instance dies', async () => {
    const { connect, server } = await aPlatform();
    const browser = connect();
    await once(browser, 'open');
    browser.send('hello');
    await said(browser);
    for (const socket of server.clients) socket.terminate();
    expect(await closedWith(browser)).toBe(1012);
  });

  it('is closed with the code that the service gives', async () => {
    const { connect, server } = await aPlatform();
    server.on('connection', (socket) => socket.close(4401));
    const browser = connect();
    expect(await closedWith(browser)).toBe(4401);
  });

  it('takes its own end to the service', async () => {
    const { connect, server } = await aPlatform();
    const browser = connect();
    await once(browser, 'open');
    browser.send('hello');
    await said(browser);
    browser.close();
    await vi.waitFor(() => expect(server.clients.size).toBe(0), { timeout: 10_000 });
  });

  it('that sends a frame over 16 KiB is closed, which is no fault to be told of', async () => {
    const { connect, lines } = await aPlatform();
    const browser = connect();
    await once(browser, 'open');
    browser.send('x'.repeat(16 * 1024 + 1));
    expect(await closedWith(browser)).toBe(1009);
    expect(lines.filter(({ msg }) => msg === 'a browser broke its socket')).toMatchObject([
      { level: 'debug', code: 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' },
    ]);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('that does not read is closed, rather than fill the gateway', async () => {
    const { connect, server } = await aPlatform();
    const browser = connect();
    await once(browser, 'open');
    browser.send('hello');
    await said(browser);
    browser.pause();
    const frame = 'x'.repeat(60_000);
    const [socket] = server.clients;
    for (let sent = 0; sent < 400; sent++) socket?.send(frame);
    await vi.waitFor(() => expect(server.clients.size).toBe(0), 5_000);
    browser.terminate();
  });

  it('is closed with "try again" when the gateway ends', async () => {
    const { connect, gateway } = await aPlatform();
    const browser = connect();
    await once(browser, 'open');
    const closing = closedWith(browser);
    await gateway.close();
    expect(await closing).toBe(1012);
  });
});

it('does not wait for a browser that says nothing when the gateway ends', async () => {
  const { connect, gateway } = await aPlatform();
  const browser = connect();
  await once(browser, 'open');
  browser.pause();
  const started = performance.now();
  await gateway.close();
  expect(performance.now() - started).toBeLessThan(5_000);
  browser.terminate();
});

it('opens no socket at another path, and answers there as ever', async () => {
  const { connect } = await aPlatform();
  const browser = connect('/api/jobs');
  const [, response] = await once(browser, 'unexpected-response');
  expect(response.statusCode).toBe(200);
  response.destroy();
});

it('counts open sockets', async () => {
  const { connect, gateway } = await aPlatform();
  const browser = connect();
  await once(browser, 'open');
  const { text } = await gateway.ask('/metrics');
  expect(text).toContain('gateway_open_sockets{service="gateway"} 1');
  browser.close();
});
