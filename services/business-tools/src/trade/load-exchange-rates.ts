import { readFile } from 'node:fs/promises';
import type { Command } from '@sidework/chassis/operations/commands';
import { CommandError } from '@sidework/chassis/refused-command';
import { sql } from 'drizzle-orm';
import { readExchangeRates } from './read-exchange-rates.ts';
import { exchangeRates } from './table.ts';

const most = 500;

/** Loads the rates of a file; a rate of a day that is known already is replaced. */
export const loadExchangeRatesCommand: Command = async ({ db }, [path]) => {
  if (!path) throw new CommandError('Say which file: load-exchange-rates rates.csv');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`The file ${path} cannot be read.`);
  });
  const { rates, fault } = readExchangeRates(text);
  if (fault) throw new CommandError(fault);
  await db.transaction(async (tx) => {
    for (let from = 0; from < rates.length; from += most)
      await tx
        .insert(exchangeRates)
        .values(rates.slice(from, from + most))
        .onConflictDoUpdate({
          target: [exchangeRates.currency, exchangeRates.day],
          set: { rate: sql`excluded.rate`, source: sql`excluded.source` },
        });
  });
  process.stdout.write(`${rates.length} exchange rates were loaded.\n`);
};
