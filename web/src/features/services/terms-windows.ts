export { ExtensionWindow } from './extension-window.tsx';
export { NegotiationWindow } from './negotiation-window.tsx';
export { PaymentHistoryWindow } from './payment-history-window.tsx';
