import type { App } from '@sidework/chassis/server';
import type { Deps } from '../deps.ts';

export function providerRoutes(_app: App, _deps: Deps) {}
