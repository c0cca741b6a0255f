import { conflict, notFound, unprocessable } from '@sidework/chassis/errors';
import { maxCents } from '@sidework/contracts/kernel/money';
import type { BookedTerms, BookingChoice } from '@sidework/contracts/marketplace/gig-offer';
import { problems } from '@sidework/contracts/problems';
import type { Offer } from './bookable-gig.ts';

/** An offer at the price of what was chosen of it. */
export interface Chosen extends Offer {
  /** Null where the gig has nothing to choose, and nothing is answered. */
  booked: BookedTerms | null;
}

const nothing: BookingChoice = { extras: [], answers: [] };

/** Throws where the gig does not offer or ask this any more. An older page sends no choice. */
export function choose(offer: Offer, choice = nothing): Chosen {
  const chosenPackage = packageOf(offer, choice);
  const extras = extrasOf(offer, choice);
  const answers = answersOf(offer, choice);
  const amountCents = extras.reduce(
    (sum, { priceCents }) => sum + priceCents,
    chosenPackage?.priceCents ?? offer.amountCents,
  );
  if (amountCents > maxCents) throw notFound('gig_not_bookable');
  const isPlain = !chosenPackage && extras.length === 0 && answers.length === 0;
  const booked = isPlain ? null : { package: chosenPackage, extras, answers };
  return { ...offer, amountCents, booked };
}

const changed = () => conflict('offer_changed');

function packageOf({ gig }: Offer, { tier }: BookingChoice): BookedTerms['package'] {
  const { packages } = gig.offer;
  if (packages.length === 0 && tier === undefined) return null;
  const found = packages.find((each) => each.tier === tier);
  if (!found) throw changed();
  return found;
}

function extrasOf({ gig }: Offer, { extras }: BookingChoice): BookedTerms['extras'] {
  const found = gig.offer.extras.filter(({ name }) => extras.includes(name));
  if (found.length !== new Set(extras).size) throw changed();
  return found;
}

/** In the order of the questions, without those that were left empty. */
function answersOf({ gig }: Offer, { answers }: BookingChoice): BookedTerms['answers'] {
  const { questions } = gig.offer;
  const asked = questions.map(({ text }) => text);
  if (answers.some(({ question }) => !asked.includes(question))) throw changed();
  return questions.flatMap(({ text, isRequired }) => {
    const index = answers.findIndex(({ question }) => question === text);
    if (index < 0 && isRequired) throw changed();
    const answer = answers[index]?.answer;
    if (answer) return [{ question: text, answer }];
    if (!isRequired) return [];
    throw unprocessable('answer_missing', undefined, {
      [`choice.answers.${index}.answer`]: problems.answer_missing,
    });
  });
}
