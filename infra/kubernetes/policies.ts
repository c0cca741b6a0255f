import type { INetworkPolicy, INetworkPolicySpec } from 'kubernetes-models/networking.k8s.io/v1';
import type { INetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer';
import { labelOf, metadata } from './parts.ts';
import type { Link, Place } from './talks.ts';

const policy = (name: string, spec: INetworkPolicySpec): INetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: metadata(name),
  spec,
});

const ofNamespace = (name: string): INetworkPolicyPeer => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
});

function peerOf(place: Place): INetworkPolicyPeer {
  if ('pod' in place) return { podSelector: { matchLabels: labelOf(place.pod) } };
  if ('namespace' in place) return ofNamespace(place.namespace);
  return { ipBlock: place.networks };
}

const tcp = (ports: number[]) => ports.map((port) => ({ protocol: 'TCP' as const, port }));

const isPod = (place: Place, name: string) => 'pod' in place && place.pod === name;

function policyOf(name: string, links: Link[]): INetworkPolicy {
  const ingress = links
    .filter(({ to }) => isPod(to, name))
    .map(({ from, ports }) => ({ from: [peerOf(from)], ports: tcp(ports) }));
  const egress = links
    .filter(({ from }) => isPod(from, name))
    .map(({ to, ports }) => ({ to: [peerOf(to)], ports: tcp(ports) }));
  return policy(name, {
    podSelector: { matchLabels: labelOf(name) },
    policyTypes: ['Ingress', 'Egress'],
    ...(ingress.length > 0 && { ingress }),
    ...(egress.length > 0 && { egress }),
  });
}

/** Nothing talks to anything, but for the links; each link is opened at both of its ends. */
export function policiesOf(links: Link[]): INetworkPolicy[] {
  const pods = new Set(
    links.flatMap(({ from, to }) => [from, to].flatMap((each) => ('pod' in each ? each.pod : []))),
  );
  const dns = [
    { protocol: 'UDP' as const, port: 53 },
    { protocol: 'TCP' as const, port: 53 },
  ];
  return [
    policy('default-deny', { podSelector: {}, policyTypes: ['Ingress', 'Egress'] }),
    policy('names', {
      podSelector: {},
      policyTypes: ['Egress'],
      egress: [{ to: [ofNamespace('kube-system')], ports: dns }],
    }),
    ...[...pods].map((name) => policyOf(name, links)),
  ];
}
