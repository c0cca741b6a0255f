import { pathOf, read, sessionExpired, unreachable } from './api.ts';
import type { Answer, Args, Endpoint } from './endpoint-types.ts';
import { accessToken, renewAccessToken } from './session.ts';

export interface Progress {
  sentBytes: number;
  allBytes: number;
  /** Bytes a second since it began; null until there is something to tell. */
  rate: number | null;
}

interface UploadOptions {
  file: File;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

type SentTo<E extends Endpoint> = Pick<Args<E>, 'params' | 'query'>;

/** Sends a file as the body of an endpoint that takes one. By XMLHttpRequest: `fetch` tells nothing of what is sent. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  { params, query, ...options }: SentTo<E> & UploadOptions,
): Promise<Answer<E>> {
  const path = pathOf(endpoint, { ...(params && { params }), ...(query && { query }) });
  const attempt = (token: string) => sendFile(endpoint.method, path, token, options);
  const token = await accessToken();
  if (!token) throw sessionExpired();
  let response = await attempt(token);
  if (response.status === 401) {
    const renewed = await renewAccessToken(token);
    if (renewed === null) throw sessionExpired();
    if (renewed) response = await attempt(renewed);
  }
  return read(response) as Promise<Answer<E>>;
}

function sendFile(
  method: string,
  path: string,
  token: string,
  { file, signal, onProgress }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(progressOf(loaded, total, performance.now() - began));
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function progressOf(sentBytes: number, allBytes: number, sinceMs: number): Progress {
  return { sentBytes, allBytes, rate: sinceMs > 0 ? (sentBytes / sinceMs) * 1000 : null };
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  const retryAfter = request.getResponseHeader('retry-after');
  if (retryAfter) headers.set('retry-after', retryAfter);
  const body = request.status === 204 ? null : request.responseText;
  return new Response(body, { status: request.status, headers });
}
