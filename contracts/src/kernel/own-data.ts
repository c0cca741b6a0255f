import { z } from 'zod';
import { event } from './event.ts';

/** This replaces a person's name once their account is deleted. */
export const deletedAccount = 'Deleted account';

/** One table's worth of what a service keeps of a person, in words that the person understands. */
export const GatheredFile = z.object({
  /** `jobs.json` */
  name: z.string().regex(/^[a-z-]+\.json$/),
  /** A sentence says what the file holds. */
  about: z.string(),
});
export type GatheredFile = z.infer<typeof GatheredFile>;

/** A row of such a file. */
export const GatheredRow = z.record(z.string(), z.json());
export type GatheredRow = z.infer<typeof GatheredRow>;

/**
 * How that begins which a service leaves in the handover bucket for an export. It is lines of JSON, of which neither side
 * ever holds more than a few: first this, then the rows of each file, one a line, with an empty line behind those of each.
 */
export const GatheredPart = z.object({ files: z.array(GatheredFile) });
export type GatheredPart = z.infer<typeof GatheredPart>;

/** Declares a service's word that its part of an export lies in the handover bucket. */
export const exportGatheredIn = <const S extends string>(service: S) =>
  event(
    `${service}.export.gathered.v1`,
    z.object({
      exportId: z.uuid(),
      userId: z.uuid(),
      key: z.string(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      size: z.number().int().min(0),
    }),
    (data) => data.exportId,
  );

/** Declares a service's word that it has forgotten a person. */
export const accountErasedIn = <const S extends string>(service: S) =>
  event(`${service}.account.erased.v1`, z.object({ userId: z.uuid() }), (data) => data.userId);
