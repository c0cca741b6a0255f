import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import type { IProbe } from 'kubernetes-models/v1/Probe';
import type { IService } from 'kubernetes-models/v1/Service';

export const namespace = 'sidework';

/** Pods are found by this label. Those of Postgres are the operator's, which labels them itself. */
export const labelOf = (name: string): Record<string, string> =>
  name === 'postgres' ? { 'cnpg.io/cluster': name } : { 'app.kubernetes.io/name': name };

export const metadata = (name: string) => ({
  name,
  namespace,
  labels: { 'app.kubernetes.io/part-of': 'sidework', 'app.kubernetes.io/name': name },
});

/** A container that writes nowhere but into its volumes, and has no right. */
export const lockedContainer = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
} satisfies IContainer['securityContext'];

/** `user` is what the image runs as. No pod speaks with Kubernetes. */
export const lockedPod = (user: number) =>
  ({
    automountServiceAccountToken: false,
    // Kubernetes would hand addresses of services in as variables, which bear the names of settings.
    enableServiceLinks: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: user,
      runAsGroup: user,
      fsGroup: user,
      seccompProfile: { type: 'RuntimeDefault' },
    },
  }) satisfies Partial<IPodSpec>;

/** Pods of one kind stand on different nodes, and in different zones where there are some. */
export const spreadOf = (name: string): NonNullable<IPodSpec['topologySpreadConstraints']> =>
  ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map((topologyKey) => ({
    maxSkew: 1,
    topologyKey,
    whenUnsatisfiable: 'ScheduleAnyway',
    labelSelector: { matchLabels: labelOf(name) },
  }));

export const memory = (request: string, limit: string, cpu: string) => ({
  requests: { memory: request, cpu },
  // No limit of the processor: it would make pauses of moments that others do not use.
  limits: { memory: limit },
});

/** It may take two minutes to begin, then three failures in a row count. */
export const startupOf = (probe: IProbe): IProbe => ({
  ...probe,
  periodSeconds: 2,
  failureThreshold: 60,
});

export function serviceOf(
  name: string,
  ports: Record<string, number>,
  spec: Partial<NonNullable<IService['spec']>> = {},
): IService {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: metadata(name),
    spec: {
      selector: labelOf(name),
      ports: Object.entries(ports).map(([portName, port]) => ({
        name: portName,
        port,
        targetPort: port,
      })),
      ...spec,
    },
  };
}
