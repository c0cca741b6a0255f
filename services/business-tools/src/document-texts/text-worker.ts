import { parentPort, workerData } from 'node:worker_threads';
import { textOfFile } from './text-of-file.ts';
import { wordsToFind } from './words.ts';

interface Asked {
  file: Uint8Array;
  format: string;
}

const { file, format } = workerData as Asked;
parentPort?.postMessage(wordsToFind(await textOfFile(file, format)));
