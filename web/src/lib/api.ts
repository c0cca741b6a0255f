import { texts } from '@sidework/contracts/texts';
import { useMemo, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { ApiError, type Refusal } from './api-error.ts';
import type { Answer, Args, CallOptions, Endpoint, Rest, Route } from './endpoint-types.ts';
import { tellRefusal } from './refusals.ts';
import { noteServerTime } from './server-clock.ts';
import { accessToken, getSession, renewAccessToken, useSession } from './session.ts';

export { ApiError };

interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Calls an endpoint once and gives its answer; whatever else comes back is thrown as an ApiError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[args]: Rest<Args<E> & CallOptions>
): Promise<Answer<E>> {
  return request(endpoint, (args ?? {}) as Sent & CallOptions) as Promise<Answer<E>>;
}

/** Reads an endpoint and keeps its answer. `null` for the arguments waits until they are known. */
export function useApi<E extends Endpoint>(
  endpoint: E,
  args?: Args<E> | null,
  options?: SWRConfiguration<Answer<E>, ApiError>,
) {
  const viewer = useSession()?.viewer.id ?? null;
  const key = args === null ? null : keyOf(endpoint, (args ?? {}) as Sent, viewer);
  return useSWR<Answer<E>, ApiError>(
    key,
    () => request(endpoint, (args ?? {}) as Sent) as Promise<Answer<E>>,
    { ...defaults, ...options },
  );
}

/** A refusal stays one however often it is asked again; silence may pass. */
const defaults = {
  shouldRetryOnError: (error: ApiError) => error.status === 0 || error.status >= 500,
  errorRetryCount: 3,
};

type Item<E extends Endpoint> = Answer<E> extends { items: (infer T)[] } ? T : never;

interface PageOf<T> {
  items: T[];
  nextCursor: string | null;
}

interface PagesOptions {
  /**
   * Other people change this data, so it is fetched again at focus and every few seconds while it
   * is visible.
   */
  isLive?: boolean;
}

const liveEveryMs = 15_000;

/** A longer live list refreshes only its first page, where new entries appear. */
const mostLivePages = 3;

/**
 * It reads a cursor-paged list, and `loadMore` adds a page. Going back shows the pages as they were
 * left; following a link fetches them again.
 */
export function usePages<E extends Endpoint>(
  endpoint: E,
  args?: Args<E> | null,
  { isLive = false }: PagesOptions = {},
) {
  type Pages = PageOf<Item<E>>[];
  const viewer = useSession()?.viewer.id ?? null;
  const isWayBack = useNavigationType() === 'POP';
  const { params, query } = (args ?? {}) as Sent;
  const [isShort, setShort] = useState(true);
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    PageOf<Item<E>>,
    ApiError
  >(
    (_index, previous: PageOf<Item<E>> | null) => {
      if (args === null || (previous && !previous.nextCursor)) return null;
      const cursor = previous?.nextCursor;
      const sent = { params, query: cursor ? { ...query, cursor } : query };
      return [...keyOf(endpoint, sent, viewer), 'page'];
    },
    ([, path]: Key) => send(endpoint, path, {}) as Promise<PageOf<Item<E>>>,
    {
      ...defaults,
      revalidateFirstPage: isLive,
      ...(!isWayBack && { revalidateOnMount: true }),
      ...(isLive && { revalidateAll: isShort, refreshInterval: liveEveryMs }),
    },
  );
  if (isShort !== size <= mostLivePages) setShort(!isShort);
  const [shown, setShown] = useState<ReadonlyMap<string, Item<E>>>(new Map());
  const items = useMemo(
    () => data?.flatMap((page) => page.items.map((item) => shown.get(idOf(item)) ?? item)),
    [data, shown],
  );
  const isMissingPage = data !== undefined && data.length < size;

  /**
   * Shows a change of one item at once, and takes it back if the server refuses. What is shown lies over the list:
   * SWR's own optimistic data forgets one change when another is asked for before its answer.
   */
  async function change(item: Item<E>, part: Partial<Item<E>>, decide: () => Promise<Item<E>>) {
    const id = idOf(item);
    const promised = { ...(item as object), ...part } as Item<E>;
    setShown((all) => new Map(all).set(id, promised));
    try {
      const changed = await decide();
      await mutate(
        (pages: Pages | undefined) =>
          pages?.map((page) => ({
            ...page,
            items: page.items.map((one) => (idOf(one) === id ? changed : one)),
          })),
        { revalidate: false },
      );
    } finally {
      setShown((all) => new Map([...all].filter(([, one]) => one !== promised)));
    }
  }

  const last = data?.at(-1);
  return {
    items,
    last: last as Answer<E> | undefined,
    error,
    isLoading,
    isValidating,
    hasMore: Boolean(last?.nextCursor),
    isLoadingMore: isMissingPage && isValidating,
    moreError: isMissingPage && !isValidating ? error : undefined,
    loadMore: () => setSize((data?.length ?? 0) + 1),
    mutate,
    /** It fetches again at once, as a live list does from time to time. */
    refresh: () => void mutate((pages) => pages),
    change,
  };
}

