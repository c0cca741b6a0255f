import {
  Cluster,
  type ICluster,
} from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import {
  type IScheduledBackup,
  ScheduledBackup,
} from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup';
import {
  type ISealedSecret,
  SealedSecret,
} from '@kubernetes-models/sealed-secrets/bitnami.com/v1alpha1/SealedSecret';
import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import { type IStatefulSet, StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import {
  HorizontalPodAutoscaler,
  type IHorizontalPodAutoscaler,
} from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { type IJob, Job } from 'kubernetes-models/batch/v1/Job';
import { type IIngress, Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import {
  type INetworkPolicy,
  NetworkPolicy,
} from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import {
  type IPodDisruptionBudget,
  PodDisruptionBudget,
} from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap, type IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { type INamespace, Namespace } from 'kubernetes-models/v1/Namespace';
import { type ISecret, Secret } from 'kubernetes-models/v1/Secret';
import { type IService, Service } from 'kubernetes-models/v1/Service';
import { type IObjectStore, validateObjectStore } from './object-store.ts';

export type Workload = IDeployment | IStatefulSet | IJob;

export type Manifest =
  | Workload
  | ICluster
  | IConfigMap
  | IHorizontalPodAutoscaler
  | IIngress
  | INamespace
  | INetworkPolicy
  | IObjectStore
  | IPodDisruptionBudget
  | IScheduledBackup
  | ISealedSecret
  | ISecret
  | IService;

type KindOf<K extends Manifest['kind']> = Extract<Manifest, { kind: K }>;

export const ofKind = <K extends Manifest['kind']>(manifests: Manifest[], kind: K): KindOf<K>[] =>
  manifests.filter((each): each is KindOf<K> => each.kind === kind);

export const workloadsOf = (manifests: Manifest[]): Workload[] => [
  ...ofKind(manifests, 'Deployment'),
  ...ofKind(manifests, 'StatefulSet'),
  ...ofKind(manifests, 'Job'),
];

/** `Deployment gateway` */
export const titleOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata?.name ?? '?'}`;

/** The schema of each kind, made of Kubernetes' own and of the operators' definitions. It throws where one does not hold. */
const validators: { [K in Manifest['kind']]: (manifest: KindOf<K>) => void } = {
  Cluster: (given) => new Cluster(given).validate(),
  ConfigMap: (given) => new ConfigMap(given).validate(),
  Deployment: (given) => new Deployment(given).validate(),
  HorizontalPodAutoscaler: (given) => new HorizontalPodAutoscaler(given).validate(),
  Ingress: (given) => new Ingress(given).validate(),
  Job: (given) => new Job(given).validate(),
  Namespace: (given) => new Namespace(given).validate(),
  NetworkPolicy: (given) => new NetworkPolicy(given).validate(),
  ObjectStore: validateObjectStore,
  PodDisruptionBudget: (given) => new PodDisruptionBudget(given).validate(),
  ScheduledBackup: (given) => new ScheduledBackup(given).validate(),
  SealedSecret: (given) => new SealedSecret(given).validate(),
  Secret: (given) => new Secret(given).validate(),
  Service: (given) => new Service(given).validate(),
  StatefulSet: (given) => new StatefulSet(given).validate(),
};

/** Says what the schema of its kind has against a manifest. */
export function schemaFaults(manifest: Manifest): string[] {
  const validate = validators[manifest.kind] as ((given: Manifest) => void) | undefined;
  if (!validate) return [`${titleOf(manifest)}: Has a kind without a schema here`];
  try {
    validate(manifest);
    return [];
  } catch (error) {
    return [`${titleOf(manifest)}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
