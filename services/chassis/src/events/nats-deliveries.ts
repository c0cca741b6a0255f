import {
  consumerOpts,
  ErrorCode,
  type JetStreamClient,
  type JetStreamPullSubscription,
  type JsMsg,
  NatsError,
} from 'nats';

/** One event on its way to one consumer; the consumer says what becomes of it. */
export interface Delivery {
  envelope: unknown;
  /** How often this message was delivered, this time included. */
  attempt: number;
  ack(): void;
  /** Comes again after so many milliseconds. */
  retryIn(milliseconds: number): void;
  /** Never comes again. */
  end(): void;
  /** Tells the server that the handler is still at work. */
  working(): void;
}

/** The broker keeps the progress of a durable. */
export interface Durable {
  stream: string;
  durable: string;
  subject: string;
}

/** How long a request for events stands, in milliseconds; a bus that is closed waits for its end. */
const waits = 2_000;

/** The broker's words that a request has ended by its time, with fewer events than it was for. */
const ordinaryEnds: string[] = [
  ErrorCode.JetStream404NoMessages,
  ErrorCode.JetStream408RequestTimeout,
];

/** A running loop that hands out the deliveries of a durable. */
export interface Pulling {
  /** Asks for no more; what was asked for still comes, until `ended` resolves. */
  stop(): void;
  /** The connection was lost, and with it what was asked for. */
  askAnew(): void;
  ended: Promise<void>;
}

/** Hands the deliveries of a durable to `handle`, about `parallel` at once, until it is stopped. */
export function startPulling(
  stream: JetStreamClient,
  { stream: name, durable, subject }: Durable,
  parallel: number,
  handle: (delivery: Delivery) => Promise<void>,
): Pulling {
  let open = true;
  const running = new Set<Promise<void>>();
  let request = { missing: 0, end: (_error?: Error) => {} };

  function take(error: NatsError | null, message: JsMsg | null): void {
    if (!message) {
      request.end(error && !ordinaryEnds.includes(error.code) ? error : undefined);
      return;
    }
    const one = handle(toDelivery(message)).finally(() => running.delete(one));
    running.add(one);
    request.missing -= 1;
    if (request.missing === 0) request.end();
  }

  /** Resolves when all came that this asks for, or its time is over. */
  function ask(subscription: JetStreamPullSubscription): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(resolve, 2 * waits);
      const end = (error?: Error) => {
        clearTimeout(late);
        if (error) reject(error);
        else resolve();
      };
      request = { missing: parallel - running.size, end };
      subscription.pull({ batch: request.missing, expires: waits });
    });
  }

  /**
   * One subscription stands until the end: whatever ends early drops what is on its way, and the broker delivers that
   * again only after `ack_wait`. So each request ends by itself, and a process that was held up still reads its socket.
   */
  async function pull() {
    const options = consumerOpts().bind(name, durable).manualAck().callback(take);
    const subscription = await stream.pullSubscribe(subject, options);
    try {
      while (open) {
        await ask(subscription);
        while (running.size > parallel / 2) await Promise.race(running);
      }
    } finally {
      subscription.drain().catch(() => undefined);
    }
  }

  const ended = (async () => {
    while (open) {
      // The broker may be away or the durable be recreated: the loop asks again, and health tells of the connection.
      await pull().catch(() => undefined);
      if (open) await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await Promise.allSettled(running);
  })();
  const stop = () => {
    open = false;
  };
  return { stop, askAnew: () => request.end(), ended };
}

function toDelivery(message: JsMsg): Delivery {
  return {
    envelope: parsed(message),
    attempt: message.info.redeliveryCount,
    ack: () => unlessClosed(() => message.ack()),
    retryIn: (milliseconds) => unlessClosed(() => message.nak(milliseconds)),
    end: () => unlessClosed(() => message.term()),
    working: () => unlessClosed(() => message.working()),
  };
}

const goneConnection: string[] = [ErrorCode.ConnectionClosed, ErrorCode.ConnectionDraining];

/** A broker that is gone learns of it by `ack_wait`: the message comes again, and the inbox knows it. */
function unlessClosed(tell: () => void) {
  try {
    tell();
  } catch (error) {
    if (!(error instanceof NatsError && goneConnection.includes(error.code))) throw error;
  }
}

function parsed(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return undefined;
  }
}
