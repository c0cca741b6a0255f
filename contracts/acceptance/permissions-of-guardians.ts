import type { Permission } from './permission.ts';

export const permissionsOfGuardians: Record<string, Permission> = {};
