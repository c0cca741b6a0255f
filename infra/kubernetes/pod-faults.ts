import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import type { IProbe } from 'kubernetes-models/v1/Probe';
import { type Manifest, ofKind, titleOf, type Workload, workloadsOf } from './kinds.ts';

/** The programs answer Kubernetes at these paths; `ready` is for the machine itself alone at the gateway. */
const probesOf = (program: string) => ({
  startupProbe: '/health/live',
  livenessProbe: '/health/live',
  readinessProbe: program === 'gateway' ? '/health/live' : '/health/ready',
});

/** The heap of our images, as infra/docker/Dockerfile bounds it, and as much again by half beside it. */
const leastMemory = (heapMb: number) => heapMb * 1.5;

/** Says what is wrong with the pods: their probes, their rights, their bounds. */
export function podFaults(manifests: Manifest[], heapMb: number): string[] {
  return workloadsOf(manifests).flatMap((workload) => {
    const spec = workload.spec?.template.spec;
    if (!spec) return [`${titleOf(workload)}: Has no pod`];
    const faults = [
      ...rightsOf(spec),
      ...[...spec.containers, ...(spec.initContainers ?? [])].flatMap(boundsOf),
      ...(workload.kind === 'Job' ? [] : spec.containers.flatMap((each) => probeFaults(each))),
      ...ofOurs(workload, spec, heapMb),
      ...selectorFaults(workload),
    ];
    return faults.map((fault) => `${titleOf(workload)}: ${fault}`);
  });
}

function rightsOf(spec: IPodSpec): string[] {
  const { runAsNonRoot, runAsUser, seccompProfile } = spec.securityContext ?? {};
  const rules: [boolean, string][] = [
    [runAsNonRoot === true && (runAsUser ?? 0) > 0, 'Runs as root'],
    [seccompProfile?.type === 'RuntimeDefault', 'May make any call to the kernel'],
    [spec.automountServiceAccountToken === false, 'Has a token of Kubernetes'],
    [spec.enableServiceLinks === false, 'Has variables that nobody set'],
  ];
  return rules.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

function boundsOf({ name, securityContext, resources }: IContainer): string[] {
  const rules: [boolean, string][] = [
    [securityContext?.readOnlyRootFilesystem === true, 'Writes into its image'],
    [securityContext?.allowPrivilegeEscalation === false, 'May gain rights'],
    [securityContext?.capabilities?.drop?.includes('ALL') === true, 'Keeps rights'],
    [Boolean(resources?.limits?.memory && resources.requests?.memory), 'Has no bound of memory'],
    [Boolean(resources?.requests?.cpu), 'Asks for no processor'],
  ];
  return rules.flatMap(([holds, fault]) => (holds ? [] : [`${name}: ${fault}`]));
}

/** A port is named or numbered, and the container has it. */
function probeFaults(container: IContainer): string[] {
  const kinds = ['startupProbe', 'livenessProbe', 'readinessProbe'] as const;
  return kinds.flatMap((kind) => {
    const probe: IProbe | undefined = container[kind];
    if (!probe) return [`${container.name}: Has no ${kind}`];
    const port = probe.httpGet?.port ?? probe.tcpSocket?.port;
    const isThere =
      probe.exec !== undefined ||
      container.ports?.some(({ name, containerPort }) => name === port || containerPort === port);
    return isThere ? [] : [`${container.name}: ${kind} asks at ${port}, where nothing listens`];
  });
}

/** Images that others make. */
const ofOthers = ['clamav'];

/** Says what a deployment of one of our programs has to say besides. */
function ofOurs({ kind, metadata }: Workload, spec: IPodSpec, heapMb: number): string[] {
  const container = spec.containers[0];
  const name = metadata?.name ?? '';
  if (kind !== 'Deployment' || !container || ofOthers.includes(name)) return [];
  const wrong = Object.entries(probesOf(name)).flatMap(([probe, path]) => {
    const asked = container[probe as keyof ReturnType<typeof probesOf>]?.httpGet?.path;
    return asked === path ? [] : [`${probe} asks for ${asked}, and has to ask for ${path}`];
  });
  const limit = Number.parseInt(String(container.resources?.limits?.memory), 10);
  if (limit < leastMemory(heapMb))
    wrong.push(`Has ${limit} MB of memory for a heap of ${heapMb} MB`);
  return wrong;
}

function selectorFaults(workload: Workload): string[] {
  if (workload.kind === 'Job') return [];
  const labels = workload.spec?.template.metadata?.labels ?? {};
  const wanted = Object.entries(workload.spec?.selector.matchLabels ?? {});
  const selects = wanted.length > 0 && wanted.every(([name, value]) => labels[name] === value);
  return selects ? [] : ['Does not select its own pods'];
}

/** Says which workloads of many instances a node may take all at once, and which scale past the connections of the database. */
export function budgetFaults(manifests: Manifest[]): string[] {
  const budgeted = ofKind(manifests, 'PodDisruptionBudget').map(({ metadata }) => metadata?.name);
  const scaled = new Map(
    ofKind(manifests, 'HorizontalPodAutoscaler').map(({ spec }) => [
      spec?.scaleTargetRef.name,
      spec?.minReplicas ?? 1,
    ]),
  );
  return workloadsOf(manifests).flatMap((workload) => {
    if (workload.kind === 'Job') return [];
    const name = workload.metadata?.name;
    const instances = scaled.get(name ?? '') ?? workload.spec?.replicas ?? 1;
    const spread = workload.spec?.template.spec?.topologySpreadConstraints;
    if (instances > 1 && !budgeted.includes(name)) return [`${titleOf(workload)}: Has no budget`];
    if (instances > 1 && !spread) return [`${titleOf(workload)}: May stand on one node`];
    if (instances === 1 && budgeted.includes(name))
      return [`${titleOf(workload)}: Has a budget, which keeps its node from being emptied`];
    return [];
  });
}
