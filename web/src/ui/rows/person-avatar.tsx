import classes from './person-avatar.module.css';

interface Props {
  name: string;
  /** The person's id keeps the tint through a change of name. */
  id: string;
  imageUrl?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** Decoration beside a written name: hidden from screen readers. */
export function PersonAvatar({ name, id, imageUrl, size = 'md' }: Props) {
  return (
    <span
      aria-hidden
      className={classes.avatar}
      data-size={size}
      style={{ '--hue': `${hueOf(id)}` } as React.CSSProperties}
    >
      {isWebUrl(imageUrl) ? (
        <img src={imageUrl} alt="" referrerPolicy="no-referrer" className={classes.image} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

/** First letters of the first and the last word: "Ada B. Lovelace" is AL. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

function hueOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 3600;
  return sum / 10;
}

function isWebUrl(url: string | null | undefined): url is string {
  if (!url || !URL.canParse(url, location.origin)) return false;
  return /^https?:$/.test(new URL(url, location.origin).protocol);
}
