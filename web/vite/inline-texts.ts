import { texts } from '@sidework/contracts/texts';
import type { Plugin } from 'vite';

type Texts = Record<string, Record<string, string>>;

const importLine = /^import \{ texts \} from '@sidework\/contracts\/texts';$/m;
const used = /\btexts\.(\w+)\.(\w+)\b/g;

/** Puts each text of the specification where it is shown; together, a page would load those of all the others. */
export function inlineTexts(): Plugin {
  return {
    name: 'sidework:inline-texts',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/web/src/') && importLine.test(code) ? { code: inline(code), map: null } : null,
  };
}

export function inline(code: string): string {
  const inlined = code.replaceAll(used, (whole, group: string, name: string) => {
    const text = (texts as Texts)[group]?.[name];
    return text === undefined ? whole : JSON.stringify(text);
  });
  const without = inlined.replace(importLine, '');
  return /\btexts\b/.test(without) ? inlined : without;
}
