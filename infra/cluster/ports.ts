/** The ports of the three servers of each engine; the ones of a platform with two of each service end before. */
const first = 76;

export interface ClusterPorts {
  postgres: number[];
  patroni: number[];
  nats: number[];
  /** The servers of NATS reach each other here. */
  natsRoutes: number[];
  etcd: number[];
  etcdPeers: number[];
}

export const servers = 3;

export function clusterPortsFrom(gateway: number): ClusterPorts {
  const three = (block: number) =>
    Array.from({ length: servers }, (_, at) => gateway + first + servers * block + at);
  return {
    postgres: three(0),
    patroni: three(1),
    nats: three(2),
    natsRoutes: three(3),
    etcd: three(4),
    etcdPeers: three(5),
  };
}

export const clusterPortsByName = (ports: ClusterPorts): [name: string, port: number][] =>
  Object.entries(ports).flatMap(([name, each]) =>
    each.map((port: number, at: number): [string, number] => [`${name} ${at + 1}`, port]),
  );
