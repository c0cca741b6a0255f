import {
  createDecipheriv,
  createECDH,
  createHmac,
  type ECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Received {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** A push service on this machine: it keeps what it was sent, and answers with `status`. */
export async function startPushService() {
  const received: Received[] = [];
  const answers = { status: 201 };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    received.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(answers.status, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, received, answers };
}

/** A browser that can be pushed to, and reads what it gets. */
export function aBrowser(origin: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const path = `/to/${randomBytes(8).toString('hex')}`;
  const subscription = {
    endpoint: `${origin}${path}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  return { path, subscription, read: (body: Buffer) => JSON.parse(decrypted(body, pair, auth)) };
}

/** Opens one record of aes128gcm (RFC 8188, 2) with the keys that RFC 8291, 3.4 derives. */
function decrypted(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const shared = createHmac('sha256', auth).update(pair.computeSecret(sender)).digest();
  const secret = createHmac('sha256', shared)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest();
  const derived = (name: string, bytes: number) =>
    Buffer.from(
      hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes),
    );
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
