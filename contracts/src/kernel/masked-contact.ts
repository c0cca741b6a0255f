import { digitsOf } from './phone-number.ts';

/** `p•••@e•••.com`: enough to know one's parent's address again, and too little to write to. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return `${firstOf(email)}•••@${firstOf(domain)}•••${dot === -1 ? '' : domain.slice(dot)}`;
}

/** `•••-0123` */
export const maskedPhone = (phone: string) => `•••-${digitsOf(phone).slice(-4)}`;

const firstOf = (text: string) => [...text][0] ?? '';
