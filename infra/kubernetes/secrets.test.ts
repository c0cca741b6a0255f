import { createPrivateKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@sidework/chassis/config';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { environmentOf } from '../docker/prepare-stores.ts';
import { homeAt } from '../local/home.ts';
import { programs } from '../local/programs.ts';
import { openSecrets, type Secrets } from '../local/secrets.ts';
import { ofKind, schemaFaults, workloadsOf } from './kinds.ts';
import { allOf, partsOf } from './manifests.ts';
import { secretsOfCluster } from './secrets.ts';
import { openSigningKeys } from './signing-keys.ts';
import { sizes } from './sizes.ts';
import { example, planOf } from './values.ts';

const given = {
  ...example,
  SMTP_URL: 'smtps://hello:Zq81xL@mail.example.com:465',
  STRIPE_SECRET_KEY: 'sk_live_of_the_example',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_example',
  S3_ACCESS_KEY: 'sidework-example',
  S3_SECRET_KEY: 'd1Kx9qLw',
  BACKUP_ACCESS_KEY: 'backups',
  BACKUP_SECRET_KEY: 'w0Lk2zAa',
};
const plan = planOf(given, sizes.large);
const servicePrograms = programs.filter(({ name }) => name !== 'gateway');

describe('the secrets of a cluster', () => {
  let secrets: Secrets;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sidework-cluster-'));
    const kept = { find: async () => [], reset: '' };
    secrets = await openSecrets(
      homeAt(folder),
      servicePrograms.map(({ name }) => name),
      kept,
    );
    await rm(folder, { recursive: true });
  });
  const made = () => ({ secrets, signingKeys: '{"keys":[]}', descriptions: [] });
  const sealable = () => secretsOfCluster(plan, made());

  it('are those that the pods ask for, and no other', () => {
    const asked = workloadsOf(allOf(partsOf(plan))).flatMap(({ spec }) => {
      const pod = spec?.template.spec;
      const volumes = (pod?.volumes ?? []).flatMap(({ secret }) => secret?.secretName ?? []);
      const variables = (pod?.containers ?? []).flatMap(({ env = [] }) =>
        env.flatMap(({ valueFrom }) => {
          const ref = valueFrom?.secretKeyRef;
          return ref ? [`${ref.name} ${ref.key}`] : [];
        }),
      );
      return [...volumes, ...variables];
    });
    const ofOperators = ['postgres-superuser', 'postgres-backups'];
    const made = sealable();
    const handed = made.flatMap(({ metadata, stringData = {} }) => {
      const name = metadata?.name ?? '';
      const isMounted = asked.includes(name) || ofOperators.includes(name);
      return isMounted ? [name] : Object.keys(stringData).map((key) => `${name} ${key}`);
    });
    expect(handed.sort()).toEqual([...new Set([...asked, ...ofOperators])].sort());
    expect(made.flatMap(schemaFaults)).toEqual([]);
  });

  it('stand in no manifest', () => {
    const written = JSON.stringify(allOf(partsOf(plan)));
    const values = sealable().flatMap(({ stringData = {} }) => Object.values(stringData));
    const names = ['postgres', given.BACKUP_ACCESS_KEY];
    const leaked = values.filter((value) => !names.includes(value) && written.includes(value));
    expect(leaked).toEqual([]);
    expect(ofKind(allOf(partsOf(plan)), 'Secret')).toEqual([]);
  });

  it('are asked for by name where the operator gave none', () => {
    const without = planOf(example, sizes.large);
    const ask = () => secretsOfCluster(without, made());
    expect(ask).toThrow(/SMTP_URL.*STRIPE_SECRET_KEY.*BACKUP_ACCESS_KEY/);
  });

  it.each(servicePrograms)('are enough for the migration of $name', ({ name, config }) => {
    const ofImage = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '8080' };
    const map = ofKind(partsOf(plan).setup, 'ConfigMap')[0]?.data;
    const file = sealable().find(({ metadata }) => metadata?.name === 'setup')?.stringData;
    const byOperator = JSON.parse(file?.['operator-settings.json'] ?? '{}');
    const own = environmentOf(name, secrets);
    const environment = { ...ofImage, ...map, ...own, ...byOperator[name] };
    expect(() => readConfig(config, environment)).not.toThrow();
  });
});

it('signing keys are made once, and sign', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sidework-cluster-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'signing-keys.json');
  const made = await openSigningKeys(path);
  const { keys } = JSON.parse(made);
  expect(new Set(keys.map(({ kid }: { kid: string }) => kid)).size).toBe(2);
  for (const key of keys) expect(createPrivateKey({ key, format: 'jwk' }).type).toBe('private');
  expect(await openSigningKeys(path)).toBe(made);
});
