import { startMailbox } from './mailbox.ts';

const [folder = '', smtpPort, httpPort] = process.argv.slice(2);
const mailbox = await startMailbox({
  folder,
  smtpPort: Number(smtpPort),
  httpPort: Number(httpPort),
});
console.log(
  `Mail to 127.0.0.1:${mailbox.smtpPort}, to be read at http://127.0.0.1:${mailbox.httpPort}`,
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void mailbox.stop().then(() => process.exit()));
}
