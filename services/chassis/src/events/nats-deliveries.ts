import { ErrorCode, type JetStreamClient, type JsMsg, NatsError } from 'nats';

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

/** What one consumer has read, as the broker keeps it. */
export interface Durable {
  stream: string;
  durable: string;
  subject: string;
}

/** How long a request for events stands, in milliseconds; a bus that is closed waits for its end. */
const waits = 2_000;

/** Hands the deliveries of a durable to `handle`, at most `parallel` at once, until it is stopped. */
export function startPulling(
  stream: JetStreamClient,
  { stream: name, durable }: Durable,
  parallel: number,
  handle: (delivery: Delivery) => Promise<void>,
) {
  let open = true;
  const running = new Set<Promise<void>>();

  /**
   * Asks for a few at a time and lets each request end by itself: a subscription that is given up early drops what is on
   * its way, and that would come again, to another instance, only after `ack_wait`.
   */
  async function pull() {
    const consumer = await stream.consumers.get(name, durable);
    while (open)
      for await (const message of await consumer.fetch({
        max_messages: parallel,
        expires: waits,
      })) {
        const one = handle(toDelivery(message)).finally(() => running.delete(one));
        running.add(one);
        if (running.size >= parallel) await Promise.race(running);
      }
  }

  const ended = (async () => {
    while (open) {
      // A broker away or a durable being made anew: the loop asks again, health tells of the connection.
      await pull().catch(() => undefined);
      if (open) await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await Promise.allSettled(running);
  })();
  const stop = () => {
    open = false;
  };
  return { stop, ended };
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
