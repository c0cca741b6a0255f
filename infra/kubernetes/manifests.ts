import type { IJob } from 'kubernetes-models/batch/v1/Job';
import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import type { INamespace } from 'kubernetes-models/v1/Namespace';
import { brokerOf, scannerOf } from './backing.ts';
import type { Manifest } from './kinds.ts';
import { labelOf, lockedContainer, lockedPod, memory, metadata, namespace } from './parts.ts';
import { policiesOf } from './policies.ts';
import { postgresOf } from './postgres.ts';
import { imageOf, serverOf, userOfImages } from './servers.ts';
import { configMapOf, domainsOf, natsUrlOf } from './settings.ts';
import { connectionsOfService, type Size } from './sizes.ts';
import { allLinks } from './talks.ts';
import type { Plan, Values } from './values.ts';

/** The parts of an installation, in the order in which they are applied. */
export interface Parts {
  /** Stands before the first release, and hardly changes. */
  foundation: Manifest[];
  /** Brings database and broker to the release; the platform waits until it is done. */
  setup: Manifest[];
  platform: Manifest[];
}

export function partsOf(plan: Plan): Parts {
  return {
    foundation: [
      ownNamespace,
      ...policiesOf(allLinks(plan)),
      ...postgresOf(plan),
      ...brokerOf(plan),
      ...scannerOf(plan),
    ],
    setup: setupOf(plan),
    platform: [
      ...plan.programs.flatMap((program) => serverOf(program, plan)),
      ingressOf(plan.values),
    ],
  };
}

export const allOf = ({ foundation, setup, platform }: Parts): Manifest[] => [
  ...foundation,
  ...setup,
  ...platform,
];

const ownNamespace: INamespace = {
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: {
    name: namespace,
    // Kubernetes refuses a pod here that has a right it does not need.
    labels: { 'pod-security.kubernetes.io/enforce': 'restricted' },
  },
};

/** The job of compose that does the same: roles, schemas, migrations and streams, one service after the other. */
function setupOf({ values, size }: Plan): Manifest[] {
  const job: IJob = {
    apiVersion: 'batch/v1',
    kind: 'Job',
    // Each release has its own, since a job that ran cannot be changed.
    metadata: metadata(`setup-${values.TAG.replaceAll('.', '-')}`),
    spec: {
      backoffLimit: 3,
      activeDeadlineSeconds: 3600,
      template: {
        metadata: { labels: labelOf('setup') },
        spec: {
          ...lockedPod(userOfImages),
          restartPolicy: 'OnFailure',
          initContainers: [
            {
              name: 'secrets',
              image: imageOf(values, 'setup'),
              // The job keeps its secrets to the mode of their file, which the volume of a secret does not let it.
              command: ['sh', '-c', 'umask 077 && cp /secrets/*.json /state/home/'],
              resources: memory('32Mi', '64Mi', '50m'),
              securityContext: lockedContainer,
              volumeMounts: [
                { name: 'secrets', mountPath: '/secrets', readOnly: true },
                { name: 'home', mountPath: '/state/home' },
              ],
            },
          ],
          containers: [
            {
              name: 'setup',
              image: imageOf(values, 'setup'),
              args: ['stores'],
              envFrom: [{ configMapRef: { name: 'setup' } }],
              resources: memory('384Mi', '768Mi', '200m'),
              securityContext: lockedContainer,
              volumeMounts: [{ name: 'home', mountPath: '/state/home' }],
            },
          ],
          volumes: [
            { name: 'secrets', secret: { secretName: 'setup', defaultMode: 0o440 } },
            { name: 'home', emptyDir: { medium: 'Memory', sizeLimit: '8Mi' } },
          ],
        },
      },
    },
  };
  return [configMapOf('setup', settingsOfSetup(size)), job];
}

/** All else is in the secret of the job, as the operator's settings are in the volume of compose. */
const settingsOfSetup = (size: Size): Record<string, string> => ({
  NATS_URL: natsUrlOf(size),
  NATS_REPLICAS: String(size.nats.servers),
  ROLE_CONNECTIONS: String(connectionsOfService(size)),
});

function ingressOf(values: Values): IIngress {
  const { SIDEWORK_DOMAIN, SIDEWORK_FILES_DOMAIN } = domainsOf(values);
  const rule = (host: string, port: string) => ({
    host,
    http: {
      paths: [
        {
          path: '/',
          pathType: 'Prefix' as const,
          backend: { service: { name: 'gateway', port: { name: port } } },
        },
      ],
    },
  });
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: {
      ...metadata('sidework'),
      annotations: { 'cert-manager.io/cluster-issuer': values.CLUSTER_ISSUER },
    },
    spec: {
      ingressClassName: values.INGRESS_CLASS,
      tls: [{ hosts: [SIDEWORK_DOMAIN, SIDEWORK_FILES_DOMAIN], secretName: 'sidework-tls' }],
      rules: [rule(SIDEWORK_DOMAIN, 'http'), rule(SIDEWORK_FILES_DOMAIN, 'files')],
    },
  };
}
