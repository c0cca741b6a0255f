import { expect, it } from 'vitest';
import { serversOf } from './database-servers.ts';

it.each([
  ['postgres://u:p@one/sidework', ['postgres://u:p@one/sidework']],
  [
    'postgres://u:p@one:5432,two:5433/sidework?target_session_attrs=read-write',
    ['postgres://u:p@one:5432/sidework', 'postgres://u:p@two:5433/sidework'],
  ],
  [
    'postgresql://u:p%2C@one,two/sidework?sslmode=require&target_session_attrs=primary',
    [
      'postgresql://u:p%2C@one/sidework?sslmode=require',
      'postgresql://u:p%2C@two/sidework?sslmode=require',
    ],
  ],
])('%s is so many servers', (url, urls) => {
  expect(serversOf(url)?.urls).toEqual(urls);
});

it.each([
  'mysql://u:p@one/sidework',
  'postgres://',
  'postgres://u:p@one:54x,two/sidework',
  'postgres://u:p@one,/sidework',
  // A service writes.
  'postgres://u:p@one,two/sidework?target_session_attrs=standby',
])('%s is refused', (url) => {
  expect(serversOf(url)).toBeUndefined();
});
