import { issueToken, signOut } from '@sidework/contracts/schema/identity/accounts/auth';
import {
  getOwnProfile,
  setUpProfile,
} from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { closeJob, getJob, listJobs, postJob } from '@sidework/contracts/schema/marketplace/jobs';
import { afterEach, describe, expect, it } from 'vitest';
import { anAuthSession, anOwnProfile, signInAs, storeSession } from '../../test/builders.ts';
import { fakeServer, refuse } from '../../test/fake-server.ts';
import { aJob, aJobDetail } from '../../test/job-builders.ts';
import { ApiError, call } from './api.ts';
import { endOfSession, getSession } from './session.ts';

const server = fakeServer();
afterEach(() => storeSession(null));

const jobId = '0193d2a0-0000-7000-8000-0000000000aa';
const refused = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable('it was answered'),
    (error: unknown) => error as ApiError,
  );

describe('a call', () => {
  it('fills the path of its contract below /api, and sends its query [AUTH-41, D-104]', async () => {
    server.on(getJob, () => aJobDetail());
    server.on(listJobs, () => ({ items: [], nextCursor: null }));
    await call(getJob, { params: { jobId } });
    await call(listJobs, { query: { search: 'paint & lawn', limit: 5, placedOnly: true } });
    expect(server.received(getJob)[0]?.params).toEqual({ jobId });
    expect(server.received(listJobs)[0]?.query).toEqual({
      limit: '5',
      placedOnly: 'true',
      search: 'paint & lawn',
    });
  });

  it('sends JSON, the token and an Idempotency-Key where one is given', async () => {
    signInAs();
    server.on(postJob, () => aJob());
    const body = {
      title: 'Paint a fence',
      description: 'Ten metres, both sides',
      category: 'painting',
    };
    await call(postJob, { body, idempotencyKey: 'key-of-this-form' });
    const [request] = server.received(postJob);
    expect(request?.body).toEqual(body);
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('idempotency-key')).toBe('key-of-this-form');
    expect(request?.headers.get('authorization')).toBe(`Bearer ${getSession()?.accessToken}`);
  });

  it('sends no token of a visitor, and no body where there is none', async () => {
    server.on(listJobs, () => ({ items: [], nextCursor: null }));
    await call(listJobs);
    const [request] = server.received(listJobs);
    expect(request?.headers.has('authorization')).toBe(false);
    expect(request?.headers.has('content-type')).toBe(false);
  });

  it('carries what the server refused, with the fields at fault', async () => {
    server.on(setUpProfile, () =>
      refuse(400, 'invalid_input', 'Look again.', { fields: { location: 'Location is required' } }),
    );
    const error = await refused(
      call(setUpProfile, { body: { fullName: 'Ada', location: 'X', accountType: 'client' } }),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_input',
      message: 'Look again.',
      requestId: 'test-request',
      fields: { location: 'Location is required' },
    });
  });

  it('says that the network failed when nothing answers [ERR-10]', async () => {
    server.disconnect();
    const error = await refused(call(listJobs));
    expect(error).toMatchObject({
      status: 0,
      code: 'network_error',
      message: 'Network error. Please check your connection',
    });
  });

  it('says that an error occurred when an answer explains nothing [ERR-11]', async () => {
    server.on(closeJob, () => refuse(502, '', ''));
    globalThis.fetch = async () => new Response('<html>Bad gateway</html>', { status: 502 });
    const error = await refused(call(closeJob, { params: { jobId } }));
    expect(error.message).toBe('An error occurred. Please try again');
  });
});

describe('a refused token', () => {
  const renewed = anAuthSession(
    {},
    { access_token: 'new.access.token', refresh_token: 'refresh-2' },
  );
  const expectToken =
    (token: string) =>
    ({ headers }: { headers: Headers }) =>
      headers.get('authorization') === `Bearer ${token}`
        ? anOwnProfile()
        : refuse(401, 'session_expired', 'Your session has expired. Please sign in again');

  it('is renewed once, and the call made again [AUTH-44]', async () => {
    signInAs();
    server.on(getOwnProfile, expectToken('new.access.token'));
    server.on(issueToken, () => renewed);
    await expect(call(getOwnProfile)).resolves.toMatchObject({ fullName: 'Ada Lovelace' });
    expect(server.received(getOwnProfile)).toHaveLength(2);
    expect(server.received(issueToken).map(({ body }) => body)).toEqual([
      { refresh_token: 'refresh-1' },
    ]);
  });

  it('is renewed once for calls made at the same time', async () => {
    signInAs();
    server.on(getOwnProfile, expectToken('new.access.token'));
    server.on(issueToken, () => renewed);
    await Promise.all([call(getOwnProfile), call(getOwnProfile), call(getOwnProfile)]);
    expect(server.received(issueToken)).toHaveLength(1);
  });

  it('ends the session when the refresh is refused too [ERR-08, AUTH-31]', async () => {
    signInAs({}, { refresh_token: 'refresh-of-a-revoked-session' });
    server.on(getOwnProfile, expectToken('no token ever'));
    server.on(issueToken, () => refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token'));
    server.on(signOut, () => undefined);
    const error = await refused(call(getOwnProfile));
    expect(error.message).toBe('Your session has expired. Please sign in again');
    expect(getSession()).toBeNull();
    expect(endOfSession()).toBe('expired');
    expect(localStorage.getItem('sidework.session')).toBeNull();
  });
});
