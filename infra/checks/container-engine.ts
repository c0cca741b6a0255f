import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { homedir, userInfo } from 'node:os';
import { readTestConfig } from './config.ts';

/** Whether a container engine answers. Asked here since testcontainers takes seconds to find none. */
export async function detectEngine(): Promise<boolean> {
  const { backing, dockerHost } = readTestConfig();
  if (backing) return backing === 'testcontainers';
  if (dockerHost && !dockerHost.startsWith('unix://')) return true;
  const sockets = [
    dockerHost?.replace('unix://', ''),
    '/var/run/docker.sock',
    `/run/user/${userInfo().uid}/docker.sock`,
    `${homedir()}/.docker/run/docker.sock`,
  ].filter((path) => path !== undefined);
  const answers = await Promise.all(sockets.filter(existsSync).map(answersPing));
  return answers.includes(true);
}

function answersPing(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const ping = request({ socketPath, path: '/_ping', timeout: 1000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    ping.on('timeout', () => ping.destroy());
    ping.on('error', () => resolve(false));
    ping.end();
  });
}
