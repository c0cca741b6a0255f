import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { KeptModel } from '@sidework/contracts/kernel/contact-model';
import { partsOf, placesOf } from '@sidework/contracts/kernel/words-features';
import { heldOut, measuredWithout } from './held-out.ts';
import { kept, trainedOn } from './train-model.ts';
import { type Writing, writings } from './training-set.ts';

const weightsFile = resolve(import.meta.dirname, '../../contracts/src/kernel/contact-weights.ts');

/** Every so many texts the places of one are in the fingerprint. */
const sampleEvery = 8;

/** Changes with each text that the model learns from, and with the features that it sees in them. */
export function fingerprintOf(
  all: readonly Writing[],
  featuresOf = (text: string) => partsOf(text).map(placesOf),
): string {
  const texts = all.flatMap(({ tries, harmless }) => [...tries, ...harmless]);
  const features = texts.filter((_, at) => at % sampleEvery === 0).map(featuresOf);
  return createHash('sha256')
    .update(JSON.stringify([all, features]))
    .digest('hex')
    .slice(0, 16);
}

/** Writes the weights, which the same texts always give again. */
export function train(): string {
  const { bias, step, letters } = kept(trainedOn(writings));
  const measures = heldOut.map((writer) => lineOf({ writer, ...measuredWithout(writer) }));
  writeFileSync(
    weightsFile,
    `import type { KeptModel } from './contact-model.ts';

/** \`npm run contact-filter -- train\` writes this file. */
export const keptModel: KeptModel = {
  trainedOn: '${fingerprintOf(writings)}',
  measured: [
${measures.join('\n')}
  ],
  bias: ${bias},
  step: ${step},
  letters:
    '${letters}',
};
`,
  );
  return `${weightsFile}: ${Math.round(letters.length / 1000)} kB`;
}

const lineOf = (measures: KeptModel['measured'][number]): string => {
  const { writer, ...shares } = measures;
  const said = Object.entries(shares).map(([name, share]) => `${name}: ${share}`);
  return `    { writer: '${writer}', ${said.join(', ')} },`;
};
