import type { Progress } from '../../lib/upload.ts';
import { PlainButton } from '../buttons/plain-button.tsx';
import classes from './upload-line.module.css';

interface Props {
  /** It reads, for example, "Your picture". */
  label: string;
  progress: Progress;
  onStop: () => void;
}

/** How far an upload is, how fast it goes, and a way to stop it. */
export function UploadLine({ label, progress, onStop }: Props) {
  const { sentBytes, allBytes, rate } = progress;
  const percent = allBytes > 0 ? Math.floor((100 * sentBytes) / allBytes) : 0;
  return (
    <div className={classes.line}>
      <progress aria-label={label} max={100} value={percent} className={classes.bar} />
      <span className={classes.text}>
        {percent}%{rate !== null && percent < 100 && ` · ${rateText(rate)}`}
      </span>
      <PlainButton variant="default" size="sm" onClick={onStop}>
        Stop
      </PlainButton>
    </div>
  );
}

function rateText(bytesPerSecond: number): string {
  const kilobytes = bytesPerSecond / 1024;
  return kilobytes < 1000
    ? `${Math.round(kilobytes)} kB/s`
    : `${(kilobytes / 1024).toFixed(1)} MB/s`;
}
