const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a file as banks and spreadsheets save it: UTF-8, UTF-16 or the code page of Windows. */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // The database stores no NUL.
  return text.replace(/^\uFEFF/, '').replaceAll('\0', '');
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark every other byte of Latin text in UTF-16 is 0.
  if (isMostlyZero(bytes, 1)) return 'utf-16le';
  if (isMostlyZero(bytes, 0)) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isMostlyZero(bytes: Uint8Array, from: 0 | 1): boolean {
  const sample = bytes.subarray(0, 2_000).filter((_byte, index) => index % 2 === from);
  return sample.length > 2 && sample.filter((byte) => byte === 0).length > sample.length / 2;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
