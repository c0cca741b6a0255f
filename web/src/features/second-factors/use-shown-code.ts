import { type RefObject, useEffect, useRef, useState } from 'react';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { useBusy } from '../../lib/use-busy.ts';

interface ShownCode {
  code: string;
  change: (code: string) => void;
  error: string | null;
  isBusy: boolean;
  /** Sends a code; one that was refused stays, marked, so that the next one is typed over it. */
  show: (code: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** A code that is typed, sent once, and refused beside its field. */
export function useShownCode(
  send: (code: string) => Promise<unknown>,
  missing = 'Enter the code',
): ShownCode {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  function refuse(text: string) {
    setError(text);
    field.current?.focus();
    field.current?.select();
  }

  const show = (typed: string) =>
    void run(async () => {
      if (!typed.trim()) return refuse(missing);
      setError(null);
      await send(typed.trim()).catch((refusal) => refuse(securityMessageOf(refusal)));
    });

  function change(typed: string) {
    setCode(typed);
    setError(null);
  }

  return { code, change, error, isBusy, show, field };
}
