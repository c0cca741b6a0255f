import { useEffect, useRef } from 'react';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { copyText } from '../../ui/notices/copy-text.ts';
import classes from './second-factors.module.css';

interface Props {
  codes: string[];
  onSaved: () => void;
}

/** Shown once: the server keeps no copy that could be read again. */
export function RecoveryCodeSheet({ codes, onSaved }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const written = codes.map(inFours);
  const text = written.join('\n');
  return (
    <div className={classes.sheet}>
      <Panel label="Your recovery codes">
        <h3 ref={heading} tabIndex={-1}>
          Your Sidework recovery codes
        </h3>
        <p>Save them now: they are shown this one time only. Each works once.</p>
        <ol className={classes.codes}>
          {written.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={classes.actions}>
          <ButtonRow>
            <PlainButton onClick={onSaved}>I have saved them</PlainButton>
            <PlainButton variant="default" onClick={() => void copyText(text, 'Codes copied')}>
              Copy
            </PlainButton>
            <PlainButton variant="default" onClick={() => download(text)}>
              Download
            </PlainButton>
            <PlainButton variant="default" onClick={() => print()}>
              Print
            </PlainButton>
          </ButtonRow>
        </div>
      </Panel>
    </div>
  );
}

/** Eyes keep their place in groups of four; the server reads over what stands between. */
const inFours = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code;

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`Sidework recovery codes\n\n${text}\n`]));
  link.download = 'sidework-recovery-codes.txt';
  link.click();
  // Browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
