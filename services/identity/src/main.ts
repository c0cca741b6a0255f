import { runService } from '@sidework/chassis/run-service';
import { identity } from './app.ts';

await runService(identity);
