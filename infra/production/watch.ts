import type { Settings } from './settings.ts';

export const isWatched = ({ WATCH }: Settings): boolean => WATCH === 'on';

const shortestPassword = 12;

/** Says why the settings of watching cannot be taken; nothing is wrong where it is off. */
export function watchFaults({ WATCH, WATCH_PASSWORD = '' }: Settings): string[] {
  if (WATCH !== undefined && !['on', 'off'].includes(WATCH)) return ['WATCH: Has to be on or off'];
  if (WATCH !== 'on' || WATCH_PASSWORD.length >= shortestPassword) return [];
  return [`WATCH_PASSWORD: Has to have ${shortestPassword} characters; it opens the dashboard`];
}

/** With this port a server speaks TLS from the first byte; with any other it is asked for it. */
const portOfTls = '465';

/** Alertmanager's configuration, as JSON, which is YAML: alerts go to the operator through the mail server of the site. */
export function alertmanagerOf({ SMTP_URL = '', MAIL_FROM, OPERATOR_EMAIL }: Settings): string {
  const server = new URL(SMTP_URL);
  const port = server.port || (server.protocol === 'smtps:' ? portOfTls : '587');
  const route = { receiver: 'operator', group_by: ['alertname'], group_wait: '30s' };
  return JSON.stringify({
    global: {
      smtp_smarthost: `${server.hostname}:${port}`,
      smtp_from: MAIL_FROM,
      smtp_auth_username: decodeURIComponent(server.username),
      smtp_auth_password: decodeURIComponent(server.password),
      smtp_require_tls: port !== portOfTls,
    },
    route: {
      ...route,
      repeat_interval: '4h',
      routes: [{ ...route, matchers: ['severity="ticket"'], repeat_interval: '24h' }],
    },
    receivers: [{ name: 'operator', email_configs: [{ to: OPERATOR_EMAIL, send_resolved: true }] }],
    // A part that is away makes the rest late, which is no news beside it.
    inhibit_rules: [
      {
        source_matchers: ['alertname=~"PartIsAway|SiteIsAway"'],
        target_matchers: ['alertname=~"ReadsAreSlow|WritesAreSlow|EventsAreLate"'],
      },
    ],
  });
}
