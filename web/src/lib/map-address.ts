/** Map applications of phones open such an address themselves, and browsers show its map. */
export const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
