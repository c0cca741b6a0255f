import { runServiceCommand } from './service-commands.ts';

process.exitCode = await runServiceCommand('identity', ['rotate-signing-keys']);
