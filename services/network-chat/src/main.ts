import { runService } from '@sidework/chassis/service';
import { networkChat } from './app.ts';

await runService(networkChat);
