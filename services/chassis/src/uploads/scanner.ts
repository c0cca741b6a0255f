import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { eicarFinder } from './eicar.ts';

export type Verdict = 'clean' | 'infected';

/** Every file is scanned before anybody may open it. */
export interface Scanner {
  name: 'built-in' | 'clamd';
  /** Rejects where no verdict came; the file then waits to be looked at again. */
  scan(body: Readable): Promise<Verdict>;
}

/** The default scanner only finds the test virus; kind and make of a file were checked before. */
export const builtInScanner: Scanner = {
  name: 'built-in',
  async scan(body) {
    const hasEicar = eicarFinder();
    for await (const chunk of body as AsyncIterable<Buffer>) if (hasEicar(chunk)) return 'infected';
    return 'clean';
  },
};

/**
 * In milliseconds: a scan may wait so long for clamd in all, which is below what the gateway waits for the answer to an
 * upload. The time that the file itself takes to come does not count.
 */
const patience = 10_000;

/** The scanner of a service: clamd where its address is set. */
export const scannerAt = (address: string | undefined): Scanner =>
  address ? clamdScanner(new URL(address)) : builtInScanner;

/** clamd, by its command INSTREAM: each piece with its length before it, and a length of 0 at the end. */
export function clamdScanner(address: URL): Scanner {
  return {
    name: 'clamd',
    scan: (body) =>
      new Promise<Verdict>((resolve, reject) => {
        const socket = connect(Number(address.port || 3310), address.hostname);
        let answer = '';
        const fail = (error: Error) => {
          socket.destroy();
          body.destroy();
          reject(error);
        };
        const waiting = stopwatch(patience, () =>
          fail(new Error('clamd gave no verdict in time.')),
        );
        socket.on('error', fail);
        socket.on('data', (part) => {
          answer += part.toString('latin1');
        });
        socket.on('close', () => {
          waiting.stop();
          body.destroy();
          const verdict = verdictOf(answer);
          if (verdict) resolve(verdict);
          else reject(new Error(`clamd gave no verdict: ${answer.slice(0, 200)}`));
        });
        socket.write('zINSTREAM\0');
        send(body, socket, waiting).catch(fail);
      }),
  };
}

/** Calls `onEnd` once it has run for so many milliseconds between its starts and stops together. */
function stopwatch(milliseconds: number, onEnd: () => void) {
  let left = milliseconds;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      since = performance.now();
      timer = setTimeout(onEnd, left);
    },
    stop() {
      clearTimeout(timer);
      left -= performance.now() - since;
    },
  };
}

async function send(
  body: Readable,
  socket: ReturnType<typeof connect>,
  waiting: ReturnType<typeof stopwatch>,
): Promise<void> {
  for await (const chunk of body as AsyncIterable<Buffer>) {
    // A file that has its verdict already is not sent to the end.
    if (!socket.writable) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (socket.write(chunk)) continue;
    waiting.start();
    await drained(socket);
    waiting.stop();
  }
  waiting.start();
  socket.write(Buffer.alloc(4));
}

/** Waits until more can be sent, or the connection is closed. */
const drained = (socket: ReturnType<typeof connect>) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      socket.off('drain', goOn).off('close', goOn);
      resolve();
    };
    socket.on('drain', goOn).on('close', goOn);
  });

function verdictOf(answer: string): Verdict | undefined {
  const said = answer.replace(/\0/g, '').trim();
  if (/ FOUND$/.test(said)) return 'infected';
  return /: OK$/.test(said) ? 'clean' : undefined;
}
