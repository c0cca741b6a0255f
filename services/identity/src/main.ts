import { runService } from '@sidework/chassis/service';
import { identity } from './app.ts';

await runService(identity);
