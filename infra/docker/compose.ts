import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../local/checkout.ts';
import { schemaOf } from '../local/services.ts';

export const compose = readFileSync(join(checkout, 'docker-compose.yml'), 'utf8');

/** The containers with their settings, as they are written. */
export const containers = new Map(
  [...sectionOf('services').matchAll(/^ {2}(\S+):\n((?: {4}.*\n|\n)+)/gm)].map(
    ([, name = '', settings = '']) => [name, settings],
  ),
);
export const settingsOf = (name: string) => containers.get(name) ?? '';

export function sectionOf(name: string): string {
  return compose.split(/^(?=\S)/m).find((part) => part.startsWith(`${name}:`)) ?? '';
}

/** Lists the places of the compose file that must name the service, since the file is not derived from the list of services. */
export function missingInCompose(service: string): string[] {
  const own = settingsOf(service);
  const places: [place: string, isThere: boolean][] = [
    ['a container of its own', own.includes(`args: { SERVICE: ${service} }`)],
    [
      'the volume of its secrets, and no other',
      own.match(/volumes: \['([^:]+):\/run\/sidework(:ro)?'\]/)?.[1] === service,
    ],
    [
      "its address among the gateway's",
      compose.includes(`\n  UPSTREAM_${schemaOf(service).toUpperCase()}: http://${service}:8080\n`),
    ],
    ['its volume at the keys', settingsOf('keys').includes(`- ${service}:/state/${service}\n`)],
    [
      'its health before the demo',
      settingsOf('demo').includes(`${service}: { condition: service_healthy }`),
    ],
  ];
  return places.flatMap(([place, isThere]) => (isThere ? [] : [place]));
}
