import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { realtimeUrl } from '@sidework/contracts/network-chat/realtime';
import { serviceCommand } from '../local/processes.ts';
import type { MessageLoad, MessageTimes, Pair } from './message-load.ts';
import { signUp } from './person.ts';
import { readyAt, type Stage, startGateway, startProcess } from './stage.ts';

/** One round: the floor and the platform in turn. */
export interface MessageRound {
  floor: MessageTimes;
  platform: MessageTimes;
}

const pairs = 10;
const perSecond = 300;

/**
 * How long a message takes from its sender to its receiver: the sender at one gateway and instance, the receiver's socket
 * at another gateway and instance, beside two processes that do no more than insert, publish and write.
 */
export async function measureMessages(
  stage: Stage,
  rounds: number,
  seconds: number,
): Promise<MessageRound[]> {
  const load = stage.keep(fork(join(import.meta.dirname, 'message-load.ts')));
  const [floor, platform] = [await floorPairs(stage), await platformPairs(stage)];
  const ask = async (asked: Pair[]) => {
    const task: MessageLoad = { pairs: asked, perSecond, seconds };
    load.send(task);
    const [answer] = (await once(load, 'message')) as [
      { result: MessageTimes } | { failure: string },
    ];
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.result;
  };
  const measured: MessageRound[] = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push({ floor: await ask(floor), platform: await ask(platform) });
  return measured;
}

async function floorPairs({ installation, databaseUrl, keep }: Stage): Promise<Pair[]> {
  const { ports, secrets } = installation;
  const [sending, receiving] = [ports.gateway + 44, ports.gateway + 45];
  for (const port of [sending, receiving]) {
    const given = [databaseUrl, String(port), `127.0.0.1:${ports.nats}`, secrets.natsAdminSeed];
    await once(keep(fork(join(import.meta.dirname, 'message-floor.ts'), given)), 'message');
  }
  return Array.from({ length: pairs }, (_, index) => ({
    sendTo: `http://127.0.0.1:${sending}/`,
    headers: {},
    senderId: `sender-${index}`,
    receiverId: `receiver-${index}`,
    socket: `ws://127.0.0.1:${receiving}/receiver-${index}`,
  }));
}

async function platformPairs({ installation, gateway, keep }: Stage): Promise<Pair[]> {
  const { ports } = installation;
  const [second, front] = [ports.gateway + 42, ports.gateway + 43];
  // It takes all that is sent, because no person writes as fast as this.
  const unbounded = { PORT: String(second), MESSAGES_PER_MINUTE: '1000000' };
  keep(startProcess(serviceCommand(installation, 'network-chat'), unbounded));
  const upstream = { UPSTREAM_NETWORK_CHAT: `http://127.0.0.1:${second}` };
  keep(startGateway(installation, front, upstream));
  await readyAt(`http://127.0.0.1:${front}`);

  const made: Pair[] = [];
  for (let index = 0; index < pairs; index += 1) {
    const sender = await signUp(gateway.origin, `sender-${index}`);
    const receiver = await signUp(gateway.origin, `receiver-${index}`);
    const headers = headersOf(sender.token);
    // Strangers may not write on until they are answered.
    const first = { receiverId: receiver.id, content: 'May I write to you?' };
    await untilKnown(() => post(`${gateway.origin}/api/messages`, headers, first));
    const accept = `${gateway.origin}/api/conversations/${sender.id}/accept`;
    await post(accept, headersOf(receiver.token));
    made.push({
      sendTo: `http://127.0.0.1:${front}/api/messages`,
      headers,
      senderId: sender.id,
      receiverId: receiver.id,
      socket: `${gateway.origin.replace('http', 'ws')}${realtimeUrl}`,
      greeting: JSON.stringify({ type: 'authenticate', token: receiver.token }),
    });
  }
  return made;
}

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** An account is known to the service of messages a moment after its sign-up, by an event. */
async function untilKnown(act: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await act();
    } catch (error) {
      if (tries === 50) throw error;
      await sleep(200);
    }
}

async function post(url: string, headers: Record<string, string>, body: object = {}) {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
}
