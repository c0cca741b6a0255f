import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';

/** A sender and a receiver: the sender's requests go to one address, the receiver's socket to another. */
export interface Pair {
  sendTo: string;
  headers: Record<string, string>;
  senderId: string;
  receiverId: string;
  socket: string;
  /** The first frame of the receiver, where the server asks for one. */
  greeting?: string;
}

export interface MessageLoad {
  pairs: Pair[];
  perSecond: number;
  seconds: number;
}

/** Milliseconds from the first byte sent to the frame received, of every message. */
export interface MessageTimes {
  sent: number;
  p50: number;
  p99: number;
}

// A process of its own, which sends and receives on one clock.
process.on('message', (load: MessageLoad) => {
  measure(load).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ failure: error.stack }),
  );
});

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
/** The messages still on their way after the last was sent have so many milliseconds. */
const patience = 5_000;
/** Sent before the clock counts: connections are opened, statements planned. */
const warmUp = 300;

async function measure({ pairs, perSecond, seconds }: MessageLoad): Promise<MessageTimes> {
  const started = new Map<string, number>();
  const taken: number[] = [];
  const heard = (id: string) => {
    const at = started.get(id);
    if (at === undefined) return;
    taken.push(performance.now() - at);
    started.delete(id);
  };
  const sockets = await Promise.all(pairs.map((pair) => listen(pair, heard)));
  const count = perSecond * seconds + warmUp;
  const answers: Promise<void>[] = [];
  const begun = performance.now();
  for (let index = 0; index < count; index += 1) {
    const due = begun + (index * 1000) / perSecond;
    if (due > performance.now() + 1) await sleep(due - performance.now());
    const pair = pairs[index % pairs.length] as Pair;
    const id = randomUUID();
    started.set(id, performance.now());
    answers.push(send(pair, id));
  }
  await Promise.all(answers);
  for (let waited = 0; started.size > 0 && waited < patience; waited += 50) await sleep(50);
  for (const socket of sockets) socket.terminate();
  if (started.size > 0) throw new Error(`${started.size} of ${count} messages never arrived.`);
  const sorted = taken.slice(warmUp).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { sent: sorted.length, p50: at(0.5), p99: at(0.99) };
}

async function listen({ socket: url, greeting }: Pair, heard: (id: string) => void) {
  const socket = new WebSocket(url);
  const ready = new Promise<void>((resolve, reject) => {
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data));
      if (frame.type === 'message') heard(frame.message.id);
      if (frame.type === 'ready') resolve();
    });
    socket.once('close', (code) => reject(new Error(`A socket was closed with ${code}.`)));
  });
  await once(socket, 'open');
  if (greeting) socket.send(greeting);
  await ready;
  return socket;
}

function send({ sendTo, headers, senderId, receiverId }: Pair, id: string): Promise<void> {
  const body = JSON.stringify({ id, senderId, receiverId, content: `Message ${id}` });
  return new Promise((resolve, reject) => {
    const asked = request(sendTo, { agent, method: 'POST', headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 201) resolve();
        else reject(new Error(`${sendTo} answered ${response.statusCode}.`));
      });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
