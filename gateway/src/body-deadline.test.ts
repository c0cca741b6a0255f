import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf, knowsTokens, testGateway } from '../test/running-gateway.ts';
import { demandBodies, demandPace } from './body-deadline.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Begins a request, of whose body four bytes come. */
function begin(address: string, head: string) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(`${head} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n`);
  const status = async () => {
    await once(socket, 'close');
    return answer.split('\r\n')[0];
  };
  return { socket, status };
}

describe('a body that does not come', () => {
  const gateway = testGateway({}, knowsTokens);

  /** Gives the answer after so many seconds, and the one after the rest. */
  async function afterSeconds(seconds: number, rest = '') {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { socket, status } = begin(gateway.address, 'POST /api/jobs');
    socket.write('content-type: image/jpeg\r\ncontent-length: 10\r\n\r\n1234');
    await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: 10_000 });
    vi.advanceTimersByTime(seconds * 1000);
    socket.write(rest);
    return status();
  }

  it('is waited for a quarter of a minute', async () => {
    expect(await afterSeconds(14, '567890')).toContain('200');
    expect(await afterSeconds(15)).toContain('408');
  });

  it('is waited for no longer where it is a file that stops coming', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const intervals = vi.spyOn(globalThis, 'setInterval');
    const { socket, status } = begin(gateway.address, 'PUT /api/profiles/me/avatar');
    socket.write('authorization: Bearer ada\r\ncontent-type: image/jpeg\r\n');
    socket.write('content-length: 5000000\r\n\r\n1234');
    await vi.waitUntil(() => intervals.mock.calls.some(([, span]) => span === 15_000), {
      timeout: 10_000,
    });
    vi.advanceTimersByTime(15_000);
    expect(await status()).toContain('408');
  });
});

describe('a file that comes slowly', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    app.addContentTypeParser('*', (_request, body, done) => {
      body.resume().once('end', () => done(null));
    });
    demandBodies(app);
    app.put('/', { config: { uploadBytes: 4_096_000 } }, async () => 'here');
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  it.each([
    ['content-length: 8192', 16],
    ['content-length: 819200', 115],
    ['content-length: 40960000', 515],
    ['transfer-encoding: chunked', 515],
  ])('of "%s" may take %i seconds', async (framing, seconds) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { socket, status } = begin(addressOf(app), 'PUT /');
    socket.write(`content-type: image/jpeg\r\n${framing}\r\n\r\n4\r\n`);
    await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: 10_000 });
    const waiting = vi.getTimerCount();
    vi.advanceTimersByTime(seconds * 1000 - 1_000);
    expect(vi.getTimerCount()).toBe(waiting);
    vi.advanceTimersByTime(1_000);
    expect(await status()).toContain('408');
  });

  it('is waited for while 8 KiB come each second, looked at every quarter of a minute', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const socket = { bytesRead: 0, destroyed: false, destroy: vi.fn() };
    demandPace({ raw: Object.assign(new EventEmitter(), { socket }) } as unknown as FastifyRequest);
    for (let look = 0; look < 40; look += 1) {
      socket.bytesRead += 15 * 8 * 1024;
      vi.advanceTimersByTime(15_000);
    }
    expect(socket.destroy).not.toHaveBeenCalled();
    socket.bytesRead += 15 * 8 * 1024 - 1;
    vi.advanceTimersByTime(15_000);
    expect(socket.destroy).toHaveBeenCalled();
  });

  it('is not looked at once it is there', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const socket = { bytesRead: 0, destroyed: false, destroy: vi.fn() };
    const raw = Object.assign(new EventEmitter(), { socket });
    demandPace({ raw } as unknown as FastifyRequest);
    raw.emit('end');
    vi.advanceTimersByTime(60_000);
    expect(socket.destroy).not.toHaveBeenCalled();
  });
});
