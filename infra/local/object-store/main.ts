import { accountsOf } from './config.ts';
import { startObjectStore } from './object-store.ts';

const [folder = '', port] = process.argv.slice(2);
const store = await startObjectStore({ folder, port: Number(port), accounts: accountsOf() });
console.log(`Objects at http://127.0.0.1:${store.port}, kept in ${folder}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void store.stop().then(() => process.exit()));
}
