/** A command that cannot do what it was asked, for a reason that its caller is told. */
export class CommandError extends Error {
  override name = 'CommandError';
}
