import type { NatsConnection, Subscription } from 'nats';

/** The last event of each type that had time to arrive, with its age at the beat. */
export interface Beat {
  last: Record<string, { id: string; ageMs: number }>;
}

/** Signs of life of a service over NATS core, outside its stream: the broker keeps none, and who is away misses them. */
export interface Beats {
  /** Dropped while the broker is away. */
  beat(beat: Beat): void;
  /** Hears the beats of `service`, until the given function is called. */
  hear(service: string, heard: (beat: Beat) => void): () => void;
}

/** A service's key may publish its own and hear those of all. */
const beatSubject = (service: string) => `beat.${service}`;

export function beatsOn(service: string, connecting: Promise<NatsConnection>): Beats {
  let connection: NatsConnection | undefined;
  connecting.then(
    (opened) => {
      connection = opened;
    },
    // Told to `onRefused` of the bus already.
    () => undefined,
  );
  return {
    beat(beat) {
      if (connection && !connection.isClosed())
        connection.publish(beatSubject(service), JSON.stringify(beat));
    },
    hear(from, heard) {
      let subscription: Subscription | undefined;
      let isStopped = false;
      connecting.then(
        (opened) => {
          if (isStopped) return;
          subscription = opened.subscribe(beatSubject(from), {
            callback: (error, message) => {
              if (!error) heard(message.json<Beat>());
            },
          });
        },
        () => undefined,
      );
      return () => {
        isStopped = true;
        subscription?.unsubscribe();
      };
    },
  };
}
