import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import type { Chance } from '../traffic/chance.ts';
import { type Call, type Json, refusal } from './caller.ts';
import { type Person, signIn } from './people.ts';

/** One person with one socket, who writes to another and keeps what passes between them, as the web app does. */
export interface Chatter {
  person: Person;
  partner: Person;
  /** Ids in the order of their sequence, from 1 on. */
  messages: string[];
  /** How many of them a socket brought before they were read. */
  live: number;
  /** The faults that no breakage excuses. */
  faults: string[];
  /** Whether a socket brings what is new. */
  isLive(): boolean;
  /** Sends one message, again and again under its id until it is answered. */
  write(): Promise<void>;
  /** The socket breaks without a word. */
  cut(): void;
  /** Reads once more and is gone. */
  leave(): Promise<void>;
}

interface Message {
  id: string;
  sequence: number;
}

const pageSize = 100;
const readyWithin = 10_000;

export function openChatter(
  person: Person,
  partner: Person,
  call: Call,
  nextGateway: () => string,
  chance: Chance,
): Chatter {
  const messages: string[] = [];
  const faults: string[] = [];
  let socket: WebSocket | undefined;
  let isOpen = true;
  let isReady = false;
  let reading: Promise<void> = Promise.resolve();

  async function ask(method: string, path: string, body?: Json): Promise<Json> {
    const request = { method, path, ...(body && { body }) };
    for (let tries = 0; ; tries += 1) {
      const answer = await call({ ...request, token: person.token });
      if (answer.status < 300) return answer.body;
      // Access tokens live for a quarter of an hour.
      if (answer.status !== 401 || tries > 0) throw refusal(request, answer);
      person.token = (await signIn(call, person)).token;
    }
  }

  /** Whether it was the next one. */
  function take({ id, sequence }: Message): boolean {
    if (sequence <= messages.length) {
      if (messages[sequence - 1] !== id)
        faults.push(`${sequence} was ${messages[sequence - 1]} and is ${id}`);
      return false;
    }
    if (sequence > messages.length + 1) return false;
    messages.push(id);
    return true;
  }

  async function read(): Promise<void> {
    for (;;) {
      const path = `/api/conversations/${partner.id}/messages`;
      const page = await ask('GET', `${path}?limit=${pageSize}&after=${messages.length}`);
      const items = page.items as Message[];
      for (const item of items) {
        if (item.sequence > messages.length + 1)
          faults.push(`after ${messages.length} the list gave ${item.sequence}`);
        take(item);
      }
      if (items.length < pageSize) return;
    }
  }

  function readSoon(): void {
    reading = reading.then(read).catch((error: Error) => void faults.push(error.message));
  }

  function hear(frame: { type: string; message?: Message & { senderId: string } }): void {
    if (frame.type === 'ready') isReady = true;
    if (frame.type === 'ready' || frame.type === 'resync') readSoon();
    if (frame.type !== 'message' || !frame.message) return;
    if (take(frame.message)) chatter.live += 1;
    else if (frame.message.sequence > messages.length) readSoon();
  }

  async function keepConnected(): Promise<void> {
    while (isOpen) {
      const opened = new WebSocket(`${nextGateway().replace(/^http/, 'ws')}/api/realtime`);
      socket = opened;
      const late = setTimeout(() => opened.terminate(), readyWithin);
      opened.on('open', () => opened.send(`{"type":"authenticate","token":"${person.token}"}`));
      opened.on('message', (data) => {
        clearTimeout(late);
        hear(JSON.parse(String(data)));
      });
      const code = await new Promise<number>((resolve) => {
        // `close` follows each error.
        opened.on('error', () => {});
        opened.on('close', resolve);
      });
      clearTimeout(late);
      isReady = false;
      if (isOpen && code === 4401) person.token = (await signIn(call, person)).token;
      if (isOpen) await sleep(chance.between(50, 500));
    }
  }
  const connected = keepConnected();

  const chatter: Chatter = {
    person,
    partner,
    messages,
    faults,
    live: 0,
    isLive: () => isReady,
    async write() {
      const body = {
        id: randomUUID(),
        receiverId: partner.id,
        content: 'Is the tap still dripping?',
      };
      await ask('POST', '/api/messages', body);
    },
    cut: () => socket?.terminate(),
    async leave() {
      isOpen = false;
      socket?.close();
      await connected;
      await reading;
      await read();
    },
  };
  return chatter;
}
