import './input-styles.ts';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import fieldClasses from './plain-fields.module.css';
import classes from './suggest-field.module.css';

interface Props {
  label: string;
  /** A form sends its text under this. */
  name?: string;
  placeholder?: string;
  maxLength?: number;
  value: string;
  onType: (text: string) => void;
  /** The likeliest comes first. */
  suggestions: readonly string[];
  onChoose: (at: number) => void;
  /** Enter, while none of them is highlighted; and the field is left. */
  onEnter?: () => void;
  onLeave?: () => void;
  onClear: () => void;
  error?: string | undefined;
  autoFocus?: boolean;
}

/** A text field that says what may be meant. */
export function SuggestField({ label, value, suggestions, error, ...props }: Props) {
  const { name, placeholder, maxLength, autoFocus = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && suggestions.length > 0;
  const combobox = useCombobox({ opened: isShown, onOpenedChange: setOpen });

  function type(text: string) {
    props.onType(text);
    combobox.resetSelectedOption();
    setOpen(true);
  }

  function clear() {
    props.onClear();
    setOpen(false);
    input.current?.focus();
  }

  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className={fieldClasses.label}>
        {label}
      </label>
      <Combobox
        store={combobox}
        size="md"
        withinPortal={false}
        keepMounted
        hideDetached={false}
        onOptionSubmit={(at) => {
          props.onChoose(Number(at));
          setOpen(false);
        }}
      >
        <div className={fieldClasses.box}>
          <IconSearch size={18} aria-hidden className={fieldClasses.start} />
          <Combobox.Target withExpandedAttribute>
            <input
              ref={input}
              id={id}
              name={name}
              type="text"
              dir="auto"
              // biome-ignore lint/a11y/noAutofocus: only where it takes the place of a field that has the focus
              autoFocus={autoFocus}
              className={`${fieldClasses.control} ${classes.input}`}
              placeholder={placeholder}
              maxLength={maxLength}
              value={value}
              aria-autocomplete="list"
              aria-invalid={error !== undefined}
              aria-describedby={error && `${id}-error`}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onKeyDown={({ key }) => {
                const isChosen = isShown && combobox.getSelectedOptionIndex() !== -1;
                if (key === 'Enter' && !isChosen) props.onEnter?.();
              }}
              onBlur={() => {
                setOpen(false);
                props.onLeave?.();
              }}
            />
          </Combobox.Target>
          {value && (
            <button
              type="button"
              className={classes.clear}
              aria-label={`Clear ${label}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={clear}
            >
              <IconX size={18} aria-hidden />
            </button>
          )}
        </div>
        <Combobox.Dropdown>
          <Combobox.Options labelledBy={`${id}-label`}>
            {suggestions.map((suggestion, at) => (
              <Combobox.Option key={suggestion} value={String(at)} className={classes.option}>
                {suggestion}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {error && (
        <p id={`${id}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{isShown && `${suggestions.length} suggestions`}</span>
      </VisuallyHidden>
    </div>
  );
}
