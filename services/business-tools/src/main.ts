import { runService } from '@sidework/chassis/run-service';
import { businessTools } from './app.ts';

await runService(businessTools);
