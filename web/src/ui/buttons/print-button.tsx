import { PlainButton } from './plain-button.tsx';

/** Prints the page as it stands; `print.css` leaves out what is only pressed. */
export const PrintButton = () => (
  <PlainButton variant="default" onClick={() => print()}>
    Print
  </PlainButton>
);
