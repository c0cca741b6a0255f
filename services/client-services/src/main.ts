import { runService } from '@sidework/chassis/run-service';
import { clientServices } from './app.ts';

await runService(clientServices);
