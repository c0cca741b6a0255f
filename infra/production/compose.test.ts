import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonVideo } from '@sidework/contracts/education-events/course-options';
import { serviceNames } from '@sidework/contracts/platform';
import { expect, it } from 'vitest';
import { containers } from '../docker/compose.ts';

const overlay = readFileSync(join(import.meta.dirname, 'compose.yml'), 'utf8');

it.each(serviceNames)("the trial's environment of %s is replaced as a whole", (name) => {
  expect(overlay).toMatch(new RegExp(`\\n  ${name}:(?: \\*service\\n|\\n    <<: \\*service\\n)`));
  const upstream = `UPSTREAM_${name.toUpperCase().replaceAll('-', '_')}: http://${name}:8080\n`;
  expect(overlay).toContain(upstream);
});

it.each([...containers.keys()].filter((name) => /ports:/.test(containers.get(name) ?? '')))(
  '%s publishes no port of the trial',
  (name) => {
    expect(overlay).toMatch(
      new RegExp(`\\n  ${name}:\\n(?:    .*\\n)*?    ports: !override \\[\\]`),
    );
  },
);

it('the proxy alone is open to the world', () => {
  expect([...overlay.matchAll(/ports: (?!!override \[\])(.*)/g)].map(([, ports]) => ports)).toEqual(
    ["['80:80', '443:443', '443:443/udp']"],
  );
});

it.each(['StreamMaxLength', 'MaxFileSize'])(
  'the scanner takes the largest upload whole: %s',
  (name) => {
    const [, megabytes] = new RegExp(`CLAMD_CONF_${name}: (\\d+)M`).exec(overlay) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(lessonVideo.maxBytes);
  },
);
