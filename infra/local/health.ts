import { setTimeout as sleep } from 'node:timers/promises';

export async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

const patience = 60_000;

interface Ready {
  broker?: boolean;
  peopleNews?: { isNew: boolean };
}

/** Services serve before they reach the broker and hear who may act; who starts to work at once would be refused. */
export async function untilBrokerReached(service: string, port: number): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(100)) {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    const state = (await response?.json().catch(() => undefined)) as Ready | undefined;
    if (state?.broker && state.peopleNews?.isNew) return;
  }
  throw new Error(`${service} does not reach NATS.`);
}
