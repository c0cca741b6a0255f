import type { ChildOptions } from '../../local/child.ts';
import type { DebianRoot } from '../debian/packages.ts';
import type { ClusterPorts } from '../ports.ts';

/** One server of an engine, to be supervised. */
export type Engine = Omit<ChildOptions, 'log' | 'onStart'>;

/** The servers of a cluster are started with it. */
export interface Site {
  root: DebianRoot;
  /** The folder of all that the engines keep. */
  state: string;
  ports: ClusterPorts;
}

export const at127 = (port: number) => `127.0.0.1:${port}`;
