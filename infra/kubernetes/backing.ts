import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IStatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import type { IProbe } from 'kubernetes-models/v1/Probe';
import { clusterFlags } from '../nats/cluster-flags.ts';
import type { Manifest } from './kinds.ts';
import {
  labelOf,
  lockedContainer,
  lockedPod,
  memory,
  metadata,
  serviceOf,
  spreadOf,
  startupOf,
} from './parts.ts';
import { budgetOf } from './servers.ts';
import type { Size } from './sizes.ts';
import type { Plan, Values } from './values.ts';

const userOfNats = 1000;

/** The broker: one server, or three that keep each stream together. Its keys and rights come as a secret. */
export function brokerOf({ values, size }: Plan): Manifest[] {
  const servers = size.nats.servers;
  return [
    // Without an address of its own: the servers are asked by their names, before they are ready too.
    serviceOf(
      'nats',
      { client: 4222, cluster: 6222 },
      { clusterIP: 'None', publishNotReadyAddresses: true },
    ),
    natsOf(values, size),
    ...(servers > 1 ? [budgetOf('nats')] : []),
  ];
}

/** The server says that it is healthy to its own machine alone, as in compose. */
const healthy: IProbe = {
  exec: { command: ['wget', '-q', '-O', '/dev/null', 'http://127.0.0.1:8222/healthz'] },
};

function natsOf({ STORAGE_CLASS }: Values, { nats }: Size): IStatefulSet {
  const isCluster = nats.servers > 1;
  const peers = Array.from({ length: nats.servers }, (_, at) => `nats-${at}.nats:6222`);
  return {
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: metadata('nats'),
    spec: {
      serviceName: 'nats',
      replicas: nats.servers,
      // They find each other only together.
      podManagementPolicy: 'Parallel',
      selector: { matchLabels: labelOf('nats') },
      template: {
        metadata: { labels: labelOf('nats') },
        spec: {
          ...lockedPod(userOfNats),
          terminationGracePeriodSeconds: 60,
          ...(isCluster && { topologySpreadConstraints: spreadOf('nats') }),
          containers: [
            {
              name: 'nats',
              image: 'nats:2-alpine',
              args: [
                '--config=/etc/nats/nats-server.conf',
                '--name=$(POD_NAME)',
                ...(isCluster ? clusterFlags('0.0.0.0:6222', peers) : []),
              ],
              env: [{ name: 'POD_NAME', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } }],
              ports: [
                { name: 'client', containerPort: 4222 },
                { name: 'cluster', containerPort: 6222 },
              ],
              startupProbe: startupOf(healthy),
              livenessProbe: {
                exec: {
                  command: [
                    'wget',
                    '-q',
                    '-O',
                    '/dev/null',
                    'http://127.0.0.1:8222/healthz?js-server-only=true',
                  ],
                },
                periodSeconds: 10,
                timeoutSeconds: 5,
              },
              readinessProbe: { ...healthy, periodSeconds: 5, timeoutSeconds: 5 },
              resources: memory('512Mi', '1Gi', '200m'),
              securityContext: lockedContainer,
              volumeMounts: [
                { name: 'config', mountPath: '/etc/nats', readOnly: true },
                { name: 'data', mountPath: '/nats' },
              ],
            },
          ],
          volumes: [{ name: 'config', secret: { secretName: 'nats', defaultMode: 0o440 } }],
        },
      },
      volumeClaimTemplates: [
        {
          apiVersion: 'v1',
          kind: 'PersistentVolumeClaim',
          metadata: { name: 'data' },
          spec: {
            accessModes: ['ReadWriteOnce'],
            ...(STORAGE_CLASS && { storageClassName: STORAGE_CLASS }),
            resources: { requests: { storage: nats.storage } },
          },
        },
      ],
    },
  };
}

const userOfClamav = 100;
const answersAt = (port: number): IProbe => ({ tcpSocket: { port } });

/** The scanner of uploads. Each instance loads the signatures of viruses when it starts, which takes some minutes. */
export function scannerOf({ size: { scanners } }: Plan): Manifest[] {
  const deployment: IDeployment = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: metadata('clamav'),
    spec: {
      replicas: scanners,
      selector: { matchLabels: labelOf('clamav') },
      template: {
        metadata: { labels: labelOf('clamav') },
        spec: {
          ...lockedPod(userOfClamav),
          ...(scanners > 1 && { topologySpreadConstraints: spreadOf('clamav') }),
          containers: [
            {
              name: 'clamav',
              image: 'clamav/clamav:1.4',
              // The image's own way to run without root.
              command: ['/init-unprivileged'],
              ports: [{ name: 'clamd', containerPort: 3310 }],
              startupProbe: { ...answersAt(3310), periodSeconds: 10, failureThreshold: 90 },
              livenessProbe: { ...answersAt(3310), periodSeconds: 30, timeoutSeconds: 10 },
              readinessProbe: { ...answersAt(3310), periodSeconds: 10 },
              resources: memory('2Gi', '3Gi', '200m'),
              securityContext: lockedContainer,
              volumeMounts: [
                { name: 'signatures', mountPath: '/var/lib/clamav' },
                { name: 'scratch', mountPath: '/tmp' },
                { name: 'scratch', mountPath: '/run/clamav', subPath: 'run' },
                { name: 'scratch', mountPath: '/var/log/clamav', subPath: 'log' },
              ],
            },
          ],
          volumes: [
            { name: 'signatures', emptyDir: { sizeLimit: '1Gi' } },
            { name: 'scratch', emptyDir: { sizeLimit: '1Gi' } },
          ],
        },
      },
    },
  };
  return [
    deployment,
    serviceOf('clamav', { clamd: 3310 }),
    ...(scanners > 1 ? [budgetOf('clamav')] : []),
  ];
}
