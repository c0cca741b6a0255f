import { createHash } from 'node:crypto';
import { PassThrough, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

type WebBytes = Parameters<Encrypter['encrypt']>[0] & ReadableStream<Uint8Array>;

const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as WebBytes;
const toNode = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);

/** Compresses the content and encrypts it in the format of age, for each of the recipients. */
export async function seal(content: Readable, recipients: string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return toNode(await encrypter.encrypt(toWeb(through(content, createZstdCompress()))));
}

/** The content of what `seal` made. Fails where the identity is not one of its recipients', or a byte was changed. */
export async function unseal(sealed: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return through(toNode(await decrypter.decrypt(toWeb(sealed))), createZstdDecompress());
}

/** Sends the content through a transform and gives the outgoing side; a failure on either side ends it. */
function through(content: Readable, transform: Transform): Readable {
  pipeline(content, transform).catch((error) => transform.destroy(error));
  return transform;
}

/** Reads to the end and gives the SHA-256, in hex, with the number of bytes. */
export async function digestOf(content: Readable): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

/** The same stream; what passed is told at its end. */
export function digested(content: Readable) {
  const hash = createHash('sha256');
  const passed = new PassThrough();
  passed.on('data', (chunk) => hash.update(chunk));
  // A listener alone would set it flowing before it is read.
  passed.pause();
  pipeline(content, passed).catch((error) => passed.destroy(error));
  return { stream: passed as Readable, sha256: () => hash.digest('hex') };
}
