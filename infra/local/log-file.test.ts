import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLogFile } from './log-file.ts';

describe('a log on a disk that is full', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sidework-log-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('ends nobody, keeps the last lines, and says what is missing once there is room', () => {
    const path = join(folder, 'worker.log');
    let isFull = false;
    const log = openLogFile(path, (file, text) => {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      return writeSync(file, text);
    });
    log.write('one\n');
    isFull = true;
    log.write('two\n');
    log.write('three\n');
    expect(log.lastLines(2)).toEqual(['two', 'three']);
    isFull = false;
    log.write('four\n');
    log.close();
    expect(readFileSync(path, 'utf8')).toBe(
      'one\n10 bytes of this log could not be written.\nfour\n',
    );
  });

  it('is written on where it cannot be put aside', () => {
    const path = join(folder, 'worker.log');
    const log = openLogFile(path);
    log.write(`${'x'.repeat(11 * 1024 * 1024)}\n`);
    rmSync(path);
    log.write('lost\n');
    expect(log.lastLines(1)).toEqual(['lost']);
    log.close();
  });
});
