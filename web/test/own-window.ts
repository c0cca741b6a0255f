/*
 * Test files share a process, since importing React and the kit for each was half of their time.
 * Each file has its own window and its own instances of our modules, and leaves nothing to the next
 * one.
 */

import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

declare global {
  var leaveWindow: (() => Promise<void>) | undefined;
}

// The hook below does not run in a file of which no test is chosen.
await globalThis.leaveWindow?.();
vi.resetModules();
await openWindow();
afterAll(async () => {
  await vi.dynamicImportSettled();
  await globalThis.leaveWindow?.();
});

async function openWindow() {
  const before = Object.getOwnPropertyDescriptors(globalThis);
  const stopWhatBegan = noteWhatBegins();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const window = await builtinEnvironments.jsdom.setup(globalThis, {});
  // React keeps the first that it sees, which would tell the first window of every later error.
  Reflect.deleteProperty(globalThis, 'reportError');
  const turnAway = await turnToThisPage();

  globalThis.leaveWindow = async () => {
    globalThis.leaveWindow = undefined;
    turnAway();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    // Unfinished work ends here: its requests get no answer, and its timers are stopped.
    globalThis.fetch = () => new Promise(() => {});
    await pass();
    stopWhatBegan();
    await window.teardown(globalThis);
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!Object.hasOwn(before, name)) Reflect.deleteProperty(globalThis, name);
    Object.defineProperties(globalThis, before);
  };
}

/** A timer and a channel belong to the process: closing the window does not stop them. */
function noteWhatBegins() {
  const timers: NodeJS.Timeout[] = [];
  const channels: BroadcastChannel[] = [];
  const noting =
    <Args extends unknown[]>(begin: (...args: Args) => NodeJS.Timeout) =>
    (...args: Args) => {
      const timer = begin(...args);
      timers.push(timer);
      return timer;
    };
  class NotedChannel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  }
  Object.assign(globalThis, {
    setTimeout: noting(setTimeout),
    setInterval: noting(setInterval),
    BroadcastChannel: NotedChannel,
  });
  return () => {
    for (const timer of timers) clearTimeout(timer);
    for (const channel of channels) channel.close();
  };
}

/** Both libraries keep to the first page that they see. */
async function turnToThisPage() {
  const { cleanup, configure, getConfig, screen, within } = await import('@testing-library/react');
  const { default: userEvent } = await import('@testing-library/user-event');
  const config = getConfig();
  const { setup } = userEvent;
  Object.assign(screen, within(document.body));
  Object.assign(userEvent, { setup: (options: object) => setup({ document, ...options }) });
  return () => {
    cleanup();
    configure(config);
    Object.assign(userEvent, { setup });
  };
}
