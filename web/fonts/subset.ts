import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/*
 * Makes the fonts of `src/ui/fonts` out of those of fontsource: what English, names of people and money need, and the
 * weights that the theme has. Run again (`npm run fonts -w web`) after another version of them.
 */

const { resolve } = createRequire(import.meta.url);
const target = new URL('../src/ui/fonts/', import.meta.url);

const ranges = [
  [0x20, 0x7e],
  [0xc0, 0xff],
] as const;
const beyond = '\u00a0£©®°·×÷½–—‘’“”…•€™−→←';
const characters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
  .map((code) => String.fromCodePoint(code))
  .join('')
  .concat(beyond);

const fonts = [
  { name: 'bricolage-grotesque', weights: { min: 600, max: 800, default: 600 } },
  { name: 'instrument-sans', weights: { min: 400, max: 700, default: 400 } },
];

await mkdir(target, { recursive: true });
for (const { name, weights } of fonts) {
  const folder = `@fontsource-variable/${name}`;
  const whole = await readFile(resolve(`${folder}/files/${name}-latin-wght-normal.woff2`));
  const small = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(fileURLToPath(new URL(`${name}.woff2`, target)), small);
  const license = await readFile(resolve(`${folder}/LICENSE`), 'utf8');
  await writeFile(fileURLToPath(new URL(`${name}.license.txt`, target)), license);
  console.log(`${name}: ${(small.length / 1000).toFixed(1)} kB`);
}
