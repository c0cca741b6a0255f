import { Agent, request } from 'node:http';
import autocannon from 'autocannon';

/** The load of one contender, on loopback only and for a bounded time. */
export interface Load {
  /** The origins of one process, or of several that share the connections. */
  origins: string[];
  requests: { path: string; method?: string; body?: string; headers?: Record<string, string> }[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  /** Whether each request carries an `Idempotency-Key` of its own. */
  isKeyed?: boolean;
}

export interface Loaded {
  requests: number;
  perSecond: number;
}

/** The same question to two addresses in turn, one after the other on a connection each: medians in milliseconds. */
export interface Comparison {
  asked: [Asked, Asked];
  times: number;
}

interface Asked {
  url: string;
  headers: Record<string, string>;
  /** The body that is posted; without one the load only reads. */
  body?: string;
}

export type Task = { load: Load } | { compare: Comparison };

// A process of its own, so that asking takes nothing from what answers but the machine.
process.on('message', (task: Task) => {
  const work = 'load' in task ? load(task.load) : compare(task.compare);
  work.then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ failure: error.message }),
  );
});

async function load({ origins, connections, ...load }: Load): Promise<Loaded> {
  const share = Math.floor(connections / origins.length);
  const parts = await Promise.all(
    origins.map((origin, at) =>
      loadOne({
        ...load,
        origin,
        connections: share + (at < connections % origins.length ? 1 : 0),
      }),
    ),
  );
  return {
    requests: parts.reduce((sum, part) => sum + part.requests, 0),
    perSecond: parts.reduce((sum, part) => sum + part.perSecond, 0),
  };
}

type LoadOfOne = Omit<Load, 'origins'> & { origin: string };

/** autocannon writes another id into each request. */
const keyOfEach = 'bench-posting-[<id>]';

async function loadOne({
  origin,
  requests,
  headers,
  connections,
  seconds,
  isKeyed = false,
}: LoadOfOne) {
  const asked = requests.map((each) => ({
    ...each,
    headers: { ...headers, ...each.headers, ...(isKeyed && { 'idempotency-key': keyOfEach }) },
  }));
  let clients = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: asked,
    idReplacement: isKeyed,
    // Each connection begins elsewhere in the list: all at the same place would be one person at once.
    setupClient(client) {
      const start = Math.floor((clients * asked.length) / connections);
      clients += 1;
      client.setRequests([...asked.slice(start), ...asked.slice(0, start)]);
    },
  });
  const { errors, timeouts, non2xx } = result;
  if (errors + timeouts + non2xx > 0) {
    const [first] = asked;
    const example = await (await fetch(origin + first?.path, { ...first })).text();
    throw new Error(
      `Of the requests to ${origin}${requests[0]?.path} ${errors} broke, ${timeouts} were not ` +
        `answered and ${non2xx} were refused; the first, asked again: ${example.slice(0, 300)}`,
    );
  }
  return { requests: result['2xx'], perSecond: result['2xx'] / result.duration };
}

async function compare({ asked, times }: Comparison): Promise<[number, number]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const taken: [number[], number[]] = [[], []];
  for (let time = -50; time < times; time += 1)
    for (const [index, one] of asked.entries()) {
      const started = performance.now();
      await answered(one, agent);
      if (time >= 0) taken[index as 0 | 1].push(performance.now() - started);
    }
  agent.destroy();
  return [median(taken[0]), median(taken[1])];
}

function answered({ url, headers, body }: Asked, agent: Agent): Promise<void> {
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const question = request(url, { method, headers, agent }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200 || response.statusCode === 201) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    });
    question.once('error', reject).end(body);
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
