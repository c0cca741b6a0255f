import type { Permission } from './permission.ts';

export const permissionsOfOwnData: Record<string, Permission> = {};
