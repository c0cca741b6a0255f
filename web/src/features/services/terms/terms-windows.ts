export { PaymentHistoryWindow } from '../money/payment-history-window.tsx';
export { ExtensionWindow } from './extension-window.tsx';
export { NegotiationWindow } from './negotiation-window.tsx';
