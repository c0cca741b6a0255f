import { runService } from '@sidework/chassis/service';
import { clientServices } from './app.ts';

await runService(clientServices);
