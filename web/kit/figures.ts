import { formatCents } from '@sidework/contracts/kernel/money';

export const dollars = (value: number) => formatCents(Math.round(value * 100));

export const dollarsShort = (value: number) => `$${value.toLocaleString('en-US')}`;

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const income = [420, 610, 380, 900, 760, 1120, 840, 1310, 980, 1450, 1280];

export const months = names.map((label, month) => ({ label, values: [income[month] ?? 0] }));

export const incomeAndDeductions = names.map((label, month) => {
  const earned = income[month] ?? 0;
  return { label, values: [earned, Math.round(earned * 0.2) + (month % 3) * 40] };
});
