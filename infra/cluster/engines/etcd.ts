import { join } from 'node:path';
import { answersOk } from '../../local/health.ts';
import { inside } from '../debian/inside.ts';
import { at127, type Engine, type Site } from './engine.ts';

/** Keeps which Postgres leads. Two cores that run everything may be late by more than a server of its own would be. */
const patience = ['--heartbeat-interval=200', '--election-timeout=2000'];

export function etcdServers({ root, state, ports }: Site): Engine[] {
  const urlOf = (port: number | undefined) => `http://127.0.0.1:${port}`;
  const members = ports.etcdPeers.map((port, at) => `etcd-${at + 1}=${urlOf(port)}`).join(',');
  return ports.etcd.map((port, at) => {
    const peer = urlOf(ports.etcdPeers[at]);
    const name = `etcd-${at + 1}`;
    const args = [
      `--name=${name}`,
      `--data-dir=${join(state, name)}`,
      `--listen-client-urls=${urlOf(port)}`,
      `--advertise-client-urls=${urlOf(port)}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=${members}`,
      '--auto-compaction-retention=1',
      '--log-level=warn',
      ...patience,
    ];
    return {
      name: `etcd ${at + 1}`,
      command: inside(root, state, '/usr/bin/etcd', args),
      isReady: () => answersOk(`${urlOf(port)}/health`),
    };
  });
}

export const etcdHosts = ({ ports }: Site) => ports.etcd.map(at127).join(',');
