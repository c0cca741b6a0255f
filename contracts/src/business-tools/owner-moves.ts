/** Money that goes in or out of the business and is neither earned nor spent. */
export const ownerMoves = [
  { key: 'contribution', label: 'Money you put in' },
  { key: 'draw', label: 'Money you took out' },
  { key: 'loan_received', label: 'Loan received' },
  { key: 'loan_repaid', label: 'Loan repaid' },
  { key: 'tax_paid', label: 'VAT or GST paid to a tax office' },
] as const;
export type OwnerMove = (typeof ownerMoves)[number]['key'];
