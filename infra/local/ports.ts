import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { services } from './services.ts';

export interface Ports {
  gateway: number;
  /** The gateway's other one, of the files origin. */
  files: number;
  web: number;
  postgres: number;
  nats: number;
  objects: number;
  /** NATS is prepared at this port, out of the services' reach. */
  natsSetup: number;
  smtp: number;
  mailbox: number;
  services: Record<string, number>;
}

/** Everything keeps its distance from the gateway's port. */
export function portsFrom(gateway: number): Ports {
  return {
    gateway,
    files: gateway + 1,
    web: gateway + 20,
    postgres: gateway + 30,
    nats: gateway + 31,
    objects: gateway + 32,
    natsSetup: gateway + 35,
    smtp: gateway + 33,
    mailbox: gateway + 34,
    services: Object.fromEntries(services.map(({ name, offset }) => [name, gateway + offset])),
  };
}

/** Each further instance of a service or the gateway keeps this distance from the one before. */
const apart = 40;

export interface Instance {
  /** `marketplace`, `marketplace 2` */
  name: string;
  port: number;
}

/** The instances of a process whose first has this port. */
export function instancesOf(name: string, port: number, count: number): Instance[] {
  return Array.from({ length: count }, (_, at) => ({
    name: at === 0 ? name : `${name} ${at + 1}`,
    port: port + apart * at,
  }));
}

/** All ports of an installation that runs so many instances. */
export function portsByName(
  { services: serving, gateway, files, ...own }: Ports,
  instances: number,
): [name: string, port: number][] {
  const served = Object.entries({ gateway, files, ...serving });
  return [
    ...Object.entries(own),
    ...served
      .flatMap(([name, port]) => instancesOf(name, port, instances))
      .map(({ name, port }): [string, number] => [name, port]),
  ];
}

/** A port may still be closing when one stop and the next start follow at once. */
export async function refuseTakenPorts(
  wanted: [name: string, port: number][],
  patience = 1500,
): Promise<void> {
  for (const [name, port] of wanted) {
    for (const end = Date.now() + patience; !(await isFree(port)) && Date.now() < end; )
      await sleep(100);
    if (await isFree(port)) continue;
    throw new Error(
      `Port ${port}, which ${name} needs, is taken by ${await holderOf(port)}. ` +
        "Stop that program, or move all ports with SIDEWORK_PORT, which is the gateway's.",
    );
  }
}

async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

// Linux tells which socket listens on a port, and which process holds the socket.
async function holderOf(port: number): Promise<string> {
  const another = 'another program';
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((path) => readFile(path, 'utf8').catch(() => '')),
  );
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const listening = tables
    .flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)))
    .find((fields) => fields[1]?.endsWith(`:${hexPort}`) && fields[3] === '0A');
  const socket = listening && `socket:[${listening[9]}]`;
  if (!socket) return another;
  for (const pid of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const file of files) {
      if ((await readlink(`/proc/${pid}/fd/${file}`).catch(() => '')) !== socket) continue;
      const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      const command = commandLine.replaceAll('\0', ' ').trim().slice(0, 120);
      return command ? `process ${pid} (${command})` : `process ${pid}`;
    }
  }
  return another;
}
