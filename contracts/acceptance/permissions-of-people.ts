import { forVisitors, open, type Permission, signedIn } from './permission.ts';

export const permissionsOfPeople: Record<string, Permission> = {
  'GET /api/people': signedIn({ OU: 200, OW: 200, OK: 200, KU: 200, PA: 200, AD: 200 }),
  'GET /api/people/pick': signedIn(
    // None of the adults here is a professional; an administrator need not be.
    { OU: 403, OW: 403, OK: 200, KU: 403, AD1: 403, AD: 200 },
    { query: 'search=olga' },
  ),
  'GET /api/people/:personId/membership': forVisitors(200),
  'GET /api/people/:personId': signedIn(
    // One's own profile is elsewhere, and whole; of adults children know nothing.
    { OU: 200, OW: 404, OK: 404, KU: 404, PA: 200, AD: 200 },
    { at: { personId: 'user' } },
  ),
  'PUT /api/profiles/me/kids-avatar': signedIn(
    { OU: 403, OW: 403, OK: 200, KU: 200 },
    { body: { avatar: 'fox' } },
  ),
  // The body is no file.
  'PUT /api/profiles/me/avatar': signedIn({ OU: 400, OW: 400, OK: 400, KU: 400 }),
  'DELETE /api/profiles/me/avatar': signedIn({ OU: 200, OW: 200 }),
  'GET /avatars/:name': open(404),
};
