import type { ReactNode } from 'react';
import classes from './password-strength.module.css';
import { type Strength, strengthOf } from './rules.ts';

const bars: Record<Strength, number> = { 'too short': 0, weak: 1, fair: 2, strong: 3 };

interface Props {
  password: string;
  /** The reason why the password was refused, which its field shows. */
  fault?: ReactNode;
}

/** Says nothing of a password that was refused: no praise beside the reason. */
export function PasswordStrength({ password, fault }: Props) {
  const strength = strengthOf(password);
  return (
    <div className={classes.strength} role="status">
      {password && (!fault || strength === 'too short') && (
        <>
          <span aria-hidden className={classes.bars} data-filled={bars[strength]}>
            <span />
            <span />
            <span />
          </span>
          This password is {strength}.
        </>
      )}
    </div>
  );
}
