import type { Deps } from '../../deps.ts';
import type { Sent } from '../messages/send-text.ts';
import {
  type CodeRequest,
  type CodeWanted,
  readCodeRequest,
  readMagicLink,
} from './code-request.ts';
import { mailCode } from './mail-code.ts';
import { textCode } from './text-code.ts';

/** Sends what signs its reader in, and makes an account for who has none, unless the client asked not to. */
export async function requestCode(
  deps: Deps,
  body: CodeRequest,
  redirectTo: string | undefined,
): Promise<Sent> {
  return sendCode(deps, readCodeRequest(body), redirectTo);
}

export async function requestMagicLink(
  deps: Deps,
  body: CodeRequest,
  redirectTo: string | undefined,
): Promise<Sent> {
  return sendCode(deps, readMagicLink(body), redirectTo);
}

const sendCode = (deps: Deps, wanted: CodeWanted, redirectTo: string | undefined): Promise<Sent> =>
  'email' in wanted ? mailCode(deps, { ...wanted, redirectTo }) : textCode(deps, wanted);
