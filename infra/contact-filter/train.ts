import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Verdict, verdictOn } from '@sidework/contracts/kernel/contact-details';
import { modelOf } from '@sidework/contracts/kernel/contact-model';
import { withModel } from '@sidework/contracts/kernel/guarded-verdict';
import { measured } from './measure.ts';
import { kept, trainedOn } from './train-model.ts';
import { type Writing, writings } from './training-set.ts';

const weightsFile = resolve(import.meta.dirname, '../../contracts/src/kernel/contact-weights.ts');

/** Changes with each text that the model learns from. */
export const fingerprintOf = (all: readonly Writing[]): string =>
  createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);

/** Writes the weights, which the same texts always give again. */
export function train(): string {
  const { bias, step, letters } = kept(trainedOn(writings));
  const measures = ['second', 'unseen'].map(measureOf);
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

/** A line of the weights' file is about texts by a writer who did not know the rules. */
function measureOf(writer: string): string {
  const left = writings.find((each) => each.writer === writer);
  const verdictOf = verdictsWithout(writer);
  const { seen } = measured(left?.tries ?? [], verdictOf);
  const { refused, waiting } = measured(left?.harmless ?? [], verdictOf);
  const shares = Object.entries({ seen, refused, waiting });
  const said = shares.map(([name, share]) => `${name}: ${Number(share.toFixed(1))}`);
  return `    { writer: '${writer}', ${said.join(', ')} },`;
}

/** The verdicts of a model that has learned nothing of this writer. */
export function verdictsWithout(writer: string): (text: string) => Verdict {
  const model = modelOf(kept(trainedOn(writings.filter((each) => each.writer !== writer))));
  return (text) => {
    const verdict = verdictOn(text);
    return verdict === 'contact' ? verdict : withModel(verdict, text, model);
  };
}
