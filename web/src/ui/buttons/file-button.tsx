import { type ReactNode, useRef } from 'react';
import { PlainButton } from './plain-button.tsx';

interface Props {
  /** Names the browser's own field, which is not seen. */
  label: string;
  types: readonly string[];
  variant?: 'filled' | 'default' | 'subtle';
  size?: 'sm' | 'md';
  isDisabled?: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** Opens the browser's choice of a file. The same file can be chosen again after a refusal. */
export function FileButton({
  label,
  types,
  variant = 'default',
  size = 'md',
  isDisabled = false,
  onChoose,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <PlainButton
        variant={variant}
        size={size}
        isDisabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </PlainButton>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={types.join(',')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onChoose(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
