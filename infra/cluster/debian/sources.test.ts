import { describe, expect, it } from 'vitest';
import { sourcesFor } from './sources.ts';

const stanzas = `Types: deb
URIs: http://mirror.example/debian
Suites: bookworm bookworm-updates
Components: main
Signed-By: /usr/share/keyrings/debian.gpg

Types: deb
URIs: http://mirror.example/debian-security
Suites: bookworm-security
Components: main
`;

describe("apt's sources for another release", () => {
  it.each([
    [
      'a.sources',
      stanzas,
      'Types: deb\nURIs: http://mirror.example/debian\nSuites: trixie\nComponents: main\nSigned-By: /usr/share/keyrings/debian.gpg\n',
    ],
    [
      'a.list',
      '# a mirror\ndeb [signed-by=/k.gpg] http://mirror.example/debian bookworm main\ndeb http://mirror.example/debian bookworm-updates main',
      'deb [signed-by=/k.gpg] http://mirror.example/debian trixie main\n',
    ],
  ])('keep mirror and key, in %s', (name, text, expected) => {
    expect(sourcesFor([{ name, text }], 'bookworm')).toEqual([{ name, text: expected }]);
  });

  it('leave other repositories out', () => {
    const other = { name: 'node.list', text: 'deb https://other.example/node nodistro main' };
    expect(sourcesFor([other], 'bookworm')).toEqual([]);
  });
});
