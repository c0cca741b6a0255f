import type { Description } from './description.ts';

export interface Permissions {
  publish: string[];
  subscribe: string[];
}

/**
 * A service's key may do what the service declares: publish its own events, and pull and acknowledge its own durables; see who
 * reads its stream and whether it can give an event, and make room in it; where its instances push to each other, publish and
 * hear those pushes; tell that it lives, and hear that others do. Answers come to an inbox of its own, since the common one
 * would let every service read what the others receive.
 */
export function permissionsOf({
  service,
  schema,
  stream,
  durables,
  isLive,
}: Description): Permissions {
  const streams = [...new Set([stream, ...durables.map((durable) => durable.stream)])];
  const live = isLive ? [`live.${service}.>`] : [];
  return {
    publish: [
      `${service}.>`,
      ...streams.map((name) => `$JS.API.STREAM.INFO.${name}`),
      `$JS.API.CONSUMER.LIST.${stream}`,
      `$JS.API.STREAM.MSG.GET.${stream}`,
      `$JS.API.STREAM.PURGE.${stream}`,
      ...durables.flatMap(({ stream: name, durable }) => [
        `$JS.API.CONSUMER.INFO.${name}.${durable}`,
        `$JS.API.CONSUMER.MSG.NEXT.${name}.${durable}`,
        `$JS.ACK.${name}.${durable}.>`,
      ]),
      ...live,
      `beat.${service}`,
    ],
    subscribe: [`_INBOX_${schema}.>`, ...live, 'beat.>'],
  };
}
