/** A person reads this of a picture as iPhones keep it, because no other browser shows it. */
export const heicWords =
  'This is an HEIC picture. Please save it as JPG or PNG and choose it again.';

/** Why a file cannot be taken that is of none of `types`; `otherwise` where it is no picture of an iPhone. */
export function faultOfType(
  { name, type }: { name: string; type: string },
  types: readonly string[],
  otherwise: string,
): string | undefined {
  if (types.includes(type)) return undefined;
  return isHeicName(name) || type === 'image/heic' ? heicWords : otherwise;
}

export const isHeicName = (name: string) => /\.hei[cf]$/i.test(name);
