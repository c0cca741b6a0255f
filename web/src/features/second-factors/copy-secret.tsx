import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { copyText } from '../../ui/notices/copy-text.ts';
import classes from './second-factors.module.css';

/** The key as text, in groups of four, which eyes keep their place in; it is copied without the gaps. */
export function CopySecret({ secret }: { secret: string }) {
  return (
    <div className={classes.secret}>
      <strong>Key</strong>
      <code className={classes.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <PlainButton variant="default" size="sm" onClick={() => void copyText(secret, 'Key copied')}>
        Copy key
      </PlainButton>
    </div>
  );
}
