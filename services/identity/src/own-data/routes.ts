import type { App } from '@sidework/chassis/server';
import type { Deps } from '../deps.ts';

export function ownDataRoutes(_app: App, _deps: Deps) {}
