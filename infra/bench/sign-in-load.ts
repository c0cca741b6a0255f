import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** The load of a while: sign-ins as fast as they are answered, other questions at a steady pace, or both. */
export interface SignInLoad {
  seconds: number;
  signIns?: { url: string; bodies: string[]; atOnce: number };
  others: { name: string; url: string; headers: Record<string, string> }[];
  /** The pace of each of the other questions. */
  perSecond: number;
}

export interface SignInTimes {
  signIns: number;
  signInsPerSecond: number;
  /** Milliseconds of each answer, by the name of the question. */
  taken: Record<string, number[]>;
}

const agent = new Agent({ keepAlive: true });

// A process of its own, so that asking takes nothing from what answers but the machine.
process.on('message', (load: SignInLoad) => {
  measure(load).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ failure: error.stack }),
  );
});

async function measure({ seconds, signIns, others, perSecond }: SignInLoad): Promise<SignInTimes> {
  const started = performance.now();
  const isOver = () => performance.now() - started >= seconds * 1000;
  let signedIn = 0;
  const signInLanes = signIns
    ? Array.from({ length: signIns.atOnce }, async () => {
        while (!isOver()) {
          signedIn += 1;
          await ask(signIns.url, {}, signIns.bodies[signedIn % signIns.bodies.length]);
        }
      })
    : [];
  const taken: Record<string, number[]> = {};
  const steady = others.map(async ({ name, url, headers }) => {
    const own: number[] = [];
    taken[name] = own;
    const asked: Promise<void>[] = [];
    for (let at = 0; !isOver(); at += 1) {
      const due = started + (at * 1000) / perSecond;
      if (due > performance.now()) await sleep(due - performance.now());
      const sent = performance.now();
      const answered = ask(url, headers).then(() => void own.push(performance.now() - sent));
      // Told when all are waited for.
      answered.catch(() => undefined);
      asked.push(answered);
    }
    await Promise.all(asked);
  });
  await Promise.all([...signInLanes, ...steady]);
  // One that waits for the next measure may be closed by its server just as it is used again.
  agent.destroy();
  const took = (performance.now() - started) / 1000;
  return { signIns: signedIn, signInsPerSecond: signedIn / took, taken };
}

function ask(url: string, headers: Record<string, string>, body?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        agent,
      },
      (response) => {
        response.resume().once('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${url} answered ${response.statusCode}.`));
        });
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}
