import { runService } from '@sidework/chassis/run-service';
import { educationEvents } from './app.ts';

await runService(educationEvents);
