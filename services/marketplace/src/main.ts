import { runService } from '@sidework/chassis/service';
import { marketplace } from './app.ts';

await runService(marketplace);
