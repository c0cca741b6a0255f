import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inheritedEnvironment } from '../local/config.ts';
import { homeAt } from '../local/home.ts';
import { openSecrets, type Secrets } from '../local/secrets.ts';
import { services } from '../local/services.ts';
import { storeScript } from './store-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'sidework-store-script-'));
const names = services.map(({ name }) => name);
let secrets: Secrets;
beforeAll(async () => {
  secrets = await openSecrets(homeAt(folder), names);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the script against a client that records each call and says of each user that it has this policy. */
function asked(policy = '') {
  const log = join(folder, 'log');
  writeFileSync(log, '');
  const said = 'case "$*" in *"user info"*) echo "PolicyName: $POLICY" ;; esac';
  const written = 'for file; do :; done; [ -f "$file" ] && cat "$file" >> "$LOG" && echo >> "$LOG"';
  const client = join(folder, 'mc');
  writeFileSync(client, `#!/bin/sh\necho "$*" >> "$LOG"\n${said}\n${written}\nexit 0\n`);
  chmodSync(client, 0o755);
  const { PATH, ...env } = inheritedEnvironment();
  execFileSync('sh', ['-c', storeScript(secrets)], {
    env: { ...env, PATH: `${folder}:${PATH}`, LOG: log, POLICY: policy },
  });
  return readFileSync(log, 'utf8').split('\n');
}

describe('what the object store is told before the services come', () => {
  it.each(names)('lets %s reach its bucket and the handover, and no other', (name) => {
    const lines = asked();
    const password = secrets.services[name]?.objectStorePassword;
    expect(lines).toContain(`--quiet mb --ignore-existing store/${name}`);
    expect(lines).toContain(`--quiet admin user add store ${name} ${password}`);
    const created = lines.indexOf(`--quiet admin policy create store ${name} /tmp/${name}.json`);
    const { Statement: statements } = JSON.parse(lines[created + 1] ?? '');
    expect(statements.map(({ Resource }: { Resource: string[] }) => Resource)).toEqual([
      [`arn:aws:s3:::${name}`, 'arn:aws:s3:::handover'],
      [`arn:aws:s3:::${name}/*`, 'arn:aws:s3:::handover/*'],
    ]);
    for (const { Action: actions } of statements)
      for (const action of actions) expect(action).toMatch(/^s3:[A-Z][A-Za-z]+$/);
    expect(lines).toContain(`--quiet admin policy attach store ${name} --user ${name}`);
  });

  it('can be told again, when a user has the policy already', () => {
    const [name = ''] = names;
    expect(asked(name)).not.toContain(`--quiet admin policy attach store ${name} --user ${name}`);
  });
});
