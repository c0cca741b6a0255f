import { z } from 'zod';
import { aboveMaxCents, centsFault } from '../kernel/amount-limit.ts';
import { maxCents } from '../kernel/money.ts';
import { Cents, hasAtMost } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { offerLimits, type PackageTier, packageTiers } from './gig-offer-limits.ts';

const tierKeys = packageTiers.map(({ key }) => key) as [PackageTier, ...PackageTier[]];
const Tier = z.enum(tierKeys);

const price = z
  .int(centsFault('Price must be an amount in cents'))
  .positive('Price must be greater than 0')
  .max(maxCents, aboveMaxCents);

const line = (name: string, most: number) =>
  oneLine(`${name} is required`)
    .min(1, `${name} is required`)
    .refine(hasAtMost(most), `${name} has at most ${most} characters`);
const differ = (of: readonly string[]) =>
  new Set(of.map((each) => each.toLowerCase())).size === of.length;

const GigPackage = z.strictObject({
  tier: Tier,
  scope: line('What it includes', offerLimits.scope),
  priceCents: price,
  days: z
    .int('Days must be a whole number')
    .min(1, 'Days must be at least 1')
    .max(offerLimits.days, `Days must be at most ${offerLimits.days}`)
    .nullable()
    .default(null),
});

const GigExtra = z.strictObject({
  name: line('Name', offerLimits.extraName),
  priceCents: price,
});

const GigQuestion = z.strictObject({
  text: line('Question', offerLimits.question),
  isRequired: z.boolean().default(false),
});

const GigFaq = z.strictObject({
  question: line('Question', offerLimits.question),
  answer: line('Answer', offerLimits.faqAnswer),
});

/** The terms of a gig beside its one price: packages, extras, questions to the client, answers to theirs, and the area served. */
export const GigOffer = z
  .strictObject({
    packages: z
      .array(GigPackage)
      .max(packageTiers.length)
      .refine((all) => differ(all.map(({ tier }) => tier)), 'Each package stands once')
      .default([]),
    extras: z
      .array(GigExtra)
      .max(offerLimits.extras, `A gig has at most ${offerLimits.extras} extras`)
      .refine((all) => differ(all.map(({ name }) => name)), 'Two extras have the same name')
      .default([]),
    questions: z
      .array(GigQuestion)
      .max(offerLimits.questions, `A gig asks at most ${offerLimits.questions} questions`)
      .refine((all) => differ(all.map(({ text }) => text)), 'Two questions are the same')
      .default([]),
    faqs: z
      .array(GigFaq)
      .max(offerLimits.faqs, `A gig answers at most ${offerLimits.faqs} questions`)
      .refine((all) => differ(all.map(({ question }) => question)), 'Two questions are the same')
      .default([]),
    /** How far its professional goes, from the town of the gig. */
    areaMiles: z
      .int('Miles must be a whole number')
      .min(1, 'Miles must be at least 1')
      .max(offerLimits.areaMiles, `Miles must be at most ${offerLimits.areaMiles}`)
      .nullable()
      .default(null),
    /** The towns served, where they are named instead. */
    areaTowns: z
      .array(line('Town', offerLimits.town))
      .max(offerLimits.towns, `A gig names at most ${offerLimits.towns} towns`)
      .refine(differ, 'Name each town once')
      .default([]),
  })
  .refine(({ areaMiles, areaTowns }) => !areaMiles || areaTowns.length === 0, {
    path: ['areaTowns'],
    message: 'Choose miles or towns, not both',
  });
export type GigOffer = z.infer<typeof GigOffer>;

const ShownPackage = z.object({
  tier: Tier,
  scope: z.string(),
  priceCents: Cents,
  days: z.number().int().nullable(),
});
const ShownExtra = z.object({ name: z.string(), priceCents: Cents });

/** The offer as its readers see it. */
export const GigOfferView = z
  .object({
    packages: z.array(ShownPackage),
    extras: z.array(ShownExtra),
    questions: z.array(z.object({ text: z.string(), isRequired: z.boolean() })),
    faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
    areaMiles: z.number().int().nullable(),
    areaTowns: z.array(z.string()),
  })
  .meta({ id: 'GigOfferView' });

/** The part of an offer that bookings need. */
export const BookableOffer = GigOfferView.pick({ packages: true, extras: true, questions: true });
export type BookableOffer = z.infer<typeof BookableOffer>;

/** The terms that were chosen with a booking. A page that knows no packages sends none. */
export const BookingChoice = z.strictObject({
  tier: Tier.optional(),
  extras: z.array(line('Name', offerLimits.extraName)).max(offerLimits.extras).default([]),
  answers: z
    .array(
      z.strictObject({
        question: line('Question', offerLimits.question),
        answer: oneLine().refine(
          hasAtMost(offerLimits.answer),
          `An answer has at most ${offerLimits.answer} characters`,
        ),
      }),
    )
    .max(offerLimits.questions)
    .default([]),
});
export type BookingChoice = z.infer<typeof BookingChoice>;

/** The choice as it stands on the service, at the terms of the day of the booking. */
export const BookedTerms = z
  .object({
    package: ShownPackage.nullable(),
    extras: z.array(ShownExtra),
    answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  })
  .meta({ id: 'BookedTerms' });
export type BookedTerms = z.infer<typeof BookedTerms>;
