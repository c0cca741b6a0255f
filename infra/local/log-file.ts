import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export interface LogFile {
  write(chunk: Buffer | string): void;
  lastLines(count: number): string[];
  close(): void;
}

const largest = 10 * 1024 * 1024;
const remembered = 16 * 1024;

/** Appends to an open file, and gives how many bytes it took. */
type Append = (file: number, text: string) => number;

/**
 * Appends; the file before this one is kept beside it as `.1`, and no more. A line that cannot be written, since the disk is
 * full, is lost, and ends no process: the loss is written as soon as there is room.
 */
export function openLogFile(path: string, append: Append = writeSync): LogFile {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  let file = openSync(path, 'a', 0o600);
  let size = fstatSync(file).size;
  let tail = '';
  let lost = 0;

  function turnOver() {
    renameSync(path, `${path}.1`);
    const next = openSync(path, 'a', 0o600);
    closeSync(file);
    file = next;
    size = 0;
  }

  return {
    write(chunk) {
      const text = chunk.toString();
      tail = (tail + text).slice(-remembered);
      try {
        if (size > largest) turnOver();
      } catch {
        // Without room for another file this one grows on.
      }
      try {
        if (lost > 0) size += append(file, `${lost} bytes of this log could not be written.\n`);
        lost = 0;
        size += append(file, text);
      } catch {
        lost += Buffer.byteLength(text);
      }
    },
    lastLines: (count) => tail.trimEnd().split('\n').slice(-count),
    close: () => closeSync(file),
  };
}
