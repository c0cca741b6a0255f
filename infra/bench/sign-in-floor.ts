import { type Argon2Parameters, argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

/*
 * The floor of a sign-in: nothing but the hash, by identity's own settings and as many at once as it works at. A process
 * of its own, as identity is one.
 */

export interface HashLoad {
  seconds: number;
}

export interface Hashes {
  made: number;
  perSecond: number;
}

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);
const settings = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const atOnce = 2;

process.on('message', ({ seconds }: HashLoad) => {
  hashes(seconds).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ failure: error.stack }),
  );
});

async function hashes(seconds: number): Promise<Hashes> {
  let made = 0;
  const started = performance.now();
  const lane = async () => {
    while (performance.now() - started < seconds * 1000) {
      await derive('argon2id', { ...settings, message: randomBytes(32), nonce: randomBytes(16) });
      made += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { made, perSecond: made / ((performance.now() - started) / 1000) };
}
