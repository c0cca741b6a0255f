import type { Permission } from './permission.ts';

export const permissionsOfPeople: Record<string, Permission> = {};
