interface Asked {
  startsAt: string;
  noticeHours: number | null;
  side: 'client' | 'professional';
  /** The name of the other side. */
  name: string;
  now: number;
}

/** It says what less notice means than the professional asks for, and is empty where there is enough. */
export function noticeText({ startsAt, noticeHours, side, name, now }: Asked): string {
  if (noticeHours === null || Date.parse(startsAt) - now >= noticeHours * 3_600_000) return '';
  const asks = side === 'client' ? `${name} asks` : 'you ask';
  const hours = noticeHours === 1 ? '1 hour' : `${noticeHours} hours`;
  return `This is less than the ${hours} of notice that ${asks} for. It costs nothing, but we tell ${name} that it is at short notice. `;
}
