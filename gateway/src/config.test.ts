import { ConfigError, readConfig } from '@sidework/chassis/config';
import { serviceNames } from '@sidework/contracts/platform';
import { describe, expect, it } from 'vitest';
import { addressesOf, GatewayConfig, upstreamVariable } from './config.ts';

const whole = {
  PORT: '8080',
  PUBLIC_URL: 'http://localhost:8080',
  FILES_PORT: '8081',
  FILES_URL: 'http://localhost:8081',
  ...Object.fromEntries(
    serviceNames.map((service) => [upstreamVariable(service), 'http://127.0.0.1:8101']),
  ),
  UPSTREAM_MARKETPLACE: 'http://127.0.0.1:8102, http://127.0.0.1:9102/',
};

describe('the configuration', () => {
  it('takes a list of addresses for each service', () => {
    const config = readConfig(GatewayConfig, whole);
    expect(addressesOf(config, 'marketplace')).toEqual([
      'http://127.0.0.1:8102',
      'http://127.0.0.1:9102',
    ]);
  });

  it('answers on the loopback of IPv4 and IPv6 unless told otherwise', () => {
    expect(readConfig(GatewayConfig, whole).HOST).toBe('localhost');
  });

  it('names all faults at once', () => {
    const read = () =>
      readConfig(GatewayConfig, {
        ...whole,
        PUBLIC_URL: 'ftp://here',
        UPSTREAM_MARKETPLACE: 'marketplace',
        UPSTREAM_CLIENT_SERVICES: undefined,
        CORS_ORIGINS: 'https://*.example.org/app',
      });
    expect(read).toThrow(ConfigError);
    for (const name of ['PUBLIC_URL', 'UPSTREAM_MARKETPLACE', 'UPSTREAM_CLIENT_SERVICES', 'CORS'])
      expect(read).toThrow(name);
  });
});
