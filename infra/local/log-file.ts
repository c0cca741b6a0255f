import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export interface LogFile {
  write(chunk: Buffer | string): void;
  lastLines(count: number): string[];
  close(): void;
}

const largest = 10 * 1024 * 1024;
const remembered = 16 * 1024;

/** Appends; the file before this one is kept beside it as `.1`, and no more. */
export function openLogFile(path: string): LogFile {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  let file = openSync(path, 'a', 0o600);
  let size = fstatSync(file).size;
  let tail = '';
  return {
    write(chunk) {
      if (size > largest) {
        closeSync(file);
        renameSync(path, `${path}.1`);
        file = openSync(path, 'a', 0o600);
        size = 0;
      }
      size += writeSync(file, chunk.toString());
      tail = (tail + chunk.toString()).slice(-remembered);
    },
    lastLines: (count) => tail.trimEnd().split('\n').slice(-count),
    close: () => closeSync(file),
  };
}
