import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { detectEngine } from '../checks/container-engine.ts';
import { freePortBlock } from '../checks/free-ports.ts';
import { openBook } from '../faults/traffic/book.ts';
import { chanceOf } from '../faults/traffic/chance.ts';
import { openTraffic } from '../faults/traffic/traffic.ts';
import { checkout } from '../local/checkout.ts';
import { answersOk } from '../local/health.ts';
import { portsFrom } from '../local/ports.ts';
import { environment } from './config.ts';

/** A project of its own: what is kept in the volumes of the usual one stays. */
const project = 'sidework-containers';
/** Milliseconds for the gateway, past its container's health, to be reached from this machine. */
const reachedWithin = 30_000;

if (await detectEngine()) await tryContainers();
else {
  console.error('No container engine answers, so nothing was tried.');
  process.exitCode = 1;
}

/** Builds the images, starts them all as the README says, walks one hire through them, and removes them. */
async function tryContainers(): Promise<void> {
  const ports = portsFrom(await freePortBlock());
  const env = {
    ...environment(),
    SIDEWORK_PORT: String(ports.gateway),
    SIDEWORK_FILES_PORT: String(ports.files),
    SIDEWORK_MAILBOX_PORT: String(ports.mailbox),
  };
  const remove = () => compose(['down', '--volumes', '--rmi', 'local'], env);
  try {
    await remove();
    await compose(['up', '--build', '--wait'], env);
    const url = `http://localhost:${ports.gateway}`;
    await untilReached(url);
    const traffic = await openTraffic(url, openBook(), chanceOf(1));
    await traffic.tryOnce();
    console.log('The containers are healthy, and a hire works in them.');
  } catch (error) {
    await compose(['logs', '--tail', '15'], env).catch(() => undefined);
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await remove();
  }
}

async function untilReached(url: string): Promise<void> {
  for (const end = Date.now() + reachedWithin; Date.now() < end; await sleep(200))
    if (await answersOk(`${url}/health/live`)) return;
  throw new Error(`${url} is not reached from this machine.`);
}

function compose(args: string[], env: Record<string, string>): Promise<void> {
  const all = ['compose', '--project-name', project, ...args];
  const child = spawn('docker', all, { cwd: checkout, env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`docker ${all.join(' ')} ended with ${code}.`)),
    );
  });
}
