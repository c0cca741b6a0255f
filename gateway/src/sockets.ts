import type { IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import { limits } from '@sidework/contracts/network-chat/limits';
import { closeCodes, realtimeUrl } from '@sidework/contracts/network-chat/realtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type WebSocket from 'ws';
import type { RawData } from 'ws';
import { openSocketTo } from './upstream-socket.ts';

/** Bytes of one frame of a service; browsers send less. */
const largestFrame = 64 * 1024;
/** Bytes that may wait for a browser that does not read; more, and it catches up over a new socket. */
const mostWaiting = 1024 * 1024;
const pingEvery = 25_000;
/** How long a browser has to hear why it is closed, in milliseconds. */
const patience = 1_000;

/** The one socket of the platform: its frames are passed on as they are to the service that owns it. */
export function socketRoutes(app: FastifyInstance, addresses: string[], registry: Registry) {
  const open = new Set<WebSocket>();
  new Gauge({
    name: 'gateway_open_sockets',
    help: 'Sockets of browsers that are open',
    registers: [registry],
    collect() {
      this.set(open.size);
    },
  });
  app.register(websocket, {
    options: { maxPayload: limits.frame },
    errorHandler: endAfter,
    preClose: (done) => {
      for (const browser of open) closeSoon(browser, closeCodes.restarting);
      done();
    },
  });
  app.register(async (scope) => {
    scope.get(realtimeUrl, { websocket: true }, (browser, request) => {
      open.add(browser);
      browser.once('close', () => open.delete(browser));
      join(browser, request, addresses);
    });
  });
}

/** Any other upgrade is an offer that may be passed over (RFC 9110, 7.8), and is answered as a plain request. */
export function isSocketRequest({ headers, url }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?')[0] === realtimeUrl;
}

function join(browser: WebSocket, request: FastifyRequest, addresses: string[]) {
  const service = openSocketTo(addresses, {
    path: realtimeUrl.replace('/api', ''),
    headers: { 'x-request-id': request.id, 'x-forwarded-for': request.ip },
    maxPayload: largestFrame,
  });
  keepAlive(browser);
  browser.on('message', (data: RawData, isBinary: boolean) => {
    if (!service.send(data, isBinary)) browser.close(1008, 'too much before the socket is open');
  });
  service.onMessage((data, isBinary) => {
    browser.send(data, { binary: isBinary });
    if (browser.bufferedAmount > mostWaiting) {
      service.close();
      closeSoon(browser, closeCodes.tooSlow);
    }
  });
  browser.once('close', () => service.close());
  // ws closes by itself after an error, which tells no more than that.
  browser.on('error', () => service.close());
  service.onClose((code) => browser.close(code));
}

/** An error of the browser is no fault here, since anyone can cause it; any other is. */
function endAfter(error: Error & { code?: string }, browser: WebSocket, { log }: FastifyRequest) {
  const { code = '' } = error;
  if (code.startsWith('WS_ERR_') || code === 'ECONNRESET' || code === 'EPIPE')
    log.debug({ code }, 'a browser broke its socket');
  else log.error({ err: error }, 'a socket failed');
  browser.terminate();
}

/** Says why, and waits no longer for an answer than `patience`. */
function closeSoon(browser: WebSocket, code: number) {
  browser.close(code);
  setTimeout(() => browser.terminate(), patience).unref();
}

/** A browser that vanished without a word is noticed by a ping that is not answered. */
function keepAlive(browser: WebSocket) {
  let answered = true;
  browser.on('pong', () => {
    answered = true;
  });
  const pings = setInterval(() => {
    if (!answered) return browser.terminate();
    answered = false;
    browser.ping();
  }, pingEvery);
  browser.once('close', () => clearInterval(pings));
}
