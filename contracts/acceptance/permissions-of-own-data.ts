import { childDeletionPhrase, deletionPhrase } from '../src/identity/deletion/deletion.ts';
import { ofFamily, type Permission, signedIn } from './permission.ts';

const everybody = { OU: 200, OW: 200, OK: 200, KU: 200, PA: 200, AD: 200 };
/** Callers who asked for no such export, or look after no such child. */
const absent = { OU: 404, OW: 404, OK: 404, KU: 404, PA: 404, AD: 404 };
const unconfirmed = { body: { confirmation: 'yes' } };
const confirmed = { body: { confirmation: deletionPhrase } };
const confirmedOfChild = { body: { confirmation: childDeletionPhrase } };
const child = { at: { childId: 'child' } } as const;

export const permissionsOfOwnData: Record<string, Permission> = {
  'POST /api/exports': signedIn({ OW: 202 }, { once: true }),
  'GET /api/exports': signedIn(everybody),
  'POST /api/exports/:exportId/link': signedIn(absent),
  'POST /api/profiles/me/delete': signedIn(
    { OU: 422, OW: 422, OK: 422, KU: 422, PA: 422, AD: 422 },
    unconfirmed,
  ),
  'POST /api/profiles/me/delete, as it has to be asked for': signedIn({ OW: 204 }, confirmed),
  'POST /api/children/:childId/exports': signedIn(absent),
  'GET /api/children/:childId/exports': signedIn(absent),
  'POST /api/children/:childId/delete': signedIn(absent, confirmedOfChild),
  'POST /api/children/:childId/exports, that there is': ofFamily({ PA: 202 }, child),
  'GET /api/children/:childId/exports, that there is': ofFamily({ PA: 200 }, child),
  'POST /api/children/:childId/delete, that there is': ofFamily(
    { PA: 204 },
    { ...child, ...confirmedOfChild },
  ),
};
