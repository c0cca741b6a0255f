import { runServiceCommand } from './service-commands.ts';

process.exitCode = await runServiceCommand('identity', ['grant-admin', ...process.argv.slice(2)]);
