import { readConfig } from './config.ts';
import { homeAt } from './home.ts';
import { stopPlatform } from './stop.ts';

const wasRunning = await stopPlatform(homeAt(readConfig().home));
console.log(wasRunning ? 'Sidework is stopped; its data is kept.' : 'Sidework was not running.');
