import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testGateway } from '../test/running-gateway.ts';

describe('a body that does not come', () => {
  const gateway = testGateway();
  afterEach(() => vi.useRealTimers());

  /** Begins a request of ten bytes, of which four come; gives what came back after so many seconds. */
  async function afterSeconds(seconds: number, method: string, path: string, rest = '') {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { port } = new URL(gateway.address);
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(`${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n`);
    socket.write('content-type: image/jpeg\r\ncontent-length: 10\r\n\r\n1234');
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    vi.advanceTimersByTime(seconds * 1000);
    socket.write(rest);
    await once(socket, 'close');
    return answer.split('\r\n')[0];
  }

  it('is waited for a quarter of a minute', async () => {
    expect(await afterSeconds(14, 'POST', '/api/jobs', '567890')).toContain('200');
    expect(await afterSeconds(15, 'POST', '/api/jobs')).toContain('408');
  });

  it('is waited for longer where it is a file, at the pace of a bad line', async () => {
    const avatar = '/api/profiles/me/avatar';
    expect(await afterSeconds(600, 'PUT', avatar, '567890')).toContain('200');
    expect(await afterSeconds(700, 'PUT', avatar)).toContain('408');
  });
});
