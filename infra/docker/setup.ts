import { fillWithDemo } from './fill-with-demo.ts';
import { handOutKeys } from './hand-out-keys.ts';
import { keepOperatorSettings } from './operator-settings.ts';
import { prepareStores } from './prepare-stores.ts';

/** The jobs of a start. Each ends by itself, and finds its work done when it runs again. */
const jobs: Record<string, () => Promise<void>> = {
  operator: keepOperatorSettings,
  keys: handOutKeys,
  stores: prepareStores,
  demo: fillWithDemo,
};

const name = process.argv[2] ?? '';
const job = jobs[name];
if (!job) throw new Error(`There is no job "${name}": ${Object.keys(jobs).join(', ')}.`);
await job();
