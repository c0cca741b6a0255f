import { runServiceCommand } from './service-commands.ts';

process.exitCode = await runServiceCommand('identity', ['service-token', ...process.argv.slice(2)]);
