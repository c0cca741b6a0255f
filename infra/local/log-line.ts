const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

/** A line of pino's JSON as a person reads it; any other line as it is. */
export function readable(line: string): string {
  const entry = parsed(line);
  if (!entry) return line;
  const { level, time, pid: _pid, hostname: _host, name: _name, msg, err, ...rest } = entry;
  const moment = new Date(Number(time)).toISOString().slice(11, 23);
  const facts = Object.keys(rest).length ? ` ${JSON.stringify(rest)}` : '';
  const stack = (err as { stack?: string } | undefined)?.stack;
  return `${moment} ${levels[Number(level)] ?? level} ${msg ?? ''}${facts}${stack ? `\n${stack}` : ''}`;
}

function parsed(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{"level":')) return undefined;
  try {
    const entry = JSON.parse(line);
    return Number.isFinite(Number(entry.time)) ? entry : undefined;
  } catch {
    return undefined;
  }
}
