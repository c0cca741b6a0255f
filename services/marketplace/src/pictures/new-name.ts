import { randomBytes } from 'node:crypto';

/** The name is random: a reader knows it from a gig or a job that they were shown. */
export const newPictureName = () => `${randomBytes(24).toString('base64url')}.webp`;
