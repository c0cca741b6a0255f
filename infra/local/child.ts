import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from './command.ts';
import type { LogFile } from './log-file.ts';
import { stopProcess } from './process-table.ts';

export interface ChildOptions {
  name: string;
  command: Command;
  log: LogFile;
  isReady(): Promise<boolean>;
  stopSignal?: NodeJS.Signals;
  /** How long it may take to end when it is asked to, in milliseconds. */
  endsWithin?: number;
  /** Done before the process is started, first or again; what it launches counts as this process. */
  beforeEachStart?(launch: (command: Command) => ChildProcess): Promise<void>;
  /** Asked again and again while it runs: a process that does not answer any more is ended, and started again. */
  isAlive?(): Promise<boolean>;
  /** Milliseconds between two such questions. */
  askedEvery?: number;
  /** Milliseconds that each start may take until the first answer. */
  readyWithin?: number;
  /** Called when the process was started, first or again. */
  onStart(name: string, pid: number): void;
}

export interface Child {
  name: string;
  /** Resolves when it answers; from then on it is started again whenever it ends. */
  start(): Promise<void>;
  /** Ends it now and starts it again, for code that changed. */
  restart(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** Why something did not start, with what it printed last. */
export class StartFailure extends Error {
  override name = 'StartFailure';
  readonly lastLines: string[];

  constructor(message: string, lastLines: string[]) {
    super(message);
    this.lastLines = lastLines;
  }
}

const longestPause = 10_000;
const steadyAfter = 30_000;
/** Questions without an answer, one after the other. */
const mostSilent = 4;

export function superviseChild(options: ChildOptions): Child {
  const { name, command, log, readyWithin = 60_000 } = options;
  let current: ChildProcess | undefined;
  let isWanted = false;
  let isSteady = false;
  let failures = 0;
  let pause = new AbortController();
  let isOver = false;
  let restarting = Promise.resolve();
  let preparing = Promise.resolve();

  function run(command: Command): ChildProcess {
    const child = launchCommand(command, log);
    if (child.pid) noteStart(child.pid);
    child.once('error', (error) => log.write(`${name} could not be run: ${error.message}\n`));
    return child;
  }

  /** It runs whether or not that can be written down. */
  function noteStart(pid: number) {
    try {
      options.onStart(name, pid);
    } catch (error) {
      log.write(`${name} was started, which could not be noted: ${error}\n`);
    }
  }

  /** Ends a process that has hung, which is then started again like any other that ended. */
  function watch(child: ChildProcess) {
    const { isAlive } = options;
    if (!isAlive) return;
    const startedAt = Date.now();
    let hasAnswered = false;
    let silent = 0;
    const questions = setInterval(async () => {
      if (!isSteady) return;
      const answers = await isAlive();
      hasAnswered ||= answers;
      silent = answers ? 0 : silent + 1;
      // Ending a process that starts slowly under load only adds another start to that load.
      if (!hasAnswered && Date.now() - startedAt < readyWithin) return;
      if (silent < mostSilent || !isRunning(child)) return;
      log.write(`${name} does not answer any more, and is ended.\n`);
      child.kill('SIGKILL');
    }, options.askedEvery ?? 5_000);
    child.once('close', () => clearInterval(questions));
  }

  /** Gives nothing where it was stopped before it began. */
  async function launch(): Promise<ChildProcess | undefined> {
    preparing = options.beforeEachStart?.(run) ?? Promise.resolve();
    await preparing;
    if (!isWanted) return undefined;
    const startedAt = Date.now();
    const child = run(command);
    current = child;
    watch(child);
    child.once('close', (code, signal) => {
      if (!isWanted || current !== child) return;
      log.write(`${name} ended (${signal ?? `code ${code}`}).\n`);
      failures = Date.now() - startedAt > steadyAfter ? 0 : failures + 1;
      if (isSteady) void launchAgain();
    });
    return child;
  }

  async function launchAgain(): Promise<void> {
    const milliseconds = failures < 2 ? 100 : Math.min(longestPause, 250 * 2 ** (failures - 2));
    pause = new AbortController();
    const { signal } = pause;
    await sleep(milliseconds, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    await launch().catch((error) => {
      log.write(`${name} could not be prepared: ${error.message}\n`);
      failures += 1;
      if (isWanted) void launchAgain();
    });
  }

  async function end(): Promise<void> {
    isWanted = false;
    pause.abort();
    await preparing.catch(() => undefined);
    if (current?.pid && isRunning(current))
      await stopProcess(current.pid, options.stopSignal, options.endsWithin);
  }

  async function start(): Promise<void> {
    isWanted = true;
    const child = await launch();
    for (const end = Date.now() + readyWithin; Date.now() < end; await sleep(50)) {
      if (!isWanted || !child) throw new StartFailure(`${name} was stopped.`, []);
      if (!isRunning(child)) throw failure('ended before it was ready', child);
      if (await options.isReady()) {
        isSteady = true;
        return;
      }
    }
    throw failure(`was not ready within ${readyWithin / 1000} seconds`);
  }

  async function endAndLaunch(): Promise<void> {
    await end();
    if (isOver) return;
    isWanted = true;
    isSteady = true;
    failures = 0;
    await launch();
  }

  function failure(what: string, child?: ChildProcess): StartFailure {
    const how = child && ` (${child.signalCode ?? `code ${child.exitCode ?? 'none'}`})`;
    return new StartFailure(`${name} ${what}${how ?? ''}.`, log.lastLines(15));
  }

  return {
    name,
    start,
    stop() {
      isOver = true;
      return end();
    },
    // One after the other: two at once would each start a process.
    restart() {
      restarting = restarting.then(endAndLaunch);
      return restarting;
    },
  };
}

/** Runs it to its end, and fails when it does. */
export async function runToEnd(name: string, command: Command, log: LogFile): Promise<void> {
  const child = launchCommand(command, log);
  const code = await new Promise((resolve) => {
    child.once('error', (error) => log.write(`${error.message}\n`));
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
  if (code !== 0) throw new StartFailure(`${name} failed (${code}).`, log.lastLines(15));
}

function launchCommand({ program, args, env, cwd, runAs }: Command, log: LogFile): ChildProcess {
  const isNode = program === process.execPath;
  const child = spawn(program, args, {
    env,
    cwd,
    ...runAs,
    stdio: ['ignore', 'pipe', 'pipe', ...(isNode ? (['ipc'] as const) : [])],
  });
  child.stdout?.on('data', (chunk) => log.write(chunk));
  child.stderr?.on('data', (chunk) => log.write(chunk));
  return child;
}

function isRunning({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}
