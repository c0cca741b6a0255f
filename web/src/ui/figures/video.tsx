import { type Ref, useEffect, useState } from 'react';
import classes from './video.module.css';

interface Props {
  ref?: Ref<HTMLVideoElement>;
  label: string;
  src: string;
  poster: string | undefined;
  /** The captions as a WebVTT file. */
  captions: string;
  /** It begins at this second. */
  startAt: number;
  onTime?: (second: number) => void;
  onPause?: () => void;
  onError: () => void;
}

/** The browser's own player, with its keys and its menu of captions. */
export function Video({
  ref,
  label,
  src,
  poster,
  captions,
  startAt,
  onTime,
  onPause,
  onError,
}: Props) {
  const track = useFileUrl(captions);
  return (
    <video
      ref={ref}
      className={classes.video}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      src={src}
      poster={poster}
      onLoadedMetadata={({ currentTarget }) => goTo(currentTarget, startAt)}
      onTimeUpdate={({ currentTarget }) => onTime?.(currentTarget.currentTime)}
      onPause={onPause}
      onError={onError}
    >
      <track kind="captions" srcLang="en" label="Captions" src={track} />
    </video>
  );
}

/** A video that was left at its end begins again. */
function goTo(video: HTMLVideoElement, second: number) {
  if (second > 0 && second < video.duration - 3) video.currentTime = second;
}

function useFileUrl(text: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return url;
}
