import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from './context.ts';

export type { Logger };

const secrets = ['password', 'token', 'otp', 'email', 'phone', 'date_of_birth', 'refresh_token'];
const paths = [
  'req.headers.authorization',
  'req.headers.cookie',
  ...secrets.flatMap((name) => [name, `*.${name}`]),
];

/** JSON logs on stdout; the request id is added to every line, secrets and personal data are blotted out. */
export function createLogger(
  service: string,
  level: string,
  destination?: DestinationStream,
): Logger {
  return pino(
    {
      level,
      base: { service },
      redact: { paths, censor: '[hidden]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId ? { requestId } : {};
      },
    },
    destination ?? pino.destination(1),
  );
}
