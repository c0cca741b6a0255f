import type { App } from '@sidework/chassis/server';
import type { Deps } from '../deps.ts';

export function guardianRoutes(_app: App, _deps: Deps) {}
