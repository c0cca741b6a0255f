// @module-tag once

import { describe, expect, it } from 'vitest';
import { catalogue, publicUrl } from '../src/catalogue.ts';
import type { ServiceName } from '../src/platform.ts';
import { permissions } from './permissions.ts';

const services = Object.keys(catalogue) as ServiceName[];

const rowsOf = (service: ServiceName) => Object.entries(permissions[service]);
const endpointOf = (name: string) => name.split(',')[0];

describe.each(services)('the permissions of %s', (service) => {
  const endpoints = catalogue[service].map((each) => `${each.method} ${publicUrl(each)}`);

  it('have a row for each of its endpoints, and for nothing else', () => {
    const rows = rowsOf(service).map(([name]) => endpointOf(name));
    expect([...new Set(rows)].sort()).toEqual(endpoints.toSorted());
  });

  it('say for each what a visitor, a worthless token, an application and a program get', () => {
    for (const [name, { answers }] of rowsOf(service))
      expect(answers, name).toMatchObject({
        AN: expect.any(Number),
        BT: expect.any(Number),
        AP: expect.any(Number),
        SV: expect.any(Number),
      });
  });

  it('name things for no place that is not in the path', () => {
    for (const [name, { at }] of rowsOf(service))
      for (const place of Object.keys(at ?? {})) expect(name).toContain(`/:${place}`);
  });
});
