import { setTimeout as sleep } from 'node:timers/promises';
import { type Envelope, streamOf } from '@sidework/contracts/kernel/event';
import {
  connect,
  headers,
  type JetStreamClient,
  type NatsConnection,
  NatsError,
  nkeyAuthenticator,
} from 'nats';
import { type Beats, beatsOn } from './nats-beats.ts';
import { type Delivery, type Durable, type Pulling, startPulling } from './nats-deliveries.ts';
import { type Live, liveOn } from './nats-live.ts';
import type { SeenReader } from './stream-reader.ts';

/** Only this file and its neighbours `nats-…` know the NATS client; its successor takes its place here. */

/** The address of the broker and the login of the service. */
export interface BusOptions {
  url: string;
  /** The service's nkey; absent where the server asks for none. */
  seed?: string | undefined;
  service: string;
  /** Told where the broker will never take this service: a wrong key, say. Nothing is consumed then. */
  onRefused?: (error: unknown) => void;
}

/** The broker's answer about an event that it holds. */
export interface Receipt {
  /** Its number in the stream; a stream that is whole never gives one twice. */
  sequence: number;
  /** It held the event already, under this number. */
  isRepeat: boolean;
  /** Bytes that were sent. */
  size: number;
}

/** By which a stream is known to be another than before, and how full it is. */
export interface OwnStream {
  createdAt: string;
  /** One more than the last where it is empty. */
  firstSequence: number;
  lastSequence: number;
  /** How many it holds. */
  messages: number;
  bytes: number;
  maxBytes: number;
}

/** The broker, as a service knows it. */
export interface Bus {
  /**
   * Resolves when the broker holds the event; a second publish of the same id within ten minutes is dropped by it, unless
   * it is another repeat.
   */
  publish(envelope: Envelope, repeat?: number): Promise<Receipt>;
  /** The stream that this service publishes to. */
  ownStream(): Promise<OwnStream>;
  /** Whether the broker can read the event that its stream holds under this number. */
  canGive(sequence: number): Promise<boolean>;
  /** How much of the room in its stream was taken when it was last asked for, up to 1; undefined before. */
  streamShare(): number | undefined;
  /** The durables of its stream, of whatever service. */
  ownReaders(): Promise<SeenReader[]>;
  /** Deletes events numbered below this from its own stream, read or not. */
  cutOwnStream(below: number): Promise<void>;
  /** The number of connections so far; a higher one may mean that the broker was restarted. */
  connections(): number;
  /** Hands deliveries to `handle`, at most `parallel` at once, until `close`; survives a broker that restarts. */
  consume(durable: Durable, parallel: number, handle: (delivery: Delivery) => Promise<void>): void;
  /** Pushes of the moment between the instances of this service; the broker keeps none of them. */
  live: Live;
  beats: Beats;
  isConnected(): boolean;
  /** Told at each connection from now on, the first and those after an outage. */
  onConnected(told: () => void): void;
  /** Whether the broker answers in so many milliseconds; a connection to one that stands still looks open. */
  answers(milliseconds: number): Promise<boolean>;
  close(): Promise<void>;
}

/** The broker keeps about so many bytes of a message besides its body: subject, headers and position. */
const overhead = 200;

const inboxOf = (service: string) => `_INBOX_${service.replaceAll('-', '_')}`;

/** The options of `connect`: the addresses of all servers, and the login, which stands in the first address. */
export function authentication(urls: string, seed: string | undefined) {
  const addresses = urls.split(',').map((url) => new URL(url));
  const { username = '', password = '' } = addresses[0] ?? {};
  return {
    servers: addresses.map(({ host }) => host),
    ...(username && { user: username, pass: password }),
    ...(seed && { authenticator: nkeyAuthenticator(new TextEncoder().encode(seed)) }),
  };
}

/**
 * Connects as a service, in the background and for ever: a service serves people before the broker is there. Publishing
 * meanwhile is refused, and the relay tries again; consuming begins with the connection.
 */
