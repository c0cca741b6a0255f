import { BlockList } from 'node:net';
import type { INetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer';
import { type Manifest, ofKind, workloadsOf } from './kinds.ts';
import { labelOf } from './parts.ts';
import { environmentOf } from './setting-faults.ts';

type Labels = Record<string, string>;

/** One end of a link: a pod of ours, a pod of another namespace, or an address. */
type End = { labels: Labels } | { namespace: string } | { address: string };

/** An address of the world, and one of a neighbour in a private network. */
const ofWorld = '203.0.113.7';
const ofNeighbour = '10.11.12.13';

const matches = (selector: { matchLabels?: Labels } | undefined, labels: Labels) =>
  Object.entries(selector?.matchLabels ?? {}).every(([name, value]) => labels[name] === value);

function isPeer({ podSelector, namespaceSelector, ipBlock }: INetworkPolicyPeer, end: End) {
  if ('labels' in end)
    return (
      !ipBlock &&
      !namespaceSelector &&
      podSelector !== undefined &&
      matches(podSelector, end.labels)
    );
  if ('namespace' in end)
    return matches(namespaceSelector ?? { matchLabels: { none: 'none' } }, {
      'kubernetes.io/metadata.name': end.namespace,
    });
  if (!ipBlock) return false;
  const holds = (cidr: string) => {
    const [network = '', bits] = cidr.split('/');
    const list = new BlockList();
    list.addSubnet(network, Number(bits), 'ipv4');
    return list.check(end.address);
  };
  return holds(ipBlock.cidr) && !(ipBlock.except ?? []).some(holds);
}

/** Whether the policies let a pod send to the other end, or take from it, as Kubernetes reads them. */
function lets(
  manifests: Manifest[],
  pod: Labels,
  way: 'Ingress' | 'Egress',
  other: End,
  port: number,
): boolean {
  const bound = ofKind(manifests, 'NetworkPolicy').filter(
    ({ spec }) => spec?.policyTypes?.includes(way) && matches(spec.podSelector, pod),
  );
  if (bound.length === 0) return true;
  return bound.some(({ spec }) => {
    const rules =
      way === 'Ingress'
        ? (spec?.ingress ?? []).map(({ from, ports }) => ({ peers: from, ports }))
        : (spec?.egress ?? []).map(({ to, ports }) => ({ peers: to, ports }));
    return rules.some(
      ({ peers, ports }) =>
        (!ports || ports.some((each) => each.port === port)) &&
        (!peers || peers.some((peer) => isPeer(peer, other))),
    );
  });
}

/** Says by name where a container's settings lead: to a pod, or into the world. */
function ledTo(environment: Record<string, string>): { host: string; port: number }[] {
  return Object.entries(environment)
    .filter(([name]) => !ownAddresses.includes(name))
    .flatMap(([, value]) => value.split(/[, ]/))
    .flatMap((part) => {
      const url = /^[a-z0-9]+:\/\//.test(part) ? URL.parse(part) : null;
      const port = Number(url?.port) || (url ? usualPorts[url.protocol] : undefined);
      return url && port ? [{ host: url.hostname.split('.')[0] ?? '', port }] : [];
    });
}

const ownAddresses = ['PUBLIC_URL', 'FILES_URL', 'JWT_ISSUER'];
const usualPorts: Record<string, number> = {
  'postgres:': 5432,
  'nats:': 4222,
  'https:': 443,
  'http:': 80,
  'smtps:': 465,
};

/** The pods by name, with the ports that they listen at. */
function podsOf(manifests: Manifest[]): Map<string, number[]> {
  const ours = workloadsOf(manifests).map((workload): [string, number[]] => {
    const labels = workload.spec?.template.metadata?.labels ?? {};
    const containers = workload.spec?.template.spec?.containers ?? [];
    const ports = containers.flatMap((each) =>
      (each.ports ?? []).map((port) => port.containerPort),
    );
    return [labels['app.kubernetes.io/name'] ?? '', ports];
  });
  // A pod without a link of its own can send nothing and is sent nothing.
  return new Map([...ours, ['postgres', [5432, 8000]], ['stranger', [8080]]]);
}

/** No setting says this: servers of one kind that know each other, and the operator's questions. */
const amongServers = ['nats nats 6222', 'postgres postgres 5432', 'postgres postgres 8000'];

/** Compares who may talk to whom with who is told of whom; each difference is a fault. */
export function networkFaults(manifests: Manifest[]): string[] {
  const pods = podsOf(manifests);
  const told = new Set([...toldOf(manifests, pods), ...amongServers]);
  const faults: string[] = [];
  for (const [from] of pods)
    for (const [to, ports] of pods)
      for (const port of ports) {
        const isOpen =
          lets(manifests, labelOf(from), 'Egress', { labels: labelOf(to) }, port) &&
          lets(manifests, labelOf(to), 'Ingress', { labels: labelOf(from) }, port);
        const isTold = told.has(`${from} ${to} ${port}`);
        if (isOpen && !isTold) faults.push(`${from} may talk to ${to} at ${port}, and need not`);
        if (!isOpen && isTold) faults.push(`${from} cannot talk to ${to} at ${port}`);
      }
  return [...faults, ...worldFaults(manifests, pods)];
}

function toldOf(manifests: Manifest[], pods: Map<string, number[]>): string[] {
  return workloadsOf(manifests).flatMap(({ spec }) => {
    const name = spec?.template.metadata?.labels?.['app.kubernetes.io/name'] ?? '';
    return (spec?.template.spec?.containers ?? []).flatMap((container) => {
      const led = ledTo(environmentOf(container, manifests));
      if (name === 'setup') led.push({ host: 'postgres', port: 5432 });
      return led
        .map(({ host, port }) => ({ host: host.replace(/^(nats)-\d+$/, '$1'), port }))
        .filter(({ host }) => pods.has(host))
        .map(({ host, port }) => `${name} ${host} ${port}`);
    });
  });
}

/** Nothing comes from outside but to the gateway, and only Postgres reaches neighbours of the cluster: its API. */
function worldFaults(manifests: Manifest[], pods: Map<string, number[]>): string[] {
  const faults: string[] = [];
  for (const [name, ports] of pods) {
    for (const port of ports)
      for (const address of [ofWorld, ofNeighbour])
        if (lets(manifests, labelOf(name), 'Ingress', { address }, port))
          faults.push(`${name} is open to ${address} at ${port}`);
    for (const port of [22, 5432, 6379])
      if (lets(manifests, labelOf(name), 'Egress', { address: ofWorld }, port))
        faults.push(`${name} reaches the world at ${port}`);
    if (
      name !== 'postgres' &&
      lets(manifests, labelOf(name), 'Egress', { address: ofNeighbour }, 443)
    )
      faults.push(`${name} reaches the neighbours of the cluster`);
  }
  return faults;
}
