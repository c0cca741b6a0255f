import type { NatsConnection, Subscription } from 'nats';

/**
 * Pushes between the instances of one service over NATS core. Only present listeners get them, so they are hints, and
 * the facts are read from the database.
 */
export interface Live {
  /** Dropped while the broker is away. */
  push(topic: string, payload: object): void;
  /** Hears every push to `topic` from the moment `ready` resolves; a payload that is no JSON is passed over. */
  hear(topic: string, heard: (payload: unknown) => void): { ready: Promise<void>; stop(): void };
  /** Told whenever the connection is back: pushes of the time between were lost. */
  onReturn(told: () => void): void;
}

/** The subject of a service's pushes: its key may publish and hear these, and no other service's. */
const liveSubject = (service: string, topic: string) => `live.${service}.${topic}`;

export function liveOn(service: string, connecting: Promise<NatsConnection>): Live {
  let connection: NatsConnection | undefined;
  const returns: (() => void)[] = [];
  connecting.then(
    (opened) => {
      connection = opened;
      void tellReturns(opened, returns);
    },
    // Told to `onRefused` of the bus already.
    () => undefined,
  );
  return {
    push(topic, payload) {
      if (connection && !connection.isClosed())
        connection.publish(liveSubject(service, topic), JSON.stringify(payload));
    },
    hear(topic, heard) {
      let subscription: Subscription | undefined;
      let isStopped = false;
      const ready = connecting.then(async (opened) => {
        if (isStopped) return;
        subscription = opened.subscribe(liveSubject(service, topic), {
          callback: (error, message) => {
            const payload = error ? undefined : parsed(message.string());
            if (payload !== undefined) heard(payload);
          },
        });
        await opened.flush();
      });
      // A caller that awaits it learns of a broken connection; others need not, since listening resumes by itself.
      ready.catch(() => undefined);
      return {
        ready,
        stop() {
          isStopped = true;
          subscription?.unsubscribe();
        },
      };
    },
    onReturn(told) {
      returns.push(told);
    },
  };
}

async function tellReturns(connection: NatsConnection, returns: (() => void)[]) {
  for await (const { type } of connection.status())
    if (type === 'reconnect') for (const told of returns) told();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
