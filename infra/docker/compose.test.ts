import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkout } from '../local/checkout.ts';
import { schemaOf, services } from '../local/services.ts';
import { stateFolders } from './state.ts';

const compose = readFileSync(join(checkout, 'docker-compose.yml'), 'utf8');
const containers = new Map(
  [...section('services').matchAll(/^ {2}(\S+):\n((?: {4}.*\n|\n)+)/gm)].map(
    ([, name = '', settings = '']) => [name, settings],
  ),
);
const settingsOf = (name: string) => containers.get(name) ?? '';

describe.each(services)('the container of $name', ({ name }) => {
  it('holds this service and its secrets, and no other', () => {
    const settings = settingsOf(name);
    expect(settings).toContain(`args: { SERVICE: ${name} }`);
    expect(settings.match(/volumes: \['([^:]+):\/run\/sidework(:ro)?'\]/)?.[1]).toBe(name);
  });

  it('is known to the gateway, handed its keys, and ready before the demo begins', () => {
    const variable = `UPSTREAM_${schemaOf(name).toUpperCase()}`;
    expect(compose).toContain(`\n  ${variable}: http://${name}:8080\n`);
    expect(settingsOf('keys')).toContain(`- ${name}:/state/${name}\n`);
    expect(settingsOf('demo')).toContain(`${name}: { condition: service_healthy }`);
  });
});

describe('the containers', () => {
  it('are reached through the gateway and the mailbox alone, from this machine', () => {
    const published = [...containers].filter(([, settings]) => settings.includes('ports:'));
    expect(published.map(([name]) => name)).toEqual(['gateway', 'mailpit']);
    for (const [, settings] of published)
      expect(settings).toMatch(/ports: \['127\.0\.0\.1:[^']+'(, '127\.0\.0\.1:[^']+')?\]\n/);
    expect(compose).not.toMatch(/network_mode: host|privileged|docker\.sock/);
  });

  it.each([...containers.keys()])('take no right that they do not need: %s', (name) => {
    expect(settingsOf(name)).toMatch(/<<: \*(process|server|job|hardened)\n/);
    expect(settingsOf(name)).not.toMatch(/cap_add|cap_drop|read_only: false|user: root/);
  });

  it('hand the address of clamd to the vault alone, where one is set', () => {
    expect(settingsOf('business-tools')).toMatch(/\n {6}CLAMD_URL:\n/);
    expect(compose.match(/CLAMD_URL/g)).toHaveLength(1);
  });

  it('keep every folder of the jobs in a volume', () => {
    const kept = [...settingsOf('keys').matchAll(/- (\S+):\/state\/(\S+)/g)];
    expect(kept.map(([, , folder]) => folder).sort()).toEqual([...stateFolders].sort());
    for (const [, volume] of kept) expect(section('volumes')).toContain(`  ${volume}:\n`);
  });
});

function section(name: string): string {
  return compose.split(/^(?=\S)/m).find((part) => part.startsWith(`${name}:`)) ?? '';
}
