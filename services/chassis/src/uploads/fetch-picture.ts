import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const most = { bytes: 5 * 1_048_576, milliseconds: 5_000, redirects: 3 };

/** The link leads where no picture is taken from, or to no picture: to try again is no use. */
export class LinkRefused extends Error {
  override name = 'LinkRefused';
}

/** How names are resolved, and requests sent; tests give their own. */
export interface Network {
  addressesOf(host: string): Promise<string[]>;
  request(options: RequestOptions, onAnswer: (answer: IncomingMessage) => void): ClientRequest;
}

const internet: Network = {
  addressesOf: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  request,
};

/**
 * Fetches the picture behind a person's link once: by https from public addresses alone, at most 5 MB within 5 seconds.
 * The connection goes to the address that was checked, so that the name cannot lead to another machine a moment later;
 * each redirect is checked like the link itself.
 */
export async function fetchPicture(link: string, network: Network = internet): Promise<Buffer> {
  const ending = AbortSignal.timeout(most.milliseconds);
  let url = checked(link);
  for (let n = 0; n <= most.redirects; n += 1) {
    const answer = await ask(url, network, ending);
    const status = answer.statusCode ?? 0;
    if (status === 200) return wholeOf(answer);
    answer.destroy();
    if (status >= 500 || status === 429) throw new Error(`The server answers ${status}.`);
    const { location } = answer.headers;
    if (status < 300 || status >= 400 || !location)
      throw new LinkRefused(`The server answers ${status}.`);
    url = checked(location, url);
  }
  throw new LinkRefused('There are too many redirects.');
}

function checked(link: string, from?: URL): URL {
  const url = URL.parse(link, from?.href);
  if (url?.protocol !== 'https:') throw new LinkRefused('This is no https link.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.port !== '' || url.username !== '' || url.password !== '' || isIP(host) !== 0)
    throw new LinkRefused('Only links to a name, without a port or a password, are followed.');
  return url;
}

async function ask(url: URL, network: Network, ending: AbortSignal): Promise<IncomingMessage> {
  const addresses = await within(ending, network.addressesOf(url.hostname));
  const [address] = addresses;
  // One that is not public among them is enough: it is then no mistake.
  if (!address || !addresses.every(isPublicAddress))
    throw new LinkRefused('The name leads to no public address.');
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  network
    .request(
      {
        host: address,
        port: 443,
        servername: url.hostname,
        agent: false,
        signal: ending,
        method: 'GET',
        path: `${url.pathname}${url.search}`,
        headers: {
          host: url.hostname,
          accept: 'image/jpeg, image/png, image/webp',
          'accept-encoding': 'identity',
          'user-agent': 'Sidework',
        },
      },
      resolve,
    )
    .on('error', reject)
    .end();
  return promise;
}

/** Names are resolved without an end of their own. */
function within<T>(ending: AbortSignal, work: Promise<T>): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(ending.reason);
  ending.addEventListener('abort', end, { once: true });
  return Promise.race([work, ended.promise]).finally(() =>
    ending.removeEventListener('abort', end),
  );
}

async function wholeOf(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > most.bytes) throw new LinkRefused('The picture is larger than 5 MB.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
