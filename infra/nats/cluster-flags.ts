/** The servers of one broker are told this beside the file that each of them reads: where each listens to the others. */
export const clusterFlags = (listensAt: string, servers: string[]): string[] => [
  '--cluster_name=sidework',
  `--cluster=nats://${listensAt}`,
  `--routes=${servers.map((server) => `nats://${server}`).join(',')}`,
];
