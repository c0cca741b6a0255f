import { runService } from '@sidework/chassis/run-service';
import { marketplace } from './app.ts';

await runService(marketplace);
