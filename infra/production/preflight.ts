import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import { faultsOf, type Settings } from './settings.ts';

/** The world around an installation, which tests replace. */
export interface Surroundings {
  stripeUrl: string;
  /** Gives the address of a name; fails where it has none. */
  lookup(name: string): Promise<unknown>;
  now(): Date;
  /** The folder of the container engine's data. */
  engineFolder: string;
  /** Whether this installation already holds the ports 80 and 443. */
  runs: boolean;
}

type Check = (settings: Settings, around: Surroundings) => Promise<string[]> | string[];

/** Each says in words what is missing or weak, and nothing where all is right. */
const checks: Record<string, Check> = {
  Settings: (settings) => faultsOf(settings),
  Names: namesAreKnown,
  Mail: mailIsTaken,
  'Stripe and clock': stripeKnowsUs,
  'Disk and memory': thereIsRoom,
  Ports: portsAreFree,
};

/** Gives the faults of each check by its title; those of the settings alone where these are wrong already. */
export async function preflight(
  settings: Settings,
  around: Surroundings,
): Promise<[title: string, faults: string[]][]> {
  const found: [string, string[]][] = [];
  for (const [title, check] of Object.entries(checks)) {
    found.push([title, await check(settings, around)]);
    if (title === 'Settings' && found[0]?.[1].length) break;
  }
  return found;
}

async function namesAreKnown(
  { SIDEWORK_DOMAIN = '', SIDEWORK_FILES_DOMAIN = '' }: Settings,
  { lookup }: Surroundings,
) {
  const faults: string[] = [];
  for (const name of [SIDEWORK_DOMAIN, SIDEWORK_FILES_DOMAIN])
    await lookup(name).catch(() =>
      faults.push(`The name ${name} has no address. Add one with who keeps your domain.`),
    );
  return faults;
}

/** Sends one mail to the operator: a server that lets us in may still refuse the sender. */
async function mailIsTaken({ SMTP_URL = '', MAIL_FROM = '', OPERATOR_EMAIL = '' }: Settings) {
  const transport = createTransport({ url: SMTP_URL, connectionTimeout: 10_000 });
  try {
    await transport.sendMail({
      from: MAIL_FROM,
      to: OPERATOR_EMAIL,
      subject: 'Sidework can send mail',
      text: 'This mail was sent by the check before a start. Your mail server took it.\n',
    });
    return [];
  } catch (error) {
    return [`The mail server did not take a mail to ${OPERATOR_EMAIL}: ${messageOf(error)}`];
  } finally {
    transport.close();
  }
}

const webhookPath = '/api/payments/webhook';
/** The events that payments listen for. */
const webhookEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.payment_failed',
];

interface WebhookEndpoint {
  url: string;
  status: string;
  enabled_events: string[];
}

/** Seconds that two clocks may differ: Stripe refuses signatures that are five minutes old. */
const clockTolerance = 60;

async function stripeKnowsUs(settings: Settings, { stripeUrl, now }: Surroundings) {
  const reply = await fetch(`${stripeUrl}/v1/webhook_endpoints?limit=100`, {
    headers: { authorization: `Bearer ${settings.STRIPE_SECRET_KEY}` },
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => messageOf(error));
  if (typeof reply === 'string') return [`Stripe is not reached: ${reply}`];
  const faults: string[] = [];
  const offset = (now().getTime() - Date.parse(reply.headers.get('date') ?? '')) / 1000;
  if (Math.abs(offset) > clockTolerance)
    faults.push(
      `This machine's clock is ${Math.round(Math.abs(offset))} seconds ${offset > 0 ? 'fast' : 'slow'}. Let it follow a time server.`,
    );
  if (reply.status === 401) return [...faults, 'STRIPE_SECRET_KEY: Stripe does not know this key'];
  if (!reply.ok) return [...faults, `Stripe answers ${reply.status} where its webhooks are asked.`];
  const { data } = (await reply.json()) as { data: WebhookEndpoint[] };
  const url = `https://${settings.SIDEWORK_DOMAIN}${webhookPath}`;
  const endpoint = data.find((each) => each.url === url && each.status === 'enabled');
  if (!endpoint)
    return [
      ...faults,
      `Stripe has no webhook for ${url}. Add one there, for ${webhookEvents.join(', ')}.`,
    ];
  const events = new Set(endpoint.enabled_events);
  const missing = events.has('*') ? [] : webhookEvents.filter((name) => !events.has(name));
  if (missing.length > 0)
    faults.push(`Stripe's webhook does not tell of ${missing.join(', ')}. Add these events to it.`);
  return faults;
}

const gigabyte = 1024 ** 3;

async function thereIsRoom(_settings: Settings, { engineFolder }: Surroundings) {
  const { bavail, bsize } = await statfs(engineFolder);
  const free = (bavail * bsize) / gigabyte;
  const memory = totalmem() / gigabyte;
  return [
    ...(free < 20 ? [`${engineFolder} has ${free.toFixed(1)} GB free; 20 are needed.`] : []),
    ...(memory < 7.5 ? [`The machine has ${memory.toFixed(1)} GB of memory; 8 are needed.`] : []),
  ];
}

async function portsAreFree(_settings: Settings, { runs }: Surroundings) {
  if (runs) return [];
  const taken = await Promise.all(
    [80, 443].map(async (port) => ((await isFree(port)) ? [] : port)),
  );
  return taken.flat().map((port) => `Another program holds port ${port} of this machine.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Ports of the system are refused to all but root, and the container engine is root.
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** Gives until when the certificate that a site shows is valid; fails where no browser would take it. */
export function certificateUntil(name: string): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: name, port: 443, servername: name, timeout: 10_000 }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer within ten seconds')));
    socket.once('error', reject);
  });
}

const messageOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};
