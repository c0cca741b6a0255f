import { z } from 'zod';

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether Postgres would read it as the id of a row; where it would not, there is no such row. */
export const isUuid = (text: string | undefined): text is string => shape.test(text ?? '');

const Uuid = z.uuid();

/** The id in a path or a query, or nothing where the text is not a UUID of RFC 9562. */
export const uuidIn = (given: string | undefined): string | undefined => Uuid.safeParse(given).data;

/** The nil UUID, which no row has. */
export const noId = '00000000-0000-0000-0000-000000000000';
