/** A line of the services' JSON as a person reads it; any other line as it is, but for what a terminal would obey. */
export function readable(line: string): string {
  const entry = parsed(line);
  if (!entry) return harmless(line);
  const { level, time, pid: _pid, hostname: _host, service: _service, msg, err, ...rest } = entry;
  const facts = Object.keys(rest).length ? ` ${JSON.stringify(rest)}` : '';
  const stack = (err as { stack?: string } | undefined)?.stack;
  const moment = new Date(time as string | number).toISOString().slice(11, 23);
  const first = harmless(`${moment} ${String(level).toUpperCase()} ${msg ?? ''}${facts}`);
  return [first, ...(stack ? String(stack).split('\n').map(harmless) : [])].join('\n    ');
}

/** Control signs of both ranges, signs that turn the direction of what follows, and those that end a line. */
const obeyed = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Text of strangers reaches the log, and must neither command a terminal nor look like another line of it. */
function harmless(text: string): string {
  const escaped = (sign: string) =>
    sign === '\t' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return text.replace(obeyed, escaped);
}

function parsed(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{"level":')) return undefined;
  try {
    const entry = JSON.parse(line);
    return Number.isNaN(Date.parse(entry.time)) ? undefined : entry;
  } catch {
    return undefined;
  }
}
