import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import type { Actor } from '@sidework/chassis/http/actor';
import { sweepObjects } from '@sidework/chassis/objects/object-sweep';
import {
  type DocumentFormat,
  documentFormats,
  formatOf,
} from '@sidework/contracts/business-tools/document-options';
import * as api from '@sidework/contracts/business-tools/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { corpusFiles, corpusSeed } from '../../test/config.ts';
import { corpus, type Sample } from '../../test/corpus.ts';
import { eicar } from '../../test/files.ts';
import { testBusinessTools } from '../../test/service.ts';
import { clamdScanner } from './scanner.ts';

const service = testBusinessTools({ UPLOADS_PER_HOUR: 100_000, VAULT_BYTES: 1_000_000_000 });

describe('the corpus of uploads', () => {
  let owner: Actor;
  beforeAll(async () => {
    owner = await service.person();
  });

  const send = async ({ name, body }: Sample) => {
    const form = { documentName: 'A', fileName: name, fileSize: body.length };
    const announced = await service.as(owner).call(api.announceDocument, { body: form });
    if (announced.statusCode !== 201) return announced.statusCode;
    const params = { documentId: announced.json().documentId };
    const headers = { 'content-type': documentFormats[formatOf(name) as DocumentFormat] };
    const reply = await service.as(owner).call(api.uploadDocument, { params, body, headers });
    return reply.statusCode;
  };

  it(
    'is taken exactly where a file is what it says, and leaves no orphan',
    async () => {
      const samples = await corpus(corpusFiles, corpusSeed);
      const wrong: string[] = [];
      for (const sample of samples) {
        const status = await send(sample);
        if ((status === 200) !== sample.isTaken || status >= 500)
          wrong.push(`${sample.what} as ${sample.name}: ${status}`);
      }
      expect(wrong).toEqual([]);
      await sweepObjects(service.deps, service.deps.now());
      const rows = await service.sql<{ key: string }[]>`
      select file_path as key from business_documents order by key`;
      const kept = await service.sql<
        { key: string }[]
      >`select key from stored_objects order by key`;
      expect(kept.map(({ key }) => key).sort()).toEqual(rows.map(({ key }) => key).sort());
      expect(rows).toHaveLength(samples.filter(({ isTaken }) => isTaken).length);
    },
    corpusFiles * 400,
  );
});

describe('clamd', () => {
  /** Speaks INSTREAM, with the one signature that it knows. */
  async function aClamd(answer: (bytes: Buffer) => string) {
    const server = createServer((socket) => {
      let bytes = Buffer.alloc(0);
      socket.on('data', (part) => {
        bytes = Buffer.concat([bytes, part]);
        if (bytes.subarray(-4).equals(Buffer.alloc(4))) socket.end(`${answer(unframed(bytes))}\0`);
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    return {
      scanner: clamdScanner(new URL(`tcp://127.0.0.1:${port}`)),
      close: () => server.close(),
    };
  }

  function unframed(bytes: Buffer): Buffer {
    const command = 'zINSTREAM\0'.length;
    const parts: Buffer[] = [];
    for (let at = command; ; ) {
      const length = bytes.readUInt32BE(at);
      if (length === 0) return Buffer.concat(parts);
      parts.push(bytes.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
  }

  it('finds what its signature says, and what it says otherwise is no verdict', async () => {
    const { scanner, close } = await aClamd((bytes) =>
      bytes.includes(eicar)
        ? 'stream: Eicar-Test-Signature FOUND'
        : bytes.length > 5
          ? 'stream: OK'
          : 'INSTREAM size limit exceeded. ERROR',
    );
    expect(await scanner.scan(Readable.from([eicar.subarray(0, 9), eicar.subarray(9)]))).toBe(
      'infected',
    );
    expect(await scanner.scan(Readable.from([Buffer.alloc(200_000, 7)]))).toBe('clean');
    await expect(scanner.scan(Readable.from([Buffer.from('abc')]))).rejects.toThrow('no verdict');
    close();
    await expect(scanner.scan(Readable.from([Buffer.from('abcdef')]))).rejects.toThrow();
  });
});
