/** A month and a year as people and browsers write them ("129", "0129", "1 / 2029"), in the one form that is sent. */
export function expiryOf(typed: string): string {
  const parts = /^(\d{1,2})\s*[/\-.\s]\s*(?:20)?(\d\d)$/.exec(typed.trim());
  const digits = /^(\d{1,2}?)(?:20)?(\d\d)$/.exec(typed.trim());
  const [, month, year] = parts ?? digits ?? [];
  return month && year ? `${month.padStart(2, '0')}/${year}` : typed;
}
