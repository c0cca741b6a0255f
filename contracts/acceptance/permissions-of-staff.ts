import { open, type Permission } from './permission.ts';

export const permissionsOfStaff: Record<string, Permission> = {
  'GET /f/:token': open(404),
};
