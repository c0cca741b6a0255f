/** The instances, memory and disk that a cluster gives to each part. */
export interface Size {
  name: string;
  /** Instances of a service and of the gateway; where the two differ, their load decides. */
  instances: { least: number; most: number };
  postgres: { instances: number; storage: string; memory: string; cpu: string };
  nats: { servers: number; storage: string };
  scanners: number;
}

/** One node, k3s say: a trial of the cluster, or a town. */
const small: Size = {
  name: 'small',
  instances: { least: 1, most: 1 },
  postgres: { instances: 1, storage: '50Gi', memory: '2Gi', cpu: '500m' },
  nats: { servers: 1, storage: '20Gi' },
  scanners: 1,
};

/** Three nodes or more: any one may go. */
const large: Size = {
  name: 'large',
  instances: { least: 2, most: 4 },
  postgres: { instances: 3, storage: '200Gi', memory: '8Gi', cpu: '2' },
  nats: { servers: 3, storage: '20Gi' },
  scanners: 2,
};

export const sizes = { small, large };

/** While a release replaces another, one instance more runs than at most otherwise. */
export const mostAtOnce = ({ instances }: Size) => instances.most + 1;

/** Connections of one instance: its pools, and one that listens. */
const connectionsOfInstance = 16;

/** Connections to Postgres that one service may hold. */
export const connectionsOfService = (size: Size) => mostAtOnce(size) * connectionsOfInstance;
