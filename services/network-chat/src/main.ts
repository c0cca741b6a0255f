import { runService } from '@sidework/chassis/run-service';
import { networkChat } from './app.ts';

await runService(networkChat);
