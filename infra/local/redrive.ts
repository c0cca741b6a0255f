import { runServiceCommand } from './service-commands.ts';
import { services } from './services.ts';

const [only, ...consumer] = process.argv.slice(2);
const chosen = services.filter(({ name }) => !only || name === only);
if (chosen.length === 0) {
  const known = services.map(({ name }) => name).join(', ');
  console.error(`There is no service "${only}": ${known}.`);
  process.exitCode = 1;
}
for (const { name } of chosen) {
  const code = await runServiceCommand(name, ['redrive', ...consumer]);
  if (code !== 0) process.exitCode = code;
}
