import { runServiceCommand } from './service-commands.ts';

process.exitCode = await runServiceCommand('identity', ['verify-audit', ...process.argv.slice(2)]);
