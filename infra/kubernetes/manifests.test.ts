import { ServiceConfig } from '@sidework/chassis/config';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Program, programs } from '../local/programs.ts';
import { faultsOf } from './faults.ts';
import { type Manifest, ofKind } from './kinds.ts';
import { allOf, partsOf } from './manifests.ts';
import { labelOf } from './parts.ts';
import { sizes } from './sizes.ts';
import { example, planOf } from './values.ts';

const { small, large } = sizes;
const servicePrograms = programs.filter(({ name }) => name !== 'gateway');
const render = (size = large, of: Program[] = programs): Manifest[] =>
  structuredClone(allOf(partsOf({ ...planOf(example, size), programs: of })));

it.each([small, large])(
  'the size $name is what schemas, settings, pods and networks ask for',
  (size) => {
    expect(faultsOf(render(size), programs)).toEqual([]);
  },
);

const named = <M extends Manifest>(manifests: M[], name: string): M => {
  const found = manifests.find(({ metadata }) => metadata?.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

const containerOf = (manifests: Manifest[], name: string) => {
  const container = named(ofKind(manifests, 'Deployment'), name).spec?.template.spec?.containers[0];
  if (!container) throw new Error(`${name} has no container.`);
  return container;
};

const settingsOf = (manifests: Manifest[], name: string) =>
  named(ofKind(manifests, 'ConfigMap'), name).data ?? {};

function remove(manifests: Manifest[], kind: Manifest['kind'], name: string) {
  const gone = named(ofKind(manifests, kind) as Manifest[], name);
  manifests.splice(manifests.indexOf(gone), 1);
}

/** Each is planted into manifests that are right, and nothing else is wrong with them. */
const planted: [what: string, plant: (manifests: Manifest[]) => void, faults: unknown[]][] = [
  [
    'a wrong probe',
    (all) => {
      containerOf(all, 'marketplace').readinessProbe = {
        httpGet: { path: '/healthz', port: 'http' },
      };
    },
    ['Deployment marketplace: readinessProbe asks for /healthz, and has to ask for /health/ready'],
  ],
  [
    'a probe at a port where nothing listens',
    (all) => {
      containerOf(all, 'identity').livenessProbe = { httpGet: { path: '/health/live', port: 80 } };
    },
    ['Deployment identity: identity: livenessProbe asks at 80, where nothing listens'],
  ],
  [
    'a missing setting',
    (all) => {
      delete settingsOf(all, 'identity').JWT_ISSUER;
    },
    [expect.stringContaining('identity: JWT_ISSUER: ')],
  ],
  [
    'a missing secret',
    (all) => {
      containerOf(all, 'client-services').env?.pop();
    },
    [expect.stringContaining('client-services: SMTP_URL: ')],
  ],
  [
    'a setting that nobody reads',
    (all) => {
      settingsOf(all, 'gateway').RATE_LIMIT = '100';
    },
    ['gateway: RATE_LIMIT: Is not read by it'],
  ],
  [
    'a secret in clear',
    (all) => {
      settingsOf(all, 'marketplace').S3_SECRET_KEY = 'd1Kx9qLw';
      const container = containerOf(all, 'marketplace');
      container.env = container.env?.filter(({ name }) => name !== 'S3_SECRET_KEY') ?? [];
    },
    ['marketplace: S3_SECRET_KEY: Is a secret, and stands in clear'],
  ],
  [
    'a limit that protects nobody',
    (all) => {
      settingsOf(all, 'marketplace').JOBS_PER_HOUR = '100000';
    },
    ['marketplace: JOBS_PER_HOUR: Is above 200, which is no limit'],
  ],
  [
    'a forgotten network policy',
    (all) => remove(all, 'NetworkPolicy', 'clamav'),
    servicePrograms.map(({ name }) => `${name} cannot talk to clamav at 3310`),
  ],
  [
    'a network without a general refusal',
    (all) => remove(all, 'NetworkPolicy', 'default-deny'),
    ['stranger is open to 203.0.113.7 at 8080', 'stranger is open to 10.11.12.13 at 8080'],
  ],
  [
    'a service that talks to another',
    (all) => {
      const policies = ofKind(all, 'NetworkPolicy');
      const pod = (name: string) => [{ podSelector: { matchLabels: labelOf(name) } }];
      named(policies, 'marketplace').spec?.egress?.push({ to: pod('client-services') });
      named(policies, 'client-services').spec?.ingress?.push({ from: pod('marketplace') });
    },
    ['marketplace may talk to client-services at 8080, and need not'],
  ],
  [
    'a service that the world may ask',
    (all) => {
      named(ofKind(all, 'NetworkPolicy'), 'identity').spec?.ingress?.push({
        from: [{ ipBlock: { cidr: '0.0.0.0/0', except: ['10.0.0.0/8'] } }],
      });
    },
    ['identity is open to 203.0.113.7 at 8080'],
  ],
  [
    'a root',
    (all) => {
      const spec = named(ofKind(all, 'StatefulSet'), 'nats').spec?.template.spec;
      if (spec) spec.securityContext = { seccompProfile: { type: 'RuntimeDefault' } };
    },
    ['StatefulSet nats: Runs as root'],
  ],
  [
    'a heap that its pod has no room for',
    (all) => {
      containerOf(all, 'gateway').resources = {
        requests: { cpu: '100m', memory: '256Mi' },
        limits: { memory: '512Mi' },
      };
    },
    ['Deployment gateway: Has 512 MB of memory for a heap of 512 MB'],
  ],
  [
    'many instances without a budget',
    (all) => remove(all, 'PodDisruptionBudget', 'gateway'),
    ['Deployment gateway: Has no budget'],
  ],
  [
    'a field of a wrong kind',
    (all) => {
      const { spec } = named(ofKind(all, 'Cluster'), 'postgres');
      Object.assign(spec, { instances: 'three' });
    },
    ['Cluster postgres: data/spec/instances must be integer'],
  ],
];
it.each(planted)('%s is refused', (_, plant, faults) => {
  const manifests = render();
  plant(manifests);
  expect(faultsOf(manifests, programs)).toEqual(faults);
});

it('a service that is declared is there as a whole', () => {
  const seventh = { name: 'tool-library', config: ServiceConfig };
  const reads = { UPSTREAM_TOOL_LIBRARY: z.url() };
  const seven = [...programs, seventh].map(({ name, config }) => ({
    name,
    config: name === 'gateway' ? config.extend(reads) : config,
  }));
  const manifests = render(large, seven);
  expect(faultsOf(manifests, seven)).toEqual([]);
  expect(settingsOf(manifests, 'gateway').UPSTREAM_TOOL_LIBRARY).toBe('http://tool-library:8080');
});

it('a setting that is an address says where it leads', () => {
  const config = ServiceConfig.extend({ TAX_OFFICE_URL: z.url().optional() });
  const asking = programs.map((each) => (each.name === 'marketplace' ? { ...each, config } : each));
  expect(faultsOf(render(large, asking), asking)).toEqual([
    'marketplace: TAX_OFFICE_URL: Is an address that leads nowhere in talks.ts',
  ]);
});
