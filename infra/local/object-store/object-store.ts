import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from '@20minutes/s3rver';
import s3rverAccounts from '@20minutes/s3rver/lib/models/account.js';
import { refusalOf, type StoreAccount } from './guard.ts';
import { livenessPath } from './liveness.ts';

export interface ObjectStoreOptions {
  folder: string;
  port: number;
  accounts: StoreAccount[];
}

/** An object store on this machine alone, which keeps its objects in `folder`; every request is signed. */
export async function startObjectStore({ folder, port, accounts }: ObjectStoreOptions) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  giveKeys(accounts);
  const store = new S3rver({ directory: folder, silent: true, vhostBuckets: false });
  const serve = store.callback();
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    if (url === livenessPath) return response.end();
    const refusal = refusalOf({ method, url, headers }, accounts);
    if (!refusal) return serve(request, response);
    request.resume();
    const { status, code } = refusal;
    sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** It comes with a key that everybody knows. */
function giveKeys(accounts: StoreAccount[]) {
  const { DUMMY_ACCOUNT: owner } = s3rverAccounts;
  owner.revokeAccessKey('S3RVER');
  for (const { accessKey, secretKey } of accounts) owner.createKeyPair(accessKey, secretKey);
}

function sendXml(response: ServerResponse, status: number, xml: string) {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}
