import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Home, homeAt } from './home.ts';
import { identify, type ProcessId } from './process-table.ts';
import {
  claimRunRecord,
  ownId,
  type RunRecord,
  readRunRecord,
  removeRunRecord,
  writeRunRecord,
} from './run-record.ts';

function recordOf(supervisor: ProcessId): RunRecord {
  return { supervisor, url: '', mailboxUrl: '', isReady: false, processes: {} };
}

describe('the record of who runs', () => {
  let home: Home;
  let other: ChildProcess;

  beforeEach(async () => {
    home = homeAt(await mkdtemp(join(tmpdir(), 'sidework-record-')));
    other = spawn('/bin/sleep', ['60']);
  });

  afterEach(async () => {
    other.kill();
    await rm(home.dir, { recursive: true, force: true });
  });

  it('stays with the one who claimed it first, who alone removes it', () => {
    const first = recordOf(ownId());
    const second = recordOf(identify(other.pid ?? 0));
    claimRunRecord(home, first);
    expect(() => claimRunRecord(home, second)).toThrow(`runs already (process ${process.pid})`);
    removeRunRecord(home, second);
    expect(readRunRecord(home)).toEqual(first);
    removeRunRecord(home, first);
    expect(readRunRecord(home)).toBeUndefined();
  });

  it('passes on what a supervisor that was killed left', async () => {
    const left = { NATS: ownId() };
    writeRunRecord(home, { ...recordOf(identify(other.pid ?? 0)), processes: left });
    other.kill('SIGKILL');
    await once(other, 'exit');
    const record = recordOf(ownId());
    claimRunRecord(home, record);
    expect(readRunRecord(home)).toEqual({ ...record, processes: left });
  });
});
