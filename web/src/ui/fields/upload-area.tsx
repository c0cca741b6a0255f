import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import classes from './upload-area.module.css';

interface Props {
  /** "Add documents". */
  label: string;
  /** It reads, for example, "PDF, JPEG or PNG, at most 20 MB each". */
  hint: string;
  types: readonly string[];
  isMultiple?: boolean;
  error?: string | undefined;
  onChoose: (files: File[]) => void;
}

/** A field for files: they are dropped on it, or chosen. What became of them stands in `UploadLine`s beneath. */
export function UploadArea({ label, hint, types, isMultiple = false, error, onChoose }: Props) {
  const [isOver, setOver] = useState(false);
  const id = useId();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  }

  function choose(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0) onChoose(isMultiple ? files : files.slice(0, 1));
  }

  return (
    <div>
      <label
        className={classes.area}
        data-over={isOver}
        data-refused={error !== undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileUpload size={26} stroke={1.6} aria-hidden className={classes.icon} />
        <span>
          <span className={classes.label}>{label}</span>
          <span id={`${id}-hint`} className={classes.hint}>
            {hint}
          </span>
        </span>
        <input
          type="file"
          aria-label={label}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          accept={types.join(',')}
          multiple={isMultiple}
          className={classes.input}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files);
            currentTarget.value = '';
          }}
        />
      </label>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
