import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { DecideWithReason } from '../reasons/decide-with-reason.tsx';

interface Props {
  about: string;
  open: (reason: string) => Promise<string>;
}

/** As long as the server lets the link live, less the way here. */
const linkLifeMs = 55_000;

/** The signed form. A window that opened by itself after the answer would be kept back by browsers, so a link stands here. */
export function ConsentForm({ about, open }: Props) {
  const [url, setUrl] = useState<string>();
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (!url) return;
    link.current?.focus();
    const timer = setTimeout(() => setUrl(undefined), linkLifeMs);
    return () => clearTimeout(timer);
  }, [url]);

  if (url)
    return (
      <LinkButton ref={link} to={url} target="_blank" rel="noreferrer" variant="default">
        <IconExternalLink size={18} aria-hidden />
        Show the form in a new tab (for a minute)
      </LinkButton>
    );
  return (
    <DecideWithReason
      label="Open form"
      about={about}
      title="Open the signed form?"
      text="That you looked, when and why is recorded first, and the child’s guardians can read it."
      submitLabel="Open form"
      decide={async (reason) => setUrl(await open(reason))}
    />
  );
}
