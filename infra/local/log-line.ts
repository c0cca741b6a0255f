/** A line of the services' JSON as a person reads it; any other line as it is. */
export function readable(line: string): string {
  const entry = parsed(line);
  if (!entry) return line;
  const { level, time, pid: _pid, hostname: _host, service: _service, msg, err, ...rest } = entry;
  const facts = Object.keys(rest).length ? ` ${JSON.stringify(rest)}` : '';
  const stack = (err as { stack?: string } | undefined)?.stack;
  const moment = new Date(time as string | number).toISOString().slice(11, 23);
  return `${moment} ${String(level).toUpperCase()} ${msg ?? ''}${facts}${stack ? `\n${stack}` : ''}`;
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
