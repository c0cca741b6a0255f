import { questions, type Settings } from './settings.ts';

/** Asks for each setting that is missing, again where the answer cannot be right. Gives the answers alone. */
export async function askFor(
  known: Settings,
  ask: (text: string) => Promise<string>,
): Promise<Settings> {
  const answers: Settings = {};
  for (const { name, ask: text, example, otherwise, fault } of questions) {
    if (known[name]) continue;
    const usual = otherwise?.({ ...known, ...answers });
    for (let note = ''; ; ) {
      const answer = (
        await ask(`${note}${text}${usual ? ` [${usual}]` : `, such as ${example}`}: `)
      ).trim();
      const taken = answer || usual || '';
      const wrong = taken === '' ? 'Is needed' : quoteFault(taken) || fault(taken);
      if (!wrong) {
        answers[name] = taken;
        break;
      }
      note = `${wrong}.\n`;
    }
  }
  return answers;
}

/** The file holds each value between single quotes, which the value must therefore not have. */
const quoteFault = (value: string) => value.includes("'") && 'Must not hold a single quote';
