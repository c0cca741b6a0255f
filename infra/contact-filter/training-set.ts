import { blindHarmless } from '@sidework/contracts/kernel/contact-corpus/blind-harmless';
import { blindTries } from '@sidework/contracts/kernel/contact-corpus/blind-tries';
import { furtherHarmless } from '@sidework/contracts/kernel/contact-corpus/further-harmless';
import { furtherTries } from '@sidework/contracts/kernel/contact-corpus/further-tries';
import { knownHarmless } from '@sidework/contracts/kernel/contact-corpus/known-harmless';
import { knownTries } from '@sidework/contracts/kernel/contact-corpus/known-tries';
import { secondHarmless } from '@sidework/contracts/kernel/contact-corpus/second-harmless';
import { secondTries } from '@sidework/contracts/kernel/contact-corpus/second-tries';
import { filled } from '@sidework/contracts/kernel/contact-corpus/slots';
import { unseenHarmless } from '@sidework/contracts/kernel/contact-corpus/unseen-harmless';
import { unseenTries } from '@sidework/contracts/kernel/contact-corpus/unseen-tries';
import { usualHarmless, usualTries } from '@sidework/contracts/kernel/contact-corpus/usual-words';
import { variedHarmless } from '@sidework/contracts/kernel/contact-corpus/varied-harmless';
import { variedHarmlessInSpanish } from '@sidework/contracts/kernel/contact-corpus/varied-harmless-in-spanish';
import { variedTries } from '@sidework/contracts/kernel/contact-corpus/varied-tries';
import { variedTriesInSpanish } from '@sidework/contracts/kernel/contact-corpus/varied-tries-in-spanish';

/** The texts of one writer: a fold of the cross-validation. */
export interface Writing {
  writer: string;
  tries: readonly string[];
  harmless: readonly string[];
}

const fills = 3;

/** All texts to train on, by writer. */
export const writings: readonly Writing[] = [
  { writer: 'known', tries: knownTries, harmless: knownHarmless },
  { writer: 'second', tries: secondTries, harmless: secondHarmless },
  { writer: 'unseen', tries: unseenTries, harmless: unseenHarmless },
  {
    writer: 'varied',
    tries: filled([...variedTries, ...variedTriesInSpanish], fills),
    harmless: filled([...variedHarmless, ...variedHarmlessInSpanish], fills),
  },
  {
    writer: 'further',
    tries: filled(furtherTries, fills),
    harmless: filled(furtherHarmless, fills),
  },
  { writer: 'blind', tries: blindTries, harmless: blindHarmless },
  { writer: 'usual', tries: usualTries, harmless: usualHarmless },
];
