import { Agent, request as send } from 'node:http';
import type { Answer, Json, Request } from '../people/caller.ts';

export interface Balancer {
  /** One attempt, at the next gateway in turn; only one that refuses the connection sends it on to another. */
  ask(request: Request): Promise<Answer>;
  close(): void;
}

/** Shorter than a gateway keeps an unused connection, in milliseconds. */
const keptFor = 3_000;
const hangsAfter = 30_000;

/** A load balancer in front of the gateways, as plain as they come. */
export function openBalancer(urls: string[]): Balancer {
  const gateways = urls.map((url) => ({
    url,
    agent: new Agent({ keepAlive: true, timeout: keptFor }),
  }));
  let turn = 0;

  async function askFrom(at: number, request: Request, left: number): Promise<Answer> {
    const gateway = gateways[at % gateways.length] as (typeof gateways)[number];
    try {
      return await askAt(gateway, request);
    } catch (error) {
      if (left === 0 || (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
      return askFrom(at + 1, request, left - 1);
    }
  }

  return {
    ask(request) {
      turn += 1;
      return askFrom(turn, request, gateways.length - 1);
    },
    close() {
      for (const { agent } of gateways) agent.destroy();
    },
  };
}

function askAt(
  { url, agent }: { url: string; agent: Agent },
  { method, path, token, key, body }: Request,
): Promise<Answer> {
  const text = body && JSON.stringify(body);
  const headers = {
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
  };
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(hangsAfter);
    const sending = send(new URL(path, url), { method, headers, agent, signal }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const whole = Buffer.concat(chunks).toString();
        resolve({
          status: response.statusCode ?? 0,
          body: (whole ? JSON.parse(whole) : {}) as Json,
          replayed: response.headers['idempotent-replayed'] === 'true',
        });
      });
    });
    sending.once('error', reject);
    sending.end(text);
  });
}
