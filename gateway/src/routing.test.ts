import { catalogue } from '@sidework/contracts/catalogue';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { routesOf } from './routing.ts';

const aGet = (url: string, base?: '/auth/v1') => ({
  method: 'GET' as const,
  url,
  ...(base && { base }),
  schema: { summary: url, response: {} },
});

describe('the way of a request', () => {
  it('leads to the service whose contracts have its first segment', () => {
    const routes = routesOf({
      identity: [aGet('/token', '/auth/v1'), aGet('/profiles/me')],
      marketplace: [aGet('/jobs'), aGet('/jobs/:jobId')],
    });
    expect(routes).toEqual([
      { service: 'identity', prefix: '/auth/v1/token', path: '/token', isDeep: false },
      { service: 'identity', prefix: '/api/profiles', path: '/profiles', isDeep: true },
      { service: 'marketplace', prefix: '/api/jobs', path: '/jobs', isDeep: true },
    ]);
  });

  it('is found for every endpoint of the catalogue', () => {
    const prefixes = routesOf(catalogue).map(({ prefix }) => prefix);
    const endpoints: Endpoint[] = Object.values(catalogue).flat();
    for (const { base = '/api', url } of endpoints.filter(({ origin }) => !origin))
      expect(prefixes).toContain(`${base}/${url.split('/')[1]}`);
  });

  it('stops the boot when two services claim one segment', () => {
    const both = { identity: [aGet('/people')], marketplace: [aGet('/people/near')] };
    expect(() => routesOf(both)).toThrow('Both identity and marketplace claim /api/people.');
  });

  it('lets two services use one segment under different bases', () => {
    const both = { identity: [aGet('/user', '/auth/v1')], marketplace: [aGet('/user')] };
    expect(routesOf(both)).toHaveLength(2);
  });
});
