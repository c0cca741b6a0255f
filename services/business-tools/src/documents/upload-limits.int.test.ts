import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Actor } from '@sidework/chassis/http/actor';
import { clientOf } from '@sidework/chassis/objects/object-client';
import { sweepObjects } from '@sidework/chassis/objects/object-sweep';
import { aPdf } from '@sidework/chassis/testing/files';
import { tokenFor } from '@sidework/chassis/testing/tokens';
import { maxDocumentBytes } from '@sidework/contracts/business-tools/document-options';
import * as api from '@sidework/contracts/business-tools/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';
import { sweepVault } from './keep-vault.ts';

const service = testBusinessTools({ UPLOADS_PER_HOUR: 1_000, VAULT_BYTES: 5_000_000_000 });
const atOnce = 10;
/** Ten of them in memory would be more than memory may grow by. */
const large = 20_000_000;
const mostGrowth = 128 * 1_048_576;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let owner: Actor;
let port: number;
beforeAll(async () => {
  owner = await service.person();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = service.app.server.address() as AddressInfo);
});

const announce = (fileSize: number) =>
  service.as(owner).call(api.announceDocument, {
    body: { documentName: 'A', fileName: 'a.pdf', fileSize },
  });

/** A PDF of `size` bytes, which is nowhere in memory as a whole. */
function* pdfOf(size: number) {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), aPdf(0).subarray(9)];
  const space = Buffer.alloc(65_536, 0x20);
  yield head;
  for (let left = size - head.length - tail.length; left > 0; left -= space.length)
    yield left < space.length ? space.subarray(0, left) : space;
  yield tail;
}

async function beginUpload(fileSize: number): Promise<ClientRequest> {
  const announced = await announce(fileSize);
  expect(announced.statusCode, announced.body).toBe(201);
  const { documentId } = announced.json();
  return request({
    port,
    method: 'PUT',
    path: api.uploadDocument.url.replace(':documentId', documentId),
    headers: { authorization: `Bearer ${tokenFor(owner)}`, 'content-type': 'application/pdf' },
  });
}

/** How a connection ends whose request was answered before its end. */
const closings = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Announces so many bytes, sends others, and gives the status and the code. */
const upload = async (announced: number, sent = announced) =>
  send(await beginUpload(announced), sent);

async function send(asking: ClientRequest, sent: number) {
  const answered = once(asking, 'response') as Promise<[IncomingMessage]>;
  // The service answers before the end of the body, so the sender may see its connection close.
  const sending = pipeline(Readable.from(pdfOf(sent), { objectMode: false }), asking).catch(
    (error: NodeJS.ErrnoException) => {
      if (!closings.includes(error.code ?? '')) throw error;
    },
  );
  const [response] = await answered;
  const said = (await json(response)) as { code?: string };
  await sending;
  return [response.statusCode, said.code];
}

const keysInBucket = async () => {
  const client = await clientOf(service.deps.config);
  const keys: string[] = [];
  for await (const { name } of client.listObjectsV2(service.deps.config.S3_BUCKET, '', true))
    keys.push(name);
  return keys.sort();
};

describe('an upload', () => {
  it('has one byte to 50 MB, of which none is missing or too many', async () => {
    expect((await announce(0)).statusCode).toBe(400);
    expect((await announce(maxDocumentBytes + 1)).statusCode).toBe(400);
    expect(await upload(maxDocumentBytes)).toEqual([200, undefined]);
    expect(await upload(500, 499)).toEqual([422, 'document_size_differs']);
    expect(await upload(500, 501)).toEqual([422, 'document_size_differs']);
    expect(await upload(maxDocumentBytes, maxDocumentBytes + 1)).toEqual([
      413,
      'document_too_large',
    ]);
  }, 60_000);

  it('is taken ten times at once, and memory grows by less than 128 MiB', async () => {
    const begun: ClientRequest[] = [];
    for (let n = 0; n < atOnce; n += 1) begun.push(await beginUpload(large));
    // Only buffers are measured, since the heap of this process also holds what earlier tests left.
    const { external: before } = process.memoryUsage();
    const isOver = () => process.memoryUsage().external - before >= mostGrowth;
    let wasOver = false;
    const watching = setInterval(() => {
      // Garbage counts until it is collected, and collecting stops everything for a moment.
      if (isOver()) collectGarbage();
      wasOver ||= isOver();
    }, 20);
    const answers = await Promise.all(begun.map((asking) => send(asking, large)));
    clearInterval(watching);
    expect(answers).toEqual(Array(atOnce).fill([200, undefined]));
    expect(wasOver).toBe(false);
  }, 120_000);

  it('that breaks off at any byte leaves neither an object nor a row after the sweep', async () => {
    const kept = await service.sql`select id from business_documents where file_path is not null`;
    for (let n = 0; n < 20; n += 1) {
      const size = 5_500_000;
      const asking = await beginUpload(size);
      asking.on('error', () => undefined);
      const cut = Math.floor(Math.random() * size);
      let sent = 0;
      for (const chunk of pdfOf(size)) {
        const part = chunk.subarray(0, cut - sent);
        sent += part.length;
        if (!asking.write(part)) await once(asking, 'drain');
        if (sent >= cut) break;
      }
      asking.destroy();
    }
    const inAWhile = new Date(service.deps.now().getTime() + 16 * 60_000);
    await expect
      .poll(
        async () => {
          await sweepVault(service.deps, inAWhile);
          await sweepObjects(service.deps, inAWhile);
          const rows = await service.sql`select id from business_documents`;
          return rows.length;
        },
        { timeout: 20_000 },
      )
      .toBe(kept.length);
    const stored = await service.sql<{ key: string }[]>`select key from stored_objects`;
    expect(await keysInBucket()).toEqual(stored.map(({ key }) => key).sort());
    expect(stored).toHaveLength(kept.length);
    const { usedBytes } = (await service.as(owner).call(api.getVault)).json();
    expect(usedBytes).toBe(maxDocumentBytes + atOnce * large);
  }, 60_000);
});
