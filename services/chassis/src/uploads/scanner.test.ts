import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { eicar } from '../testing/files.ts';
import { clamdScanner } from './scanner.ts';

describe('clamd', () => {
  /** Speaks INSTREAM, with the one signature that it knows. */
  async function aClamd(answer: (bytes: Buffer) => string) {
    const server = createServer((socket) => {
      let bytes = Buffer.alloc(0);
      socket.on('data', (part) => {
        bytes = Buffer.concat([bytes, part]);
        if (bytes.subarray(-4).equals(Buffer.alloc(4))) socket.end(`${answer(unframed(bytes))}\0`);
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    return {
      scanner: clamdScanner(new URL(`tcp://127.0.0.1:${port}`)),
      close: () => server.close(),
    };
  }

  function unframed(bytes: Buffer): Buffer {
    const command = 'zINSTREAM\0'.length;
    const parts: Buffer[] = [];
    for (let at = command; ; ) {
      const length = bytes.readUInt32BE(at);
      if (length === 0) return Buffer.concat(parts);
      parts.push(bytes.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
  }

  it('finds what its signature says, and what it says otherwise is no verdict', async () => {
    const { scanner, close } = await aClamd((bytes) =>
      bytes.includes(eicar)
        ? 'stream: Eicar-Test-Signature FOUND'
        : bytes.length > 5
          ? 'stream: OK'
          : 'INSTREAM size limit exceeded. ERROR',
    );
    expect(await scanner.scan(Readable.from([eicar.subarray(0, 9), eicar.subarray(9)]))).toBe(
      'infected',
    );
    expect(await scanner.scan(Readable.from([Buffer.alloc(200_000, 7)]))).toBe('clean');
    await expect(scanner.scan(Readable.from([Buffer.from('abc')]))).rejects.toThrow('no verdict');
    close();
    await expect(scanner.scan(Readable.from([Buffer.from('abcdef')]))).rejects.toThrow();
  });

  it('has its verdict before the deadline or gives none, however much it says', async () => {
    const trickling = createServer((socket) => {
      const saying = setInterval(() => socket.write('.'), 5);
      socket.on('close', () => clearInterval(saying)).on('error', () => undefined);
      socket.resume();
    });
    trickling.listen(0, '127.0.0.1');
    await once(trickling, 'listening');
    const { port } = trickling.address() as AddressInfo;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const body = Readable.from([Buffer.from('abc')]);
      const scan = clamdScanner(new URL(`tcp://127.0.0.1:${port}`)).scan(body);
      const refused = expect(scan).rejects.toThrow('in time');
      await once(trickling, 'connection');
      vi.advanceTimersByTime(10_000);
      await refused;
      expect(body.destroyed).toBe(true);
    } finally {
      vi.useRealTimers();
      trickling.close();
    }
  });

  it('waits as long as the file takes to come, and counts only what clamd takes', async () => {
    const { scanner, close } = await aClamd(() => 'stream: OK');
    const rest = Promise.withResolvers<Buffer>();
    async function* slowly() {
      yield Buffer.from('abc');
      yield await rest.promise;
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const scan = scanner.scan(Readable.from(slowly()));
      vi.advanceTimersByTime(60_000);
      rest.resolve(Buffer.from('def'));
      expect(await scan).toBe('clean');
    } finally {
      vi.useRealTimers();
      close();
    }
  });
});
