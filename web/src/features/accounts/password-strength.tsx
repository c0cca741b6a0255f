import classes from './password-strength.module.css';
import { type Strength, strengthOf } from './rules.ts';

const bars: Record<Strength, number> = { 'too short': 0, weak: 1, fair: 2, strong: 3 };

export function PasswordStrength({ password }: { password: string }) {
  const strength = strengthOf(password);
  return (
    <div className={classes.strength} role="status">
      {password && (
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
