import type { Permission } from './permission.ts';

export const permissionsOfStaff: Record<string, Permission> = {};
