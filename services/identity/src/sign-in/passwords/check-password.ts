import { hasSignUpMark } from '../../accounts/sign-up-marks.ts';
import type { User } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import { isKnownDevice } from '../../known-devices/known-devices.ts';
import { takePasswordTry } from '../../limits/take-password-try.ts';
import { isTooLong } from '../../passwords/password.ts';
import type { Source } from '../../source.ts';
import type { Claim } from './claim.ts';

interface Try {
  claimed: Claim;
  /** The user of the claim; undefined if there is none. */
  user: User | undefined;
  password: string;
  source: Source;
}

/** Gives the user whose password it is. The same is done, counted and waited for where there is no such user. */
export async function checkPassword(
  deps: Deps,
  { claimed, user, password, source }: Try,
): Promise<User | undefined> {
  if (isTooLong(password)) return undefined;
  // A person has one count, whether they are tried by address or by number.
  const account = user?.id ?? claimed.email ?? claimed.phone ?? '';
  const key = deps.seal.digest('password tries', account);
  const isKnown = await isKnownDevice(deps, user?.id, source.device ?? { token: undefined });
  const device = isKnown
    ? deps.seal.digest('tries of a device', `${account} ${source.device?.token}`)
    : undefined;
  // The owner waits neither behind strangers nor behind other known devices.
  const isRight = await deps.passwords.inTurn(device ?? key, () =>
    compare(deps, {
      key,
      device,
      password,
      kept: user?.passwordHash ?? undefined,
      isFree: isOfSignUp(deps, user, claimed, password),
    }),
  );
  return isRight ? user : undefined;
}

/** Whether the password comes from a sign-up that was not told about the existing account. */
export const isOfSignUp = (
  { seal }: Pick<Deps, 'seal'>,
  user: User | undefined,
  { email }: Claim,
  password: string,
): boolean =>
  user !== undefined && hasSignUpMark(seal, user, { way: email ? 'email' : 'phone', password });

interface Comparison {
  key: string;
  device: string | undefined;
  kept: string | undefined;
  password: string;
  /** Not counted as wrong: that of a newcomer would not be either. */
  isFree: boolean;
}

async function compare(deps: Deps, { key, device, kept, password, isFree }: Comparison) {
  const takeBack = await takePasswordTry(deps, { account: key, device });
  let isWrong = false;
  try {
    isWrong = !(await deps.passwords.matches(kept, password));
  } finally {
    // Right, or not looked at for want of room.
    if (!isWrong || isFree) await takeBack();
  }
  return !isWrong;
}
