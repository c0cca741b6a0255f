import { describe, expect, it } from 'vitest';
import { services } from '../local/services.ts';
import { compose, containers, missingInCompose, sectionOf, settingsOf } from './compose.ts';
import { stateFolders } from './state.ts';

it.each(services)('the compose file names $name wherever it must', ({ name }) => {
  expect(missingInCompose(name)).toEqual([]);
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

  it.each(services)('hand the address of clamd to $name, where one is set', ({ name }) => {
    expect(compose).toMatch(/x-environment: &environment\n(?: {2}.+\n)* {2}CLAMD_URL:\n/);
    expect(settingsOf(name)).toMatch(/ \*environment\n/);
  });

  it('keep every folder of the jobs in a volume', () => {
    const kept = [...settingsOf('keys').matchAll(/- (\S+):\/state\/(\S+)/g)];
    expect(kept.map(([, , folder]) => folder).sort()).toEqual([...stateFolders].sort());
    for (const [, volume] of kept) expect(sectionOf('volumes')).toContain(`  ${volume}:\n`);
  });
});