export function openBus({ url, seed, service, onRefused }: BusOptions): Bus {
  let connection: NatsConnection | undefined;
  let isConnected = false;
  let connections = 0;
  let isClosed = false;
  let share: number | undefined;
  const own = streamOf(service);
  const loops: Pulling[] = [];
  const connectedListeners: (() => void)[] = [];
  const tellConnected = () => {
    for (const told of connectedListeners) told();
  };
  const streaming = connect({
    ...authentication(url, seed),
    name: service,
    inboxPrefix: inboxOf(service),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    pingInterval: 20_000,
    waitOnFirstConnect: true,
    // Otherwise each publication makes an error with its stack in advance.
    noAsyncTraces: true,
    // A handshake can stall on a machine that is starting many processes, so it is retried.
    timeout: 5_000,
  }).then((opened) => {
    connection = opened;
    isConnected = true;
    connections = 1;
    // The client never ends this iteration, not even when the connection is closed; nothing waits for it.
    void watchStatus(opened, (is) => {
      isConnected = is;
      if (!is) return;
      connections += 1;
      for (const loop of loops) loop.askAnew();
      tellConnected();
    });
    tellConnected();
    return opened.jetstream({ timeout: 5_000 });
  });
  streaming.catch((error) => onRefused?.(error));
  const opened = streaming.then(() => connection as NatsConnection);
  opened.catch(() => undefined);

  async function reachable(): Promise<JetStreamClient> {
    if (!connection) await Promise.race([streaming, refusal()]);
    // The client would keep it back for the next connection, whose broker may have lost its disk.
    if (!isConnected) throw new Error('the broker is away');
    return streaming;
  }

  const manager = async () => (await reachable()).jetstreamManager(false);

  return {
    live: liveOn(service, opened),
    beats: beatsOn(service, opened),
    isConnected: () => isConnected,
    onConnected(told) {
      connectedListeners.push(told);
    },
    async answers(milliseconds) {
      if (!connection || !isConnected) return false;
      const isAnswered = connection.flush().then(
        () => true,
        () => false,
      );
      return Promise.race([isAnswered, sleep(milliseconds, false, { ref: false })]);
    },
    connections: () => connections,
    async ownStream() {
      const { created, config, state } = await (await manager()).streams.info(own);
      share = config.max_bytes > 0 ? state.bytes / config.max_bytes : 0;
      return {
        createdAt: created,
        firstSequence: state.first_seq,
        lastSequence: state.last_seq,
        messages: state.messages,
        bytes: state.bytes,
        maxBytes: config.max_bytes > 0 ? config.max_bytes : Number.POSITIVE_INFINITY,
      };
    },
    async canGive(sequence) {
      const { streams } = await manager();
      const message = await streams.getMessage(own, { seq: sequence }).catch((error) => {
        if (error instanceof NatsError && error.api_error?.code === 404) return undefined;
        throw error;
      });
      return message !== undefined;
    },
    streamShare: () => share,
    async ownReaders() {
      const readers: SeenReader[] = [];
      for await (const { name, created, config, ...at } of (await manager()).consumers.list(own))
        readers.push({
          durable: name,
          subject: config.filter_subject ?? '>',
          createdAt: created,
          acknowledged: at.ack_floor.stream_seq,
          waiting: at.num_pending + at.num_ack_pending,
        });
      return readers;
    },
    async cutOwnStream(below) {
      await (await manager()).streams.purge(own, { seq: below });
    },
    async publish(envelope, repeat = 0) {
      const stream = await reachable();
      const sent = headers();
      sent.set('content-type', 'application/cloudevents+json');
      const body = JSON.stringify(envelope);
      const { seq, duplicate } = await stream.publish(envelope.type, body, {
        msgID: repeat > 0 ? `${envelope.id}.${repeat}` : envelope.id,
        headers: sent,
        expect: { streamName: streamOf(envelope.type) },
      });
      return { sequence: seq, isRepeat: duplicate, size: body.length + overhead };
    },
    consume(durable, parallel, handle) {
      streaming.then(
        (stream) => {
          if (!isClosed) loops.push(startPulling(stream, durable, parallel, handle));
        },
        () => undefined,
      );
    },
    async close() {
      isClosed = true;
      for (const loop of loops) loop.stop();
      await Promise.allSettled(loops.map((loop) => loop.ended));
      await connection?.drain().catch(() => connection?.close());
    },
  };
}

const patience = 2_000;

/** Refuses who waits for a broker that was not there yet. */
function refusal(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the broker is not there yet')), patience).unref();
  });
}

async function watchStatus(connection: NatsConnection, tell: (connected: boolean) => void) {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') tell(false);
    if (type === 'reconnect') tell(true);
  }
}
