import type { Chance } from '../traffic/chance.ts';
import { claimForgeries } from './forged-claims.ts';
import { headForgeries } from './forged-heads.ts';
import { textForgeries } from './forged-texts.ts';
import type { Booty, Forged, Forgery } from './forgery.ts';

/** Forged tokens of all kinds in turn, each a little different from the one before. */
export function openForger(booty: Booty, chance: Chance): () => Forged {
  const kinds = Object.entries({
    ...headForgeries(booty),
    ...claimForgeries(booty),
    ...textForgeries(booty),
    ...Object.fromEntries(Object.entries(booty.others).map(([what, other]) => [what, () => other])),
  });
  let turn = 0;
  return () => {
    const [kind, forge] = kinds[turn++ % kinds.length] as [string, Forgery];
    return { kind, ...forge(chance) };
  };
}
