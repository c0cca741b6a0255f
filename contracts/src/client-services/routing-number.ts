const weights = [3, 7, 1];

/** Whether the last digit of a bank's routing number is the check digit of the others. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}