const idOf = (item: unknown) => (item as { id: string }).id;

/** It fetches again every cached answer of these endpoints, single or paged, with any arguments. */
export function useInvalidate() {
  const { cache, mutate } = useSWRConfig();
  return async (...endpoints: Route[]) => {
    const templates = endpoints.map(templateOf);
    const isOfThese = (key: unknown): key is Key =>
      Array.isArray(key) && templates.includes(String(key[0]));
    const lists = [...cache.keys()].filter(
      (key) =>
        key.startsWith('$inf$') &&
        templates.some((template) => key.includes(JSON.stringify(template))),
    );
    // A list asks only for pages it does not have; it shows what it last had until they are there.
    const isPage = (key: unknown) => isOfThese(key) && key[3] === 'page';
    await mutate(isPage, undefined, { revalidate: false });
    await Promise.all([
      mutate((key) => isOfThese(key) && !isPage(key)),
      ...lists.map((key) => mutate(key)),
    ]);
  };
}

type Key = [template: string, path: string, viewer: string | null, kind?: 'page'];

function keyOf(route: Route, sent: Sent, viewer: string | null): Key {
  return [templateOf(route), pathOf(route, sent), viewer];
}

function templateOf({ method, base, url }: Route): string {
  return `${method} ${base ?? '/api'}${url}`;
}

export function pathOf({ base, url }: Route, { params = {}, query = {} }: Sent): string {
  const filled = url.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  search.sort();
  return `${base ?? '/api'}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

function request(route: Route, sent: Sent & CallOptions): Promise<unknown> {
  return send(route, pathOf(route, sent), sent);
}

async function send(
  route: Route,
  path: string,
  { body, idempotencyKey, signal }: Sent & CallOptions,
): Promise<unknown> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  const payload = body === undefined ? null : JSON.stringify(body);
  const attempt = (token: string | null) =>
    reach(path, {
      method: route.method,
      headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
      body: payload,
      signal: signal ?? null,
    });

  const hadSession = getSession() !== null;
  const token = await accessToken();
  if (hadSession && !token) throw getSession() ? unreachable() : sessionExpired();
  let response = await attempt(token);
  if (response.status === 401 && token) {
    const renewed = await renewAccessToken(token);
    if (renewed === null) throw sessionExpired();
    if (renewed) response = await attempt(renewed);
  }
  return read(response);
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, init);
    noteServerTime(response);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw unreachable();
  }
}

/** The content of an answer; a refusal is thrown. */
export async function read(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const content: unknown = await response.json().catch(() => undefined);
  if (response.ok) return content;
  const { code, message, requestId, fields } = (content ?? {}) as Partial<Refusal>;
  const retryAfterSeconds = Number(response.headers.get('retry-after'));
  const refusal = new ApiError({
    status: response.status,
    code: code ?? 'unknown',
    message: message ?? texts.errors.other,
    ...(requestId && { requestId }),
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
    ...(fields && { fields }),
  });
  tellRefusal(refusal);
  throw refusal;
}

export function unreachable(): ApiError {
  return new ApiError({ status: 0, code: 'network_error', message: texts.errors.network });
}

export function sessionExpired(): ApiError {
  return new ApiError({
    status: 401,
    code: 'session_expired',
    message: texts.auth.sessionExpired,
  });
}
