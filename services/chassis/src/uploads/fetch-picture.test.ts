import { once } from 'node:events';
import { createServer, type RequestListener, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchPicture, LinkRefused, type Network } from './fetch-picture.ts';

const somewhere = '93.184.215.14';
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** An internet of one server, which every name leads to unless it is told otherwise. */
async function anInternet(serve: RequestListener, names: Record<string, string[]> = {}) {
  const server = createServer(serve);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const asked: RequestOptions[] = [];
  const network: Network = {
    addressesOf: vi.fn(async (host: string) => names[host] ?? [somewhere]),
    request(options, onAnswer) {
      asked.push(options);
      const { servername: _, ...rest } = options as RequestOptions & { servername?: string };
      return request({ ...rest, host: '127.0.0.1', port }, onAnswer);
    },
  };
  return { network, asked };
}

const redirect =
  (to: string): RequestListener =>
  (asked, answer) =>
    asked.url === '/start'
      ? answer.writeHead(302, { location: to }).end()
      : answer.end('a picture');
const start = 'https://pictures.example/start';

describe('a picture by a link', () => {
  it('is fetched once, from the address that was checked, under its name', async () => {
    const { network, asked } = await anInternet((_, answer) => answer.end('a picture'));
    expect((await fetchPicture('https://pictures.example/a?b=c', network)).toString()).toBe(
      'a picture',
    );
    expect(network.addressesOf).toHaveBeenCalledExactlyOnceWith('pictures.example');
    expect(asked).toEqual([
      expect.objectContaining({
        host: somewhere,
        port: 443,
        servername: 'pictures.example',
        path: '/a?b=c',
        headers: expect.objectContaining({ host: 'pictures.example' }),
      }),
    ]);
  });

  it('is followed over a redirect to another name', async () => {
    const { network, asked } = await anInternet(redirect('https://other.example/b'));
    expect((await fetchPicture(start, network)).toString()).toBe('a picture');
    expect(asked.map(({ path }) => path)).toEqual(['/start', '/b']);
  });

  it.each([
    ['no https', 'http://pictures.example/a'],
    ['a file', 'file:///etc/passwd'],
    ['a port', 'https://pictures.example:8443/a'],
    ['a password', 'https://ada:secret@pictures.example/a'],
    ['an address', 'https://93.184.215.14/a'],
    ['an address in other words', 'https://0x7f.1/a'],
    ['an address of IPv6', 'https://[::1]/a'],
    ['a name of this machine', 'https://home.example/a'],
    ['a name of two machines, of which one is inside', 'https://both.example/a'],
    ['a name of nothing', 'https://nothing.example/a'],
  ])('with %s is refused, and so is a redirect to it; nobody is asked', async (_, link) => {
    const names = {
      'home.example': ['127.0.0.1'],
      'nothing.example': [],
      'both.example': [somewhere, '::ffff:169.254.169.254'],
    };
    const { network, asked } = await anInternet(redirect(link), names);
    await expect(fetchPicture(link, network)).rejects.toThrow(LinkRefused);
    expect(asked).toEqual([]);
    await expect(fetchPicture(start, network)).rejects.toThrow(LinkRefused);
    expect(asked).toHaveLength(1);
  });

  it('is refused where its name means another machine when it is asked again', async () => {
    const { network, asked } = await anInternet(redirect('/again'));
    vi.mocked(network.addressesOf)
      .mockResolvedValueOnce([somewhere])
      .mockResolvedValueOnce(['10.0.0.1']);
    await expect(fetchPicture(start, network)).rejects.toThrow(LinkRefused);
    expect(asked.map(({ host }) => host)).toEqual([somewhere]);
  });

  it.each<[string, RequestListener]>([
    ['redirects without end', (_, answer) => answer.writeHead(302, { location: '/start' }).end()],
    ['a page that is not there', (_, answer) => answer.writeHead(404).end()],
    ['more than 5 MB', (_, answer) => answer.end(Buffer.alloc(5 * 1_048_576 + 1))],
  ])('is refused for %s', async (_, serve) => {
    const { network } = await anInternet(serve);
    await expect(fetchPicture(start, network)).rejects.toThrow(LinkRefused);
  });

  it.each<[string, RequestListener]>([
    ['is out of order', (_, answer) => answer.writeHead(503).end()],
    ['breaks off', (_, answer) => answer.destroy()],
  ])('may be tried again where the server %s', async (_, serve) => {
    const { network } = await anInternet(serve);
    const failure = await fetchPicture(start, network).catch((error: Error) => error);
    expect([failure instanceof Error, failure instanceof LinkRefused]).toEqual([true, false]);
  });

  it.each<[string, Partial<Network>]>([
    ['name', { addressesOf: () => new Promise(() => undefined) }],
    ['server', {}],
  ])('is not waited for longer than 5 seconds: its %s keeps still', async (_, stuck) => {
    const ending = new AbortController();
    const timing = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ending.signal);
    const { network } = await anInternet(() => ending.abort(new Error('too late')));
    const fetched = fetchPicture(start, { ...network, ...stuck });
    const refused = expect(fetched).rejects.toThrow();
    if (stuck.addressesOf) ending.abort(new Error('too late'));
    await refused;
    expect(timing).toHaveBeenCalledWith(5_000);
    timing.mockRestore();
  });
});
